import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { call } from './support/calls.ts'
import { expect, skipWithoutMockInPage, test } from './support/fixtures.ts'
import { openPanel } from './support/mock-panel.ts'

skipWithoutMockInPage('its panel')

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')

/** Runs the tests of a folder against the server of this test. */
const config = `import base from '../../playwright.config.ts'
export default {
  ...base,
  outputDir: './results',
  projects: [{ name: 'copied', testDir: '.', testMatch: '*.spec.ts', use: base.projects[0].use }],
}
`

/** Test of the latest request with a text, which its title has too. */
async function copied(page: Page, panel: Locator, text: string, title: string): Promise<string> {
  const entry = panel.getByRole('listitem').filter({ hasText: text }).first()
  const button = entry.getByRole('button', { name: 'Copy as Playwright test' })
  if (!(await button.isVisible())) await entry.locator('summary').click()
  await button.click()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(clipboard).toContain(`test('${title}'`)
  return clipboard()
}

test('tests that are copied from the request log pass', async ({ page, context, guard, baseURL }) => {
  guard.allow(/404|503/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = await openPanel(page, 'Requests')
  await call(page, '/ssh-keys/ssh_none', 'DELETE')
  const texts = [
    await copied(page, panel, 'listVms', 'listVms responds with 200'),
    await copied(page, panel, 'deleteSshKey', 'deleteSshKey responds with 404 not_found'),
  ]
  const entries = panel.getByRole('listitem').filter({ hasText: 'deleteSshKey' })
  const entry = entries.first()
  await entry.getByLabel('With').selectOption('503 unavailable')
  await entry.getByRole('button', { name: 'Fail the next request' }).click()
  await expect(entry.getByText('The next request will fail.')).toBeVisible()
  await call(page, '/ssh-keys/ssh_none', 'DELETE')
  await expect(entries).toHaveCount(2)
  texts.push(await copied(page, panel, 'deleteSshKey', 'deleteSshKey responds with 503 unavailable'))
  expect(texts[0]).toContain('toBeVisible()')
  expect(texts[2]).toContain("respondWith(503, 'unavailable')")

  // Beside the results of other tests, since files in `tests/` would become part of this run.
  const folder = join(root, 'test-results', 'copied')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'playwright.config.ts'), config)
  for (const [index, text] of texts.entries()) writeFileSync(join(folder, `copied-${index}.spec.ts`), text)
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const { stdout } = await run(
    process.execPath,
    [cli, 'test', '--config', folder, '--workers=1', '--reporter=line'],
    { cwd: root, env: { ...process.env, E2E_URL: baseURL } },
  )
  expect(stdout).toContain('3 passed')
})
