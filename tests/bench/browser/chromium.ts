import { spawnSync } from 'node:child_process'
import { type Browser, chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from '../../../scripts/browser.ts'
import { npmCommand } from '../../../scripts/npm.ts'

export function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() })
}

/** Runs the npm script, so that the current code is measured. */
export function build(script: 'build' | 'build:demo'): void {
  const { command, args, shell } = npmCommand('run', '--silent', script)
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', shell })
  if (status !== 0) throw new Error(`npm run ${script} failed:\n${stdout}${stderr}`)
}
