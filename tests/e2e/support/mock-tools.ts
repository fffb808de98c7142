import type { Locator, Page } from '@playwright/test'

/** Button that opens the mock's panel. */
export const launcher = (page: Page): Locator => page.getByRole('button', { name: 'Mock tools' })

/** Controls that the button covers at some scroll position. */
export function controlsBehindLauncher(page: Page): Promise<string[]> {
  return page.evaluate(findBehindLauncher)
}

/** Runs in the page. */
function findBehindLauncher(): string[] {
  const button = document.querySelector('[aria-label="Mock tools"]')?.getBoundingClientRect()
  if (!button) throw new Error('there is no button')
  /** Scrollable content can be moved from under the button. */
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
