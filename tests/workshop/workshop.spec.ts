import { writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '#tests/a11y/axe.ts'
import { type ConsoleGuard, guardConsole } from '#tests/e2e/support/console-guard.ts'
import { fixDate } from '#tests/support/fixed-date.ts'
import {
  changedTiles,
  hashOf,
  readBaselines,
  TILE,
  takeDiff,
  takeFingerprint,
  takeScreenshot,
  writeBaselines,
} from './baselines.ts'
import { writeCoverage } from './coverage.ts'
import { frameOf, type StoryState, storyStates } from './stories.ts'
import { STORY_TIME } from './story.ts'

/*
 * Every story in every state, in one page for each worker: it renders, axe finds nothing, the browser's console is
 * silent, and it matches its baseline. Baselines are compared only in the browser that took them, and only if it renders
 * a sample page the same.
 */

const DEFAULT_WIDTH = 1280
const HEIGHT = 800

let page: Page
let guard: ConsoleGuard
const baselines = readBaselines()
/** Baselines of the states that this worker ran. */
const updated: Record<string, string> = {}
let comparesBaselines = false
let width = DEFAULT_WIDTH
let frame = ''
const shown: string[] = []
/** Shared components that no document has shown so far. */
let missing: readonly string[] | undefined

/** True with `-u`, as for Playwright's own snapshots. */
function isUpdate(): boolean {
  const { updateSnapshots } = test.info().config
  return updateSnapshots === 'all' || updateSnapshots === 'changed'
}

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage()
  await fixDate(page, new Date(STORY_TIME))
  await page.goto('/tests/workshop/sample.html')
  const environment = {
    browser: `Chromium ${browser.version()}, ${process.platform} ${process.arch}`,
    sample: hashOf(await takeScreenshot(page)),
  }
  const isSame = environment.browser === baselines.browser && environment.sample === baselines.sample
  if (isUpdate() && !isSame) Object.assign(baselines, { ...environment, states: {} })
  comparesBaselines = isSame || isUpdate()
  guard = guardConsole(page, new URL(page.url()).origin)
})

test.afterAll(async () => {
  if (isUpdate()) writeBaselines({ ...baselines, states: updated }, storyStates)
  if (frame !== '') await updateMissing()
  writeCoverage(test.info(), { shownStates: shown, missingComponents: missing ?? [] })
  await page.close()
})

test('every state has a baseline, and every baseline a state', () => {
  test.skip(isUpdate())
  const ids = storyStates.map(({ id }) => id)
  expect(Object.keys(baselines.states), 'npm run test:workshop -- -u').toEqual(ids.sort())
})

/** Stories of a document, and there those with the same data, come one after the other: both take longer than a story. */
function orderOf({ story, state: { scenario } }: StoryState): string {
  const { dataset = 'default', seedVariants = [] } = scenario
  return [frameOf(story), dataset, ...seedVariants].join()
}

for (const storyState of storyStates.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))) {
  const { id, state } = storyState
  test(id, async () => {
    await openFrame(storyState)
    const before = guard.complaints().length
    await setWidth(state.width)
    await page.evaluate((it) => {
      // Removes the storage of the last story. Stories keep it: while developing, they share it with the app.
      localStorage.clear()
      return window.showStory?.(it)
    }, id)
    await compareWithBaseline(id)
    if (!isCheckedElsewhere(storyState)) await expectNoViolations(page, checkedPart(storyState), 'elements')
    // The browser itself reports failed responses.
    const own = state.fails === 'no response' ? /net::ERR_FAILED/ : new RegExp(`status of ${state.fails}`)
    const complaints = () => guard.complaints().slice(before)
    // It may do so a little later, when the next story is on the page.
    if (state.fails !== undefined)
      await expect.poll(() => complaints().some((line) => own.test(line))).toBe(true)
    expect(complaints().filter((line) => !own.test(line))).toEqual([])
    shown.push(id)
  })
}

/** True for more data in the same elements, and for plain pages: `tests/a11y/` checks every route in both color schemes. */
function isCheckedElsewhere({ id, story, state: { scenario } }: StoryState): boolean {
  const isAlike = scenario.dataset === 'large' || scenario.seedVariants?.includes('long-names') === true
  return isAlike || (story.address !== undefined && id.endsWith('/loaded'))
}

/** The frame around a page is the same in all of its states, and a component has no heading of a page. */
const checkedPart = ({ story }: StoryState): string =>
  story.address === undefined ? 'body' : 'main, [role="dialog"], dialog[open]'

async function openFrame({ story }: StoryState): Promise<void> {
  const wanted = frameOf(story)
  if (frame === wanted) return
  if (frame !== '') await updateMissing()
  await page.goto(`/tests/workshop/${wanted}`)
  await page.waitForFunction(() => window.showStory !== undefined)
  frame = wanted
}

async function updateMissing(): Promise<void> {
  const here = (await page.evaluate(() => window.neverShown?.())) ?? []
  missing = missing?.filter((name) => here.includes(name)) ?? here
}

async function setWidth(wanted = DEFAULT_WIDTH): Promise<void> {
  if (wanted === width) return
  width = wanted
  await page.setViewportSize({ width, height: HEIGHT })
}

async function compareWithBaseline(id: string): Promise<void> {
  if (!comparesBaselines) return
  const baseline = baselines.states[id]
  const actual = await takeFingerprint(page, isUpdate() ? undefined : baseline)
  const changed = changedTiles(baseline, actual)
  if (changed.length === 0) return
  if (isUpdate()) {
    updated[id] = actual
    return
  }
  for (const [name, image] of Object.entries(await takeDiff(page, baseline, changed))) {
    if (image === null) continue
    const path = test.info().outputPath(`${name}.png`)
    writeFileSync(path, image)
    await test.info().attach(name, { path, contentType: 'image/png' })
  }
  const columns = Math.ceil(width / TILE)
  const places = changed.map((tile) => `${(tile % columns) * TILE},${Math.floor(tile / columns) * TILE}`)
  expect(places, `changed tiles of ${id}; if they are meant: npm run test:workshop -- -u`).toEqual([])
}
