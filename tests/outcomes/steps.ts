import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/mocks.ts'
import type { ErrorCase } from './error-case.ts'

/** User actions, as used in the tables of error cases. */

type Act = NonNullable<ErrorCase['act']>
/** Fills in a form before the last click. */
type Fill = (within: Locator, page: Page) => Promise<unknown>

const named = (within: Locator | Page, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' })

/** Button on the screen. */
export const button =
  (name: string | RegExp, fill?: Fill): Act =>
  async (page) => {
    const main = page.getByRole('main')
    await fill?.(main, page)
    return named(main, name).first()
  }

/** Button in an open dialog. */
export const inDialog =
  (name: string | RegExp, fill?: Fill): Act =>
  async (page) => {
    const dialog = page.getByRole('dialog').last()
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
    await fill?.(dialog, page)
    return named(dialog, name).last()
  }

/** Button of the tasks in the header. */
export const openTasks: Act = async (page) => page.getByRole('button', { name: /^Tasks/ })

/** Selects all rows of the page. */
export const selectAll: Act = async (page) => page.getByRole('checkbox', { name: /^Select all/ })

/** Action for the selection. */
export const inSelection =
  (name: string): Act =>
  async (page) =>
    named(page.getByRole('region', { name: 'Actions for the selection' }), name)

/** Button of a named form. */
export const inForm =
  (form: string, name: string | RegExp, fill?: Fill): Act =>
  async (page) => {
    const within = page.getByRole('form', { name: form, exact: true })
    await fill?.(within, page)
    return named(within, name)
  }

/** Submit button of a create form. */
export const create =
  (fill: Fill): Act =>
  async (page) => {
    await fill(page.getByRole('main'), page)
    return page.getByRole('complementary', { name: 'Cost' }).getByRole('button')
  }

/** Item of a row's menu; of the first row by default. */
export const menu =
  (entry: string | RegExp, of?: string): Act =>
  async (page) => {
    const name = of ? { name: `Actions for ${of}`, exact: true } : { name: /^Actions for / }
    const main = page.getByRole('main')
    // Rows of a tab before the menu in the page's header.
    const ofRows = main.getByRole('tabpanel').getByRole('button', name)
    const opens = (await ofRows.count()) > 0 ? ofRows : main.getByRole('button', name)
    await opens.first().click()
    // The menu may be visible before it is positioned, and a click in the corner misses it.
    await expect(page.getByRole('menu')).not.toHaveCSS('left', '0px')
    return page.getByRole('menuitem', { name: entry, exact: typeof entry === 'string' })
  }

/** Clicks in sequence; returns the last one. */
export const then =
  (...acts: readonly Act[]): Act =>
  async (page) => {
    let last: Locator | undefined
    for (const act of acts) {
      await last?.click()
      last = await act(page)
    }
    return last
  }

/** Types the name of the resource to delete. */
export const confirmByName =
  (name: string): Fill =>
  (dialog) =>
    dialog.getByRole('textbox').fill(name)

export const fill =
  (...boxes: readonly (readonly [label: string | RegExp, text: string])[]): Fill =>
  async (within) => {
    for (const [label, text] of boxes)
      await within.getByRole('textbox', { name: label, exact: typeof label === 'string' }).fill(text)
  }
export const check =
  (name: string | RegExp): Fill =>
  (within) =>
    within.getByRole('radio', { name, exact: typeof name === 'string' }).check()

/** Format of a download. */
export const format =
  (name: string): Fill =>
  (dialog) =>
    dialog.getByRole('combobox', { name: 'Format' }).selectOption(name)

/** Runs in the page: makes it request the session again. */
export async function forgetSession(): Promise<void> {
  const { __TSR_ROUTER__: router } = window as unknown as {
    __TSR_ROUTER__: {
      state: {
        matches: readonly { context: { queryClient?: import('@tanstack/react-query').QueryClient } }[]
      }
    }
  }
  const queryClient = router.state.matches.find(({ context }) => context.queryClient)?.context.queryClient
  queryClient?.removeQueries({
    predicate: ({ queryKey }) => (queryKey[0] as { _id?: string } | undefined)?._id === 'getSession',
  })
}
