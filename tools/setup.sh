# Sets up the environments below .hoftag/. Sourced by ./hoftag, ./test and tools/lock, which set $root. POSIX sh.
#
#   .hoftag/run    what ./hoftag runs: the locked packages and the project, compiled where possible
#   .hoftag/dev    what ./test runs: the tools as well, and the project straight from src/, interpreted
#   .hoftag/build  a copy of the sources and the compiler's output, so that nothing compiled lands in src/
#   .hoftag/uv     the installer
#   web/dist       the client for the browser, built while the engine is compiled: see tools/client.sh
#
# ENV.stamp holds the fingerprint of all that ENV was made from and is written last: an interrupted set-up is
# redone. Deleting .hoftag starts afresh. HOFTAG_PYTHON names a Python to use, HOFTAG_COMPILE=0 forbids compiling.

home=$root/.hoftag
log=$home/setup.log
client= # the process that builds the client, if one does

. "$root/tools/client.sh"

say() { printf 'Hoftag: %s\n' "$*" >&2; }

# prepare ENV: make sure that ENV (run or dev) is there and up to date; with run, the client too.
prepare() {
    if ! fresh "$1" || { [ "$1" = run ] && ! client_fresh; }; then
        set_up "$1" || exit
    fi
}

# inputs ENV: the files and folders that ENV is made from.
inputs() {
    case $1 in
        run) echo src pyproject.toml setup.py requirements.lock requirements-build.lock ;;
        dev) echo pyproject.toml setup.py requirements-dev.lock ;;
        web)
            echo src/hoftag/locale web/src web/public web/index.html web/package.json web/package-lock.json \
                web/.npmrc web/notices.ts web/pack.ts web/svelte.config.js web/tsconfig.json web/vite.config.ts
            ;;
    esac
}

# input_files ENV TEST…: those of its inputs for which find's TEST holds.
input_files() {
    name=$1
    shift
    # shellcheck disable=SC2046 # a list of words
    (cd "$root" && find $(inputs "$name") \( -name __pycache__ -o -name '*.egg-info' \) -prune -o "$@" -print)
}

# fingerprint ENV: where the checkout is and what ENV is made from.
fingerprint() {
    printf '%s\n' "$root"
    input_files "$1" -type f | LC_ALL=C sort | (cd "$root" && tr '\n' '\0' | xargs -0 cksum)
}

# fresh ENV: nothing has changed since ENV was made. This is all that runs on an ordinary start.
fresh() {
    case $1 in
        web) [ -f "$root/web/dist/index.html" ] ;;
        *) [ -x "$home/$1/bin/python" ] ;;
    esac && [ -f "$home/$1.stamp" ] || return 1
    read -r place < "$home/$1.stamp"
    [ "$place" = "$root" ] && [ -z "$(input_files "$1" -newer "$home/$1.stamp" | head -n 1)" ]
}

set_up() (
    cd "$root" || exit
    unset PYTHONDONTWRITEBYTECODE PYTHONHOME PYTHONPATH VIRTUAL_ENV
    python=$(find_python) || {
        say "needs Python 3.11 or newer, and found none. Install one, or name it: HOFTAG_PYTHON=/path/to/python3"
        exit 2
    }
    mkdir -p "$home" || exit
    lock
    since=$(date +%s)
    worked=
    installer_settings
    # What another start has done meanwhile is fresh now.
    [ "$1" = dev ] || client_fresh || start_client
    fresh "$1" || renew "$1" || exit
    [ "$1" = dev ] || finish_client || exit
    [ -z "$worked" ] || say "ready after $(($(date +%s) - since)) s"
)

