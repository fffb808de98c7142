import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openVm } from './support/vm-pages.ts'

test.use({ persona: 'admin' })

async function openPalette(page: Page, query = '') {
  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await palette.getByRole('combobox').fill(query)
  return palette
}

test('finds a metric by name and opens its chart', async ({ page, open }) => {
  await open('/dashboard')
  const palette = await openPalette(page, 'cache hit')
  await expect(palette.getByRole('group', { name: 'Metrics' }).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/monitoring?tab=infrastructure&metric=cache_hits')
  await expect(page.getByRole('combobox', { name: 'Metric' })).toHaveValue('cache_hits')
  await expect(page.getByRole('region', { name: 'Cache hits', exact: true })).toContainText('3 resources')
})

test('counts matching log lines and opens them', async ({ page, open }) => {
  await open('/dashboard')
  const palette = await openPalette(page, 'timeout')
  const logs = palette.getByRole('option', { name: /^Search logs for “timeout”/ })
  await expect(logs).toContainText(/[\d,]+ lines? in the last hour/)
  await logs.click()
  await expect(page).toHaveURL('/monitoring/logs?q=timeout')
})

test.describe('without permission to read logs', () => {
  test.use({ persona: 'viewer' })

  test('does not offer to search them', async ({ page, open }) => {
    await open('/dashboard')
    const palette = await openPalette(page, 'timeout')
    await expect(palette.getByRole('option', { name: /^Search the documentation for/ })).toBeVisible()
    await expect(palette.getByRole('option', { name: /^Search logs/ })).toHaveCount(0)
  })
})

test('lists each action once, and articles of the documentation', async ({ page, open }) => {
  await open('/dashboard')
  const palette = await openPalette(page, 'create vm')
  await expect(palette.getByRole('option', { name: 'Create VM', exact: true })).toHaveCount(1)
  await palette.getByRole('combobox').fill('first machine')
  await palette.getByRole('group', { name: 'Documentation' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/^[^?]*\/documentation\/\w/)
})

test('opens the page of SSH keys, and says that it copies the id of a network', async ({ page, open }) => {
  await open('/dashboard')
  const palette = await openPalette(page, 'payments')
  await expect(palette.getByRole('option').filter({ hasText: '10.42.' })).toContainText('Copy ID')
  await palette.getByRole('combobox').fill('ada-laptop')
  await palette.getByRole('option', { name: /^ada-laptop/ }).click()
  await expect(page).toHaveURL('/account?tab=ssh-keys')
})

test('begins with what was opened last, until it is deleted', async ({ page, open, guard }) => {
  guard.allow(/status of 404/)
  await openVm(open, page, 'web-prod-01')
  await openVm(open, page, 'db-primary')
  const palette = await openPalette(page)
  const recent = palette.getByRole('group', { name: 'Recent' })
  await expect(recent.getByRole('option')).toHaveText([/^web-prod-01/])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('web-prod-01')

  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('nimbus-recent-'))
    if (key === undefined) throw new Error('no recent items')
    localStorage.setItem(key, JSON.stringify([{ href: '/compute/vms/vm_gone', label: 'gone' }]))
  })
  await page.goto('/compute/vms/vm_gone')
  await expect(page.getByText('doesn’t exist')).toBeVisible()
  await openPalette(page)
  await expect(palette.getByRole('option').first()).toBeVisible()
  await expect(recent).toHaveCount(0)
})

test('jumps by two keys', async ({ page, open }) => {
  await open('/dashboard')
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Containers')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Go to containers')
})
