import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Page object of the alerts screen. */
export function alertsPage(page: Page) {
  const cardsOf = (label: string) =>
    page.getByRole('list', { name: label, exact: true }).locator(':scope > li')
  const table = page.getByRole('table')
  return {
    main: page.getByRole('main'),
    dialog: page.getByRole('dialog'),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    /** Value of a summary card. */
    figure: (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd').first(),
    hint: (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd').nth(1),
    alerts: cardsOf('Active Alerts'),
    /** Unacknowledged alerts. */
    open: cardsOf('Active Alerts').filter({ has: page.getByRole('button', { name: /^Acknowledge / }) }),
    channels: cardsOf('Notification Channels'),
    channel: (name: string) =>
      cardsOf('Notification Channels').filter({ has: page.getByRole('heading', { name, exact: true }) }),
    rows: table.locator('tbody').getByRole('row'),
    rule: (name: string) =>
      table
        .locator('tbody')
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name, exact: true }) }),
    switchOf: (name: string) => page.getByRole('switch', { name: `${name} is enabled`, exact: true }),
    /** Clicks the visible switch: the input itself is hidden. */
    flip: (name: string) =>
      page
        .locator('label')
        .filter({ has: page.getByRole('switch', { name: `${name} is enabled`, exact: true }) })
        .click(),
    severity: page.getByLabel('Severity', { exact: true }),
    bulk: page.getByRole('region', { name: 'Actions for the selection' }),
    /** Latest toast with the text; an earlier one may still be visible. */
    toast: (text: string) => page.getByRole('status').filter({ hasText: text }).last(),
    choose: async (of: Locator, action: string) => {
      await of.getByRole('button', { name: /^Actions for/ }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    },
  }
}

/** Name of an alert on its card. */
export async function titleOf(card: Locator): Promise<string> {
  const heading = card.getByRole('heading', { level: 2 })
  await expect(heading).not.toBeEmpty()
  return heading.innerText()
}

/** Changes a listed rule through the API, as another user. */
export async function changeRuleAsAnotherUser(page: Page, name: string, change: object): Promise<void> {
  const href = await page.getByRole('table').getByRole('link', { name, exact: true }).getAttribute('href')
  const id = new URLSearchParams(href?.split('?')[1]).get('row')
  const status = await page.evaluate(
    async ([url, change]) => {
      const { etag } = await (await fetch(url)).json()
      const headers = { 'content-type': 'application/json', 'if-match': etag }
      return (await fetch(url, { method: 'PATCH', headers, body: change })).status
    },
    [`/api/v1/alert-rules/${id}`, JSON.stringify(change)] as const,
  )
  expect(status).toBe(200)
}
