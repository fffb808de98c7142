import type { Locator, Page } from '@playwright/test'
import { expect, waitUntilIdle } from './fixtures.ts'

/** Page object of a card list. */
export function cardsOf(page: Page, label: string) {
  const cards = page.getByRole('list', { name: label, exact: true }).locator(':scope > li')
  return {
    cards,
    card: (name: string) => cards.filter({ has: page.getByRole('link', { name, exact: true }) }),
    titles: cards.getByRole('heading', { level: 2 }),
    openMenu: (name: string) => openMenu(page.getByRole('main'), name),
  }
}

/** Page object of a table. */
export function rowsOf(page: Page, label: string) {
  const table = page.getByRole('table', { name: label })
  const rows = table.locator('tbody').getByRole('row')
  return {
    table,
    rows,
    row: (name: string) => rows.filter({ has: page.getByRole('link', { name, exact: true }) }),
    names: table.locator('tbody').getByRole('link'),
    openMenu: (name: string) => openMenu(table, name),
    choose: async (name: string, action: string): Promise<void> => {
      const menu = await openMenu(table, name)
      await menu.getByRole('menuitem', { name: action, exact: true }).click()
    },
  }
}

/** Opens the menu of an item. */
async function openMenu(list: Locator, name: string): Promise<Locator> {
  await list.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  const menu = list.page().getByRole('menu')
  await expect(menu).toBeVisible()
  return menu
}

/** Link to the list, above the name of a resource or a form. */
export function breadcrumb(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')
}

/** Opens the menu in the header of a detail page. */
export async function openHeaderMenu(page: Page): Promise<Locator> {
  await page
    .getByRole('main')
    .locator('header')
    .getByRole('button', { name: /^Actions for / })
    .click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  return menu
}

export async function chooseInHeader(page: Page, action: string): Promise<void> {
  const menu = await openHeaderMenu(page)
  await menu.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Page object of a resource's detail page. */
export function detailOf(page: Page) {
  return {
    choose: (action: string) => chooseInHeader(page, action),
    main: page.getByRole('main'),
    panel: page.getByRole('tabpanel'),
    status: page.getByRole('main').locator('header'),
    dialog: page.getByRole('dialog'),
    tab: (label: string) => page.getByRole('tab', { name: label, exact: true }),
    button: (label: string) => page.getByRole('button', { name: label, exact: true }),
    form: (label: string) => page.getByRole('form', { name: label, exact: true }),
  }
}

/** Opens a seeded resource from the list, at a tab. */
export async function openFromList(
  open: (path: string) => Promise<void>,
  page: Page,
  list: string,
  name: string,
  tab?: string,
) {
  await open(`${list}?q=${name}`)
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await waitUntilIdle(page)
  const detail = detailOf(page)
  if (tab !== undefined) {
    await detail.tab(tab).click()
    await waitUntilIdle(page)
  }
  return detail
}
