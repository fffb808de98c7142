/**
 * Finds a Chromium for Playwright, or installs one: the one from npm where it runs. As a command (`npm run browser`), it
 * prints the path.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { readArguments } from './arguments.ts'
import { npmCommand } from './npm.ts'
import { findNpmChromium, installNpmChromium } from './npm-chromium.ts'

/** Takes a fifth less processor time than a whole browser (74 end-to-end tests: 115 s instead of 147 s). */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** In order of preference. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const applications: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

/**
 * Paths to try, best first; `CHROMIUM_PATH` overrides all others.
 * @param withWindow true to prefer browsers that can open one
 */
export function candidates(withWindow: boolean): string[] {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return [CHROMIUM_PATH]
  const whole = [...pathsOf(commands), ...(applications[process.platform] ?? []), chromium.executablePath()]
  const shell = [findNpmChromium() ?? [], pathsOf([HEADLESS_SHELL])].flat()
  return withWindow ? [...whole, ...shell] : [...shell, ...whole]
}

/** Paths where commands may be installed, in order of preference. */
export function pathsOf(commands: readonly string[]): string[] {
  const directories = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return commands.flatMap((command) => directories.map((directory) => join(directory, command)))
}

/**
 * True if the browser starts: on some systems `chromium-browser` only prints installation instructions. Not checked
 * on Windows, where `--version` opens a window.
 */
function starts(path: string): boolean {
  if (!existsSync(path)) return false
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** Returns the path of a browser that starts, or undefined. */
export function findBrowser({ withWindow = false } = {}): string | undefined {
  return firstThatStarts(candidates(withWindow))
}

/** True if a command line of Playwright asks for a browser that a person can see. */
export function asksForWindow(args: readonly string[]): boolean {
  return args.some((it) => /^--(headed|debug|ui(-host|-port)?)(=|$)/.test(it))
}

export function firstThatStarts(paths: readonly string[]): string | undefined {
  return [...new Set(paths)].find(starts)
}

const installationHelp = `No Chromium or Chrome was found, and none could be installed. Any of these helps:
  - Debian, Ubuntu:  sudo apt-get install chromium
  - macOS:           brew install --cask chromium
  - anywhere:        npx playwright install --with-deps chromium
  - your own:        CHROMIUM_PATH=/path/to/chrome npm test`

/** Only as root, as in a container: never change the system packages of a personal machine. */
const canUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs the first package that is available. Fails fast without a network. */
function installByApt(packages: readonly string[], stdio: 'inherit' | 'ignore'): void {
  const options = '-o Acquire::Retries=0 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20'
  const script =
    `export DEBIAN_FRONTEND=noninteractive; apt-get ${options} update; for name in ${packages.join(' ')}; do ` +
    `apt-get ${options} install -y --no-install-recommends "$name" && exit 0; done`
  spawnSync('sh', ['-c', script], { stdio: ['ignore', stdio, stdio], timeout: 300_000 })
}

const installers: { name: string; install: () => void; usable: boolean }[] = [
  {
    name: 'apt-get',
    install: () => installByApt([HEADLESS_SHELL, 'chromium'], 'inherit'),
    usable: canUseApt,
  },
  {
    name: 'npx playwright install chromium',
    install: () => {
      const { command, ...npm } = npmCommand('exec', '--', 'playwright', 'install', 'chromium')
      spawnSync(command, npm.args, { stdio: ['ignore', 'inherit', 'inherit'], shell: npm.shell })
    },
    usable: true,
  },
]

/**
 * Returns the path of a browser that starts. Installs the one from npm where it runs, and another if there is none.
 * @throws Error with installation instructions
 */
export function ensureBrowser(): string {
  const isChosen = Boolean(process.env.CHROMIUM_PATH)
  if (!isChosen) installNpmChromium()
  const found = findBrowser()
  if (found !== undefined) return found
  if (isChosen) {
    throw new Error(
      `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which does not start. Set it to a Chromium executable, or unset it.`,
    )
  }
  for (const { name, install, usable } of installers) {
    if (!usable) continue
    console.log(`browser: none found; running ${name}`)
    install()
    const installed = findBrowser()
    if (installed !== undefined) return installed
  }
  throw new Error(installationHelp)
}

const usage = `Prints the path of the Chromium that the tests use. Installs one if there is none.

  npm run browser
`

/** Flags for a browser that only connects to this machine: no update, sync or first-run traffic. */
export function browserFlags(): string[] {
  return [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    // Chromium can't use its sandbox as root, the usual user in containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
}

if (import.meta.main) {
  readArguments({}, usage)
  try {
    console.log(ensureBrowser())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
