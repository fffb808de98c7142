import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/mocks.ts'
import type { ErrorCase } from './error-case.ts'

/** What people do, in the words that tables of meetings are written in. */

type Act = NonNullable<ErrorCase['act']>
/** Fills in what stands before the last press. */
type Fill = (within: Locator, page: Page) => Promise<unknown>

const named = (within: Locator | Page, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' })

/** A button of the screen. */
export const button =
  (name: string | RegExp, fill?: Fill): Act =>
  async (page) => {
    const main = page.getByRole('main')
    await fill?.(main, page)
    return named(main, name).first()
  }

/** The button of a dialog that is open, or that the address opens. */
export const inDialog =
  (name: string | RegExp, fill?: Fill): Act =>
  async (page) => {
    const dialog = page.getByRole('dialog').last()
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
    await fill?.(dialog, page)
    return named(dialog, name).last()
  }

/** The button of a named form. */
export const inForm =
  (form: string, name: string | RegExp, fill?: Fill): Act =>
  async (page) => {
    const within = page.getByRole('form', { name: form, exact: true })
    await fill?.(within, page)
    return named(within, name)
  }

/** The button of a form that creates something, beside what it costs. */
export const create =
  (fill: Fill): Act =>
  async (page) => {
    await fill(page.getByRole('main'), page)
    return page.getByRole('complementary', { name: 'Cost' }).getByRole('button')
  }

/** An entry of something's menu; the first of the screen unless it is named. */
export const menu =
  (entry: string | RegExp, of?: string): Act =>
  async (page) => {
    const opens = page
      .getByRole('main')
      .getByRole('button', of ? { name: `Actions for ${of}`, exact: true } : { name: /^Actions for / })
    await opens.first().click()
    // On a busy machine it can be seen before it has its place, and what is pressed in the corner does not count.
    await expect(page.getByRole('menu')).not.toHaveCSS('left', '0px')
    return page.getByRole('menuitem', { name: entry, exact: typeof entry === 'string' })
  }

/** Presses one thing after the other, the last one last. */
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

/** The name of what is to be deleted, typed. */
export const typed =
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

/** Of a file to be downloaded. */
export const format =
  (name: string): Fill =>
  (dialog) =>
    dialog.getByRole('combobox', { name: 'Format' }).selectOption(name)

/** Runs on the page: it has to ask anew who is signed in. */
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
