import type { Locator, Page } from '@playwright/test'
import { detailOf, openFromList, rowsOf } from './resource-pages.ts'

/** Page object of the VM list. */
export function vmList(page: Page) {
  const list = rowsOf(page, 'Virtual machines')
  const { table } = list
  return {
    ...list,
    search: page.getByRole('searchbox', { name: 'Search virtual machines' }),
    status: page.getByRole('combobox', { name: 'Status' }),
    location: page.getByRole('combobox', { name: 'Location' }),
    head: (name: string) => table.getByRole('columnheader', { name, exact: true }),
    select: (name: string) => table.getByRole('checkbox', { name: `Select ${name}`, exact: true }),
    /** Footer: "1–20 of 25 virtual machines". */
    range: page.getByText(/ virtual machines?$/).last(),
    bulk: page.getByRole('region', { name: 'Actions for the selection' }),
  }
}

/** Page object of the create form. */
export function vmForm(page: Page) {
  return {
    name: page.getByRole('textbox', { name: /^(Name|Base name)$/ }),
    count: page.getByRole('textbox', { name: 'How many' }),
    option: (name: string) => page.getByRole('radio', { name, exact: true }),
    cost: page.getByRole('complementary', { name: 'Cost' }),
    submit: page.getByRole('complementary', { name: 'Cost' }).getByRole('button'),
    problems: page.getByRole('alert'),
  }
}

/** Page object of a VM. */
export function vmDetail(page: Page) {
  return {
    ...detailOf(page),
    heading: page.getByRole('heading', { level: 1 }),
    fact: (panel: string, name: string) =>
      page
        .getByRole('region', { name: panel })
        .locator('dl > div')
        .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
        .locator('dd'),
  }
}

/** Opens a seeded VM from the list, at a tab. */
export async function openVm(open: (path: string) => Promise<void>, page: Page, name: string, tab?: string) {
  await openFromList(open, page, '/compute/vms', name)
  const detail = vmDetail(page)
  if (tab !== undefined) await detail.tab(tab).click()
  return detail
}

/** Presses Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, max = 120): Promise<void> {
  for (let presses = 0; presses < max; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${max} presses of Tab did not reach ${target}`)
}
