import type { Page } from '@playwright/test'
import { chartMenuItem } from './support/chart-menu.ts'
import { downloadCsv } from './support/downloads.ts'
import { expect, test } from './support/fixtures.ts'
import { openVm } from './support/vm-pages.ts'

/** Features of all charts, tested on a VM's. */

test.use({ persona: 'admin' })

const chart = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('export their numbers as a file', async ({ page, open }) => {
  await openVm(open, page, 'web-prod-01', 'Monitoring')
  const disk = chart(page, 'Disk throughput')
  const download = () => chartMenuItem(page, 'Disk throughput', 'Download CSV')
  const { name, text } = await downloadCsv(await download())
  expect(name).toMatch(/^disk-throughput_2026-03-02T08-\d\d_2026-03-02T0[89]-\d\d\.csv$/)
  const lines = text.trimEnd().split('\r\n')
  expect(lines[0]).toBe('time,Read (bytes per second),Write (bytes per second)')
  expect(lines[1]).toMatch(/^2026-03-02T08:\d\d:\d\d\.\d{3}Z,[\d.]+,[\d.]+$/)

  // The table has the same times.
  await (await chartMenuItem(page, 'Disk throughput', 'View as table')).click()
  await expect(page.getByRole('region', { name: 'Disk throughput as a table' }).getByRole('row')).toHaveCount(
    lines.length,
  )

  // Hidden series are not in the file.
  await disk.getByRole('button', { name: /^Write/ }).click()
  await expect(disk.getByRole('button', { name: /^Write/ })).toHaveAttribute('aria-pressed', 'false')
  expect((await downloadCsv(await download())).text).toMatch(/^time,Read \(bytes per second\)\r\n/)
  await expect(disk.getByRole('button', { name: /^Read/ })).toHaveAttribute('aria-disabled', 'true')
})

test('show the same moment by pointer and by keyboard', async ({ page, open }) => {
  await openVm(open, page, 'web-prod-01', 'Monitoring')
  // In the user's time zone, not the browser's.
  const moment = /Mar 2, 2026, 3:\d\d:\d\d AM/
  const plot = chart(page, 'CPU').locator('.u-over')
  await expect(plot).toBeVisible()
  await expect(chart(page, 'Memory').locator('.u-over')).toBeVisible()
  await expect(chart(page, 'Memory')).not.toContainText(moment)
  await plot.hover({ position: { x: 40, y: 40 } })
  await expect(chart(page, 'CPU')).toContainText(moment)
  await expect(chart(page, 'Memory')).toContainText(moment)
  await page.mouse.move(0, 0)
  await expect(chart(page, 'Memory')).not.toContainText(moment)

  const reader = page.getByRole('slider', { name: 'Values of CPU' })
  await reader.focus()
  await reader.press('Home')
  await expect(reader).toHaveAttribute('aria-valuetext', /^Mar 2, 2026, 3:0\d:\d\d AM: CPU [\d.]+%$/)
  await expect(chart(page, 'Memory')).toContainText(/Mar 2, 2026, 3:0\d:\d\d AM/)
  await reader.press('Tab')
  await expect(chart(page, 'Memory')).not.toContainText(moment)
})

test('are zoomed by keyboard', async ({ page, open }) => {
  await openVm(open, page, 'web-prod-01', 'Monitoring')
  const reader = page.getByRole('slider', { name: 'Values of CPU' })
  await expect(chart(page, 'CPU').locator('.u-over')).toBeVisible()
  await reader.focus()
  await reader.press('End')
  await reader.press('Shift+PageDown')
  await reader.press('Shift+PageDown')
  await expect(reader).toHaveAttribute('aria-valuetext', /Marked from .*; press Enter to zoom\.$/)
  await reader.press('Escape')
  await expect(reader).not.toHaveAttribute('aria-valuetext', /Marked/)
  await reader.press('Shift+PageDown')
  await reader.press('Enter')
  await expect(page).toHaveURL(/from=\d+/)
  const { searchParams } = new URL(page.url())
  const minutes = (Number(searchParams.get('to')) - Number(searchParams.get('from'))) / 60_000
  expect(minutes).toBeGreaterThan(4)
  expect(minutes).toBeLessThan(8)
  await page.getByRole('button', { name: 'Reset zoom' }).click()
  await expect(page).not.toHaveURL(/from=/)
})

test.describe('in a browser whose language is no language tag', () => {
  test.use({ sharePage: false })

  test('are drawn', async ({ page, open }) => {
    await page.addInitScript(() => {
      // As Chromium says on a system without a locale.
      Object.defineProperty(Navigator.prototype, 'language', { get: () => 'en-US@posix', configurable: true })
    })
    await openVm(open, page, 'web-prod-01', 'Monitoring')
    await expect(chart(page, 'Disk throughput').locator('canvas')).toBeVisible()
  })
})