# renew ENV: make it anew or bring it up to date.
renew() {
    # Taken before the work: what is edited during the set-up counts as changed after it.
    fingerprint "$1" > "$home/$1.next"
    if [ -x "$home/$1/bin/python" ] && cmp -s "$home/$1.next" "$home/$1.stamp"; then
        mv "$home/$1.next" "$home/$1.stamp" # only dates had changed
        return
    fi
    : > "$log"
    worked=yes
    place=
    [ ! -f "$home/$1.stamp" ] || read -r place < "$home/$1.stamp"
    if [ "$place" = "$root" ] && [ -x "$home/$1/bin/python" ]; then
        say "updating, the sources have changed …"
    else
        say "setting up $([ "$1" = run ] && echo '(once)' || echo 'for development (once)') …"
        discard "$1"
    fi
    get_uv
    if ! "make_$1"; then
        say "that did not work; trying again from nothing …"
        discard "$1"
        "make_$1" || {
            tail -n 25 "$log" >&2
            say "the set-up failed; all of its output is in .hoftag/setup.log"
            return 1
        }
    fi
    mv "$home/$1.next" "$home/$1.stamp"
}

# find_python: print the path of a Python that is new enough.
find_python() {
    for candidate in ${HOFTAG_PYTHON:+"$HOFTAG_PYTHON"} python3 python3.14 python3.13 python3.12 python3.11; do
        "$candidate" -c 'import sys
if sys.version_info < (3, 11): sys.exit(1)
print(getattr(sys, "_base_executable", sys.executable))' 2> /dev/null && return
    done
    return 1
}

# lock: one set-up at a time. The system drops the lock when this shell and its children end, however they end.
lock() {
    exec 9> "$home/lock"
    "$python" - 9>&9 << 'END'
import fcntl, sys
try:
    fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    print("Hoftag: waiting for another set-up to finish …", file=sys.stderr)
    fcntl.flock(9, fcntl.LOCK_EX)
except OSError:
    pass  # a file system without locks
END
}

# discard ENV: remove it with all that depends on its Python.
discard() {
    rm -rf "${home:?}/$1" "$home/$1.stamp"
    [ "$1" != run ] || rm -rf "$home/build"
}

# quietly COMMAND…: run it with its output in the log.
quietly() {
    printf '+ %s\n' "$*" >> "$log"
    "$@" >> "$log" 2>&1
}

# installer_settings: uv is told what pip has been told about certificates and packages.
installer_settings() {
    export UV_SYSTEM_CERTS="${UV_SYSTEM_CERTS:-1}" PIP_DISABLE_PIP_VERSION_CHECK=1
    [ -z "${PIP_CERT:-}" ] || export SSL_CERT_FILE="${SSL_CERT_FILE:-$PIP_CERT}"
    [ -z "${PIP_FIND_LINKS:-}" ] || export UV_FIND_LINKS="${UV_FIND_LINKS:-$PIP_FIND_LINKS}"
    [ -z "${PIP_INDEX_URL:-}" ] || export UV_DEFAULT_INDEX="${UV_DEFAULT_INDEX:-$PIP_INDEX_URL}"
}

# get_uv: set $uv to the locked uv, else to one on PATH, else to nothing: then pip does the work.
get_uv() {
    uv=$home/uv/bin/uv
    [ -x "$uv" ] && cmp -s requirements-uv.lock "$home/uv/lock" && return
    say "fetching the installer …"
    rm -rf "$home/uv"
    if quietly "$python" -m venv "$home/uv" &&
        quietly "$home/uv/bin/python" -m pip install --require-hashes -r requirements-uv.lock; then
        cp requirements-uv.lock "$home/uv/lock"
    else
        uv=$(command -v uv) || say "uv cannot be had here; using pip, which takes longer"
    fi
}

# venv DIR: make an environment unless it is there.
venv() {
    [ -x "$1/bin/python" ] || { [ -n "$uv" ] && quietly "$uv" venv --no-project --python "$python" "$1"; } ||
        quietly "$python" -m venv --clear "$1"
}

# packages DIR LOCK: install what LOCK names, nothing else.
packages() {
    if [ -n "$uv" ]; then
        quietly "$uv" pip sync --python "$1/bin/python" --require-hashes --compile-bytecode "$2" && return
        say "uv could not install the packages; trying pip …"
    fi
    with_pip "$1" --require-hashes -r "$2"
}

