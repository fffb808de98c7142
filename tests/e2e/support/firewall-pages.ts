import type { Page } from '@playwright/test'
import { expect, waitUntilIdle } from './fixtures.ts'

/** Page object of a firewall. */
export function firewallDetail(page: Page) {
  const rules = (direction: 'Inbound' | 'Outbound') =>
    page.getByRole('list', { name: `${direction} rules`, exact: true }).getByRole('listitem')
  return {
    main: page.getByRole('main'),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    rules,
    /** Rule by direction and text. */
    rule: (direction: 'Inbound' | 'Outbound', text: string | RegExp) =>
      rules(direction).filter({ hasText: text }),
    handle: (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true }),
    add: (direction: 'inbound' | 'outbound') =>
      page.getByRole('button', { name: `Add rule for ${direction} traffic` }),
    choose: async (rule: string, action: string) => {
      await page
        .getByRole('button', { name: `Actions for ${rule}`, exact: true })
        .first()
        .click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    },
    bar: page.getByRole('region', { name: 'Staged changes' }),
    save: page.getByRole('button', { name: 'Save rules' }),
    dialog: page.getByRole('dialog'),
  }
}

/** Opens a seeded firewall at its rules. */
export async function openRules(open: (path: string) => Promise<void>, page: Page, name: string) {
  await open('/network/firewalls')
  await page.getByRole('link', { name: `Rules of ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Inbound rules' })).toBeVisible()
  await waitUntilIdle(page)
  return firewallDetail(page)
}

/** Removes the first rule through the API, as another user. */
export function removeRuleAsAnotherUser(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const url = `/api/v1/firewalls/${location.pathname.split('/').at(-1)}/rules`
    const read = await fetch(url)
    const { defaultInbound, defaultOutbound, rules } = await read.json()
    const response = await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'if-match': read.headers.get('etag') ?? '' },
      body: JSON.stringify({ defaultInbound, defaultOutbound, rules: rules.slice(1) }),
    })
    return response.status
  })
}
