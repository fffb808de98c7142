import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserFlags, ensureBrowser } from '../../../scripts/browser.ts'
import { atMost, type Figure, write } from '../figure.ts'
import { median } from '../statistics.ts'
import { build } from './chromium.ts'

const ROUNDS = 5

/** Seven tests that open, change and reload a list. */
const FILE = 'tests/e2e/vms-row.spec.ts'

const ROOT = join(import.meta.dirname, '../../..')
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js')
/** Below it, tests find the packages of the project, and end-to-end tests leave it as it is. */
const CACHE = join(ROOT, '.cache')

/** Time of one file of end-to-end tests from process start to exit, beside Playwright with an empty page. */
export function benchEndToEnd(): Figure[] {
  const browser = ensureBrowser()
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'bench-'))
  try {
    const config = join(folder, 'playwright.config.ts')
    const launchOptions = { executablePath: browser, args: browserFlags() }
    writeFileSync(config, `export default ${JSON.stringify({ use: { launchOptions } })}\n`)
    writeFileSync(
      join(folder, 'empty.spec.ts'),
      "import { test } from '@playwright/test'\ntest('opens', async ({ page }) => { await page.goto('about:blank') })\n",
    )
    const own = ['--project=e2e', FILE]
    const unbuilt = run(own)
    build('build:demo')
    const bare: number[] = []
    const built: number[] = []
    // Interleaved, so that other load affects both.
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(run([`--config=${config}`]))
      built.push(run(own, { DEMO_IS_BUILT: '1' }))
    }
    const against = `${write(median(built) / median(bare), '×')} Playwright with an empty page, ${write(median(bare), 's')}`
    return [
      atMost('one end-to-end file, built', median(built), 4, 's', `${against}; median of ${ROUNDS}`),
      atMost('one end-to-end file, with the build', unbuilt, 25, 's', 'once'),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Seconds of a run. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): number {
  const from = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, [PLAYWRIGHT, 'test', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: ensureBrowser(), ...env },
  })
  if (status !== 0) throw new Error(`playwright test ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return (performance.now() - from) / 1000
}
