import type { Page } from '@playwright/test'
import { expect } from '#tests/e2e/support/fixtures.ts'

/** WCAG 2.2, 1.4.12: text spacing that people may set. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  ' p { margin-block-end: 2em !important }'

/** Fails with every text that is cut off by wide text spacing and visible without it, at 200 % zoom. */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  // 1280 pixels at 200 %.
  await page.setViewportSize({ width: 640, height: 400 })
  const before = await page.evaluate(findClipped, '')
  const after = await clippedWithSpacing(page)
  expect(after.filter((text) => !before.includes(text))).toEqual([])
}

/** Texts that are cut off with wide text spacing and a style sheet. */
export const clippedWithSpacing = (page: Page, css = ''): Promise<string[]> =>
  page.evaluate(findClipped, SPACING + css)

/** Runs in the page: applies a style sheet for a moment, and returns texts that are cut off without a way to scroll. */
async function findClipped(css: string): Promise<string[]> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.trim().slice(0, 60)}`
  const clipped = [...document.querySelectorAll<HTMLElement>('#root *')]
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
  document.adoptedStyleSheets.pop()
  return clipped
}