# project DIR ARGS…: install the project alone; ARGS name the wheel or the folder.
project() {
    dir=$1
    shift
    if [ -n "$uv" ]; then
        quietly "$uv" pip install --python "$dir/bin/python" --no-deps --no-build-isolation --reinstall \
            --compile-bytecode "$@" && return
    fi
    with_pip "$dir" --no-build-isolation --force-reinstall "$@"
}

# with_pip DIR ARGS…: pip's turn. An environment made by uv has no pip yet.
with_pip() {
    dir=$1
    shift
    quietly "$dir/bin/python" -m pip --version || quietly "$python" -m venv "$dir" || {
        say "needs Python's venv module (on Debian and Ubuntu: apt install python3-venv)"
        return 1
    }
    quietly "$dir/bin/python" -m pip install --no-deps --compile "$@"
}

make_dev() {
    say "installing the development tools …"
    export HOFTAG_COMPILE=0 # an editable install would compile into src/
    venv "$home/dev" && packages "$home/dev" requirements-dev.lock && project "$home/dev" --editable .
}

make_run() {
    build_wheel || return
    say "installing …"
    venv "$home/run" && packages "$home/run" requirements.lock && project "$home/run" "$home"/build/dist/*.whl &&
        cp "$home/build/mode" "$home/run/mode"
}

# build_wheel: leave the project's wheel in build/dist and how it was built (compiled, interpreted, failed) in
# build/mode.
build_wheel() {
    mkdir -p "$home/build/tree" && venv "$home/build/venv" || return
    if [ "${HOFTAG_COMPILE:-1}" = 0 ]; then
        echo interpreted > "$home/build/mode"
    elif ! find_compiler; then
        say "found no C compiler with Python's headers: the engine will run interpreted, several times slower"
        echo interpreted > "$home/build/mode"
    elif packages "$home/build/venv" requirements-build.lock && copy_sources && compile; then
        echo compiled > "$home/build/mode"
        return
    else
        say "could not compile the engine (.hoftag/setup.log says why): it will run interpreted, several times slower"
        echo failed > "$home/build/mode"
    fi
    # Of the build tools, setuptools alone is enough now, and it installs anywhere.
    awk '/^[a-z]/ { wanted = /^setuptools==/ } wanted' requirements-build.lock > "$home/build/setuptools.lock"
    packages "$home/build/venv" "$home/build/setuptools.lock" || return
    rm -rf "$home/build/tree/build"
    copy_sources && wheel 0
}

compile() {
    if [ -d "$home/build/tree/build" ]; then
        say "compiling what has changed …"
    else
        say "compiling the engine (a minute or two) …"
    fi
    wheel 1 && mv "$home/build/modules.next" "$home/build/modules"
}

# wheel 0|1: build the copied sources, 1: compiled.
wheel() (
    rm -rf "$home/build/dist"
    cd "$home/build/tree" || exit
    HOFTAG_COMPILE=$1
    export HOFTAG_COMPILE
    quietly "$home/build/venv/bin/python" -c 'import setuptools.build_meta as b; b.build_wheel("../dist")'
)

# copy_sources: bring build/tree up to date. The output of the last build stays, so that only what has changed is
# compiled again, unless that build was interrupted or the list of modules is another.
copy_sources() {
    tree=$home/build/tree
    input_files run -name '*.py' -type f | LC_ALL=C sort > "$home/build/modules.next"
    cmp -s "$home/build/modules.next" "$home/build/modules" || rm -rf "$tree/build"
    rm -rf "$home/build/modules" "$tree/src"
    [ ! -d "$tree/build" ] || find "$tree/build" -path '*/lib*' -type f ! -name '*.so' -exec rm -f {} +
    cp -Rp src pyproject.toml setup.py LICENSE "$tree"
}

# find_compiler: set CC to a compiler that can build Python extensions.
find_compiler() {
    include=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
    for CC in ${CC:+"$CC"} cc gcc clang; do
        # shellcheck disable=SC2086 # CC may carry options
        if printf '#include <Python.h>\n' | $CC -I"$include" -fsyntax-only -x c - 2> /dev/null; then
            export CC
            return
        fi
    done
    return 1
}
