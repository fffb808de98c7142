import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * axe is compiled for old browsers: each private field of a color is a `WeakMap`, which takes a third of the time of a
 * check. These keep the values in the colors themselves.
 */
const source = `(({ WeakMap, WeakSet }) => { ${axe.source} })({
  WeakMap: class {
    key = Symbol()
    get(object) { return object[this.key] }
    has(object) { return this.key in object }
    set(object, value) { object[this.key] = value; return this }
  },
  WeakSet: class {
    key = Symbol()
    has(object) { return this.key in object }
    add(object) { object[this.key] = true; return this }
  },
})`

/** Color of axe, from 0 to 1. */
interface Color {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): this
}

/**
 * Runs in the page. axe parses the colors of each element anew, which takes a quarter of the time of a check; a page has
 * few different ones.
 */
function keepParsedColors(): void {
  const { axe } = window as unknown as { axe: { commons: { color: { Color: { prototype: Color } } } } }
  const color = axe.commons.color.Color.prototype
  const parse = color.parseString
  const parsed = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>()
  color.parseString = function (text) {
    const known = parsed.get(text)
    if (known) return Object.assign(this, known)
    parse.call(this, text)
    const { r, g, b, alpha } = this
    parsed.set(text, { r, g, b, alpha })
    return this
  }
}

/**
 * Runs in the page. axe orders elements by their `z-index` and does not know the top layer, where the browser draws modal
 * dialogs, so it took them to be covered by the page, and could not decide about their colors. The browser ignores the
 * `z-index` there.
 */
function raiseModals(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('dialog:modal { z-index: 2147483647 !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** All rules, those that need no style sheets and media files besides the page, or only those about colors. */
type Rules = 'all' | 'elements' | 'colors'

/**
 * Fails with rule, element and reason for every axe violation on the page or in a part of it. Incomplete results,
 * which axe can't decide, are not counted.
 */
export async function expectNoViolations(page: Page, part?: string, rules: Rules = 'all'): Promise<void> {
  // Data of the previous request is dimmed until the next arrives.
  await expect(page.locator('[data-previous]')).toHaveCount(0)
  // Half a megabyte of script, so inject it once per document.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source)
    await page.evaluate(keepParsedColors)
    await page.evaluate(raiseModals)
  }
  const { checked, findings } = await page.evaluate(examine, { tags, part, rules })
  expect(checked, 'rules that axe could check').toBeGreaterThan(0)
  expect(findings.join('\n\n'), 'accessibility violations').toBe('')
}

/**
 * Checks light and dark scheme; `state` is for the report. Schemes differ only in colors (`src/ui/theme`), so other
 * rules run once, in the scheme of the last check: a change of it draws the whole page.
 */
export async function expectNoViolationsInBothSchemes(page: Page, state = 'page'): Promise<void> {
  const now = await page.evaluate(() => document.documentElement.dataset.mantineColorScheme)
  await page.evaluate(colorsArrived)
  await test.step(`${state}, ${now}`, () => expectNoViolations(page))
  const other = now === 'dark' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: other })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', other)
  await page.evaluate(colorsArrived)
  await test.step(`${state}, ${other}`, () => expectNoViolations(page, undefined, 'colors'))
}

/** Runs in the page. */
async function examine(options: { tags: string[]; part: string | undefined; rules: Rules }) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  // A sticky table header covers part of the row that is scrolled under it, which axe takes for a target that is too small.
  scrollTo({ top: 0, behavior: 'instant' })
  const aboutColors = () =>
    axe
      .getRules(options.tags)
      .filter((rule) => rule.tags.includes('cat.color'))
      .map((rule) => rule.ruleId)
  const { violations, passes } = await axe.run(options.part ?? document, {
    runOnly:
      options.rules === 'colors'
        ? { type: 'rule', values: aboutColors() }
        : { type: 'tag', values: options.tags },
    // Loading them takes an eighth of the time.
    preload: options.rules === 'all',
    // Details of passed rules are not needed.
    resultTypes: ['violations'],
  })
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  )
  return { checked: passes.length, findings }
}

/** Runs in the page. Waits until no element shows the other scheme's colors. */
async function colorsArrived(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map((transition) => transition.finished))
}
