# Finds a Chromium for the tests, or gets one. Sourced by ./test, after tools/setup.sh. POSIX sh.
#
# In this order: the one that HOFTAG_CHROMIUM names; one on PATH; the system's package where we may install it (apt, as
# root); Playwright's; the one of the npm package @sparticuz/chromium. What is fetched goes below .hoftag/browser.

sparticuz=147.0.0 # the last for Node 20

# find_browser: set HOFTAG_CHROMIUM to a browser that starts, and say which; fails if none can be had.
find_browser() {
    mkdir -p "$home/browser" && : > "$home/browser.log" || return
    ways="installed fetched_before from_apt from_playwright from_npm"
    [ -z "${HOFTAG_CHROMIUM:-}" ] || ways=named
    for way in $ways; do
        log=$home/browser.log
        chromium=$("browser_$way") && version=$(starts "$chromium") && break
        chromium=
    done
    log=$home/setup.log
    if [ -z "$chromium" ] && [ "$ways" = named ]; then
        say "HOFTAG_CHROMIUM=$HOFTAG_CHROMIUM does not start (.hoftag/browser.log says why)"
        return 1
    elif [ -z "$chromium" ]; then
        say "no Chromium found, and none can be fetched (.hoftag/browser.log). Name one: HOFTAG_CHROMIUM=/path/to/chromium"
        return 1
    fi
    export HOFTAG_CHROMIUM="$chromium"
    echo "the browser of the tests: $version, $chromium"
}

# starts PATH: print its version if it can show a page.
starts() {
    printf '+ %s\n' "$1" >> "$log"
    (cd "$root" && "$home/dev/bin/python" -m tests.browser.launch "$1" 2>> "$log")
}

browser_named() {
    command -v "$HOFTAG_CHROMIUM"
}

browser_installed() {
    for name in chromium chromium-browser google-chrome google-chrome-stable chrome \
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome' \
        /Applications/Chromium.app/Contents/MacOS/Chromium; do
        command -v "$name" && return
    done
    return 1
}

browser_fetched_before() {
    [ -f "$home/browser/path" ] && cat "$home/browser/path"
}

browser_from_apt() {
    [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null || return
    say "installing Chromium with apt for the tests (a minute or two) …"
    export DEBIAN_FRONTEND=noninteractive
    quietly apt-get update
    quietly apt-get install --yes --no-install-recommends chromium && command -v chromium
}

browser_from_playwright() {
    say "fetching Playwright's Chromium for the tests …"
    export PLAYWRIGHT_BROWSERS_PATH="$home/browser/playwright"
    quietly "$home/dev/bin/playwright" install --only-shell chromium &&
        keep "$(find "$home/browser/playwright" -type f \( -name 'chrome*shell' -o -name headless_shell \) | head -n 1)"
}

browser_from_npm() {
    say "fetching the Chromium of @sparticuz/chromium for the tests …"
    mkdir -p "$home/browser/npm" || return
    (
        cd "$home/browser/npm" || exit
        [ -z "${PIP_CERT:-}" ] || export NODE_EXTRA_CA_CERTS="${NODE_EXTRA_CA_CERTS:-$PIP_CERT}"
        quietly npm install --prefix . --no-audit --no-fund --no-save "@sparticuz/chromium@$sparticuz" &&
            # It unpacks itself into the folder for temporary files.
            TMPDIR=$PWD node --input-type=module --eval '
import chromium from "@sparticuz/chromium"
console.log(await chromium.executablePath())' 2>> "$log"
    ) > "$home/browser/found" && keep "$(cat "$home/browser/found")"
}

# keep PATH: remember what was fetched, and print it.
keep() {
    [ -x "$1" ] && printf '%s\n' "$1" | tee "$home/browser/path"
}
