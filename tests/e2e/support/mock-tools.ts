import type { Locator, Page } from '@playwright/test'

/** The button that opens the mock's panel. */
export const launcher = (page: Page): Locator => page.getByRole('button', { name: 'Mock tools' })

/** Controls of the app that the button lies on at some point of scrolling the page: those that share its columns. */
export function controlsBehindLauncher(page: Page): Promise<string[]> {
  return page.evaluate(findBehindLauncher)
}

/** Runs on the page. */
function findBehindLauncher(): string[] {
  const button = document.querySelector('[aria-label="Mock tools"]')?.getBoundingClientRect()
  if (!button) throw new Error('there is no button')
  /** Then a person can move it from under the button. */
  const scrollsSideways = (element: Element | null): boolean =>
    element !== null &&
    ((element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)) ||
      scrollsSideways(element.parentElement))
  return [...document.querySelectorAll('#root :is(a, button, input, select, textarea)')]
    .filter((control) => {
      const box = control.getBoundingClientRect()
      const isShown = getComputedStyle(control).visibility !== 'hidden' && box.width > 1 && box.height > 1
      return isShown && box.right > button.left + 1 && box.left < button.right && !scrollsSideways(control)
    })
    .map((control) => control.outerHTML.slice(0, 100))
}
