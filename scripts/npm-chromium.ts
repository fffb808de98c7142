/**
 * Chromium from npm, for Linux on x64: a headless shell of a fixed version, in `.cache/chromium/`. It needs no root
 * access, and takes less processor time than Debian's (`docs/decisions/test-speed.md`).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { npmCommand } from './npm.ts'

const PACKAGE = '@sparticuz/chromium'
const VERSION = '153.0.0'

const versions = fileURLToPath(new URL('../.cache/chromium', import.meta.url))
const folder = join(versions, VERSION)
const executable = join(folder, 'start')

/** Starts the browser with the package's libraries and fonts where the machine has none. */
const START = `#!/bin/sh
here=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
export LD_LIBRARY_PATH="/usr/lib/x86_64-linux-gnu:/usr/lib64:$here/lib"
exec "$here/chromium" "$@"
`

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/** Returns the path of the browser, or undefined if it is not installed. */
export const findNpmChromium = (): string | undefined => (existsSync(executable) ? executable : undefined)

/** Installs the browser unless it is there. Says why if it can't. */
export function installNpmChromium(): void {
  // The package has binaries for no other system.
  if (process.platform !== 'linux' || process.arch !== 'x64' || existsSync(executable)) return
  // Another process may install at the same time.
  const unfinished = `${folder}-${process.pid}`
  console.log(`browser: getting Chromium ${VERSION} from npm …`)
  try {
    mkdirSync(unfinished, { recursive: true })
    install(unfinished)
    if (!existsSync(folder)) renameSync(unfinished, folder)
    for (const name of readdirSync(versions))
      if (name !== VERSION) rmSync(join(versions, name), { recursive: true })
  } catch (error) {
    console.log(`browser: ${error instanceof Error ? error.message : error}`)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function install(into: string): void {
  // Gives up soon without a network, but not on a slow one.
  const network = ['--fetch-retries=0', '--fetch-timeout=120000']
  const only = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = npmCommand('install', '--prefix', into, ...network, ...only, `${PACKAGE}@${VERSION}`)
  const { status } = spawnSync(npm.command, npm.args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: npm.shell,
  })
  if (status !== 0) throw new Error(`npm could not install ${PACKAGE}; its own message stands above`)
  const read = (name: string) =>
    brotliDecompressSync(readFileSync(join(into, 'node_modules', PACKAGE, 'bin', `${name}.br`)))
  writeFileSync(join(into, 'chromium'), read('chromium'), { mode: 0o755 })
  for (const name of ['al2023.tar', 'swiftshader.tar', 'fonts.tar']) {
    const { status } = spawnSync('tar', ['-x', '-C', into], {
      input: read(name),
      stdio: ['pipe', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new Error(`tar could not unpack ${name}`)
  }
  writeFileSync(join(into, 'fonts.conf'), FONTS)
  writeFileSync(join(into, 'start'), START, { mode: 0o755 })
  rmSync(join(into, 'node_modules'), { recursive: true })
}
