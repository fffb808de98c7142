import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Which rules are asked: all, or those about colors alone. */
type Rules = 'all' | 'colors'

/**
 * Fails with rule, element and reason for everything that axe finds on the page as it stands, in the given part of it or
 * as a whole. What axe can't decide by itself ("incomplete") is not counted.
 */
export async function expectNoViolations(page: Page, part?: string, rules: Rules = 'all'): Promise<void> {
  // Half a megabyte of script, so once for each document that is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { checked, findings } = await page.evaluate(examine, { tags, part, rules })
  expect(checked, 'rules that axe could check').toBeGreaterThan(0)
  expect(findings.join('\n\n'), 'accessibility violations').toBe('')
}

/**
 * The same in the light and in the dark scheme; `state` names in the report what the page shows. A scheme exchanges the
 * values of colors and nothing else (`src/ui/theme`), so names, roles, order and sizes are judged once.
 */
export async function expectNoViolationsInBothSchemes(page: Page, state = 'page'): Promise<void> {
  await page.evaluate(stopTransitions)
  for (const [colorScheme, rules] of [
    ['light', 'all'],
    ['dark', 'colors'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await page.evaluate(colorsArrived)
    await test.step(`${state}, ${colorScheme}`, () => expectNoViolations(page, undefined, rules))
  }
}

/** Runs on the page. */
async function examine(question: { tags: string[]; part: string | undefined; rules: Rules }) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const aboutColors = () =>
    axe
      .getRules(question.tags)
      .filter((rule) => rule.tags.includes('cat.color'))
      .map((rule) => rule.ruleId)
  const { violations, passes } = await axe.run(question.part ?? document, {
    runOnly:
      question.rules === 'all'
        ? { type: 'tag', values: question.tags }
        : { type: 'rule', values: aboutColors() },
    // Of what passes, only that it was looked at is of interest.
    resultTypes: ['violations'],
  })
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  )
  return { checked: passes.length, findings }
}

/**
 * Runs on the page, once for each document. Without motion every element still has a transition, of next to no time, and
 * one that inherits its color begins its own when its parent's has ended: a frame for each level, at every change of
 * the scheme. The colors are the same in the end.
 */
function stopTransitions(): void {
  const marked = document as Document & { hasNoTransitions?: true }
  if (marked.hasNoTransitions) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
  marked.hasNoTransitions = true
}

/** Until then an element may show the colors of the other scheme. */
async function colorsArrived(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map((transition) => transition.finished))
}
