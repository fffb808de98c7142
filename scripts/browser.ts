/**
 * Finds the Chromium for Playwright, or installs one. As a command (`npm run browser`) it prints the path.
 * Prefers an installed browser: it needs no download, which a closed network would block.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** In order of preference. The headless shell comes first, since it runs the tests in half the time. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

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

/** Paths to try, best first; `CHROMIUM_PATH` overrides all others. */
function candidates(): string[] {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return [CHROMIUM_PATH]
  return [...pathsOf(commands), ...(applications[process.platform] ?? []), chromium.executablePath()]
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
export function findBrowser(): string | undefined {
  return firstThatStarts(candidates())
}

export function firstThatStarts(paths: readonly string[]): string | undefined {
  return [...new Set(paths)].find(starts)
}

const howToGetOne = `No Chromium or Chrome was found, and none could be installed. Any of these helps:
  - Debian, Ubuntu:  sudo apt-get install chromium
  - macOS:           brew install --cask chromium
  - anywhere:        npx playwright install --with-deps chromium
  - one of your own: CHROMIUM_PATH=/path/to/chrome npm test`

const installers: { command: string; args: string[]; usable: () => boolean }[] = [
  // Only as root, as in a container: never change the system packages of a personal machine.
  {
    command: 'sh',
    args: [
      '-c',
      'export DEBIAN_FRONTEND=noninteractive; apt-get update; ' +
        'for name in chromium-headless-shell chromium; do ' +
        'apt-get install -y --no-install-recommends "$name" && exit 0; done',
    ],
    usable: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  },
  { command: 'npx', args: ['playwright', 'install', 'chromium'], usable: () => true },
]

/**
 * Returns the path of a browser that starts; installs one if there is none.
 * @throws Error with installation instructions
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) return found
  if (process.env.CHROMIUM_PATH) {
    throw new Error(
      `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which does not start. Set it to a Chromium executable, or unset it.`,
    )
  }
  for (const { command, args, usable } of installers) {
    if (!usable()) continue
    console.log(`browser: none found; running ${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' })
    const installed = findBrowser()
    if (installed !== undefined) return installed
  }
  throw new Error(howToGetOne)
}

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
  try {
    console.log(ensureBrowser())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
