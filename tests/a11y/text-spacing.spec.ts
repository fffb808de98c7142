import type { Page } from '@playwright/test'
import { expect } from '#tests/e2e/support/fixtures.ts'
import { visits } from '#tests/e2e/support/routes.ts'
import { test } from './walk.ts'

/** WCAG 2.2, 1.4.12: text spacing that people may set. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  ' p { margin-block-end: 2em !important }'

for (const visit of visits.filter(({ route, persona }) => persona === 'owner' || route === '/login')) {
  test(`${visit.route} clips nothing with wide text spacing at 200 % zoom`, async ({ walkTo }) => {
    const page = await walkTo(visit)
    // 1280 pixels at 200 %.
    await page.setViewportSize({ width: 640, height: 400 })
    const before = await clippedIn(page, '')
    expect((await clippedIn(page, SPACING)).filter((text) => !before.includes(text))).toEqual([])
    await clippedIn(page, '')
  })
}

test('a text that is cut off is found', async ({ walkTo }) => {
  const page = await walkTo({ route: '/login', persona: 'signed-out' })
  const cut = `${SPACING} h1 { height: 1rem !important; overflow: hidden !important }`
  expect(await clippedIn(page, cut)).toEqual([expect.stringContaining('Welcome back')])
  await clippedIn(page, '')
})

/** Applies a style sheet, and returns the texts that are cut off without a way to scroll to them. */
function clippedIn(page: Page, css: string): Promise<string[]> {
  return page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.trim().slice(0, 60)}`
    return [...document.querySelectorAll<HTMLElement>('#root *')]
      .filter((element) => {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight, textContent } = element
        // Visually hidden texts are a pixel wide; an ellipsis has its full text elsewhere.
        if (clientWidth < 3 || clientHeight < 3 || textContent?.trim() === '') return false
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
        if (textOverflow === 'ellipsis' || element.closest('[aria-hidden="true"], svg')) return false
        return (
          (hides(overflowX) && scrollWidth - clientWidth > 1) ||
          (hides(overflowY) && scrollHeight - clientHeight > 1)
        )
      })
      .map(nameOf)
  }, css)
}
