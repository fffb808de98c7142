import type { Page } from '@playwright/test'
import { call } from './calls.ts'
import { expect, waitUntilIdle } from './fixtures.ts'
import { cardsOf } from './resource-pages.ts'

/** Cards of the zones. */
export function zoneList(page: Page) {
  return { ...cardsOf(page, 'DNS'), search: page.getByRole('searchbox', { name: 'Search DNS zones' }) }
}

/** Page object of a zone. */
export function zonePage(page: Page) {
  const dialog = page.getByRole('dialog')
  const records = page.getByRole('table', { name: 'Records' })
  const panel = page.getByRole('tabpanel')
  return {
    panel,
    dialog,
    records,
    row: (text: string) => records.getByRole('row').filter({ hasText: text }),
    staged: page.getByRole('region', { name: 'Staged changes' }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    tab: async (name: string) => {
      await page.getByRole('tab', { name, exact: true }).click()
      await waitUntilIdle(page)
    },
    /** Stages a new record; fields by label. */
    add: async (type: string, boxes: Readonly<Record<string, string>>) => {
      // A form that was just canceled still has a button of this name.
      await panel.getByRole('button', { name: 'Add record', exact: true }).click()
      await dialog.getByRole('combobox', { name: 'Type', exact: true }).selectOption(type)
      for (const [label, text] of Object.entries(boxes))
        await dialog.getByLabel(label, { exact: true }).fill(text)
      await dialog.getByRole('button', { name: 'Add record' }).click()
    },
    menu: async (record: string, entry: string) => {
      await page.getByRole('button', { name: `Actions for ${record}`, exact: true }).click()
      await page.getByRole('menuitem', { name: entry }).click()
    },
  }
}

/** Opens a seeded zone, at a tab. */
export async function openZone(
  open: (path: string) => Promise<void>,
  page: Page,
  domain: string,
  tab = 'Records',
) {
  await open(`/services/dns?q=${domain}`)
  await page.getByRole('link', { name: domain, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: domain })).toBeVisible()
  const zone = zonePage(page)
  await zone.tab(tab)
  return zone
}

/** Adds a record through the API, as another user. */
export async function addRecordAsAnotherUser(page: Page, domain: string, name: string): Promise<void> {
  const { body } = await call(page, `/dns-zones?q=${domain}`)
  const status = await page.evaluate(
    async ([path, record]) => {
      const { headers } = await fetch(path)
      const response = await fetch(`${path}/changes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'if-match': headers.get('etag') ?? '' },
        body: JSON.stringify({
          changes: [
            { action: 'create', record: { name: record, data: { type: 'A', address: '203.0.113.99' } } },
          ],
        }),
      })
      return response.status
    },
    [`/api/v1/dns-zones/${body.items[0].id}`, name] as const,
  )
  expect(status).toBe(200)
}
