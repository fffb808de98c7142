import type { Page } from '@playwright/test'

/** Pixels by which a page is wider than the window; WCAG 2.2, 1.4.10, asks for 0 down to a width of 320. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
