import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '#tests/a11y/axe.ts'
import { type ConsoleGuard, guardConsole } from '#tests/e2e/support/console-guard.ts'
import { hashOf, keepPicture, keptPicture, readLooks, take, takeLook, writeLooks } from './looks.ts'
import { frameOf, type Scene, scenes } from './stories.ts'
import { STORY_TIME } from './story.ts'
import { writeUnshown } from './unshown.ts'

/*
 * Every story in every state, in one page for each worker: it renders, axe finds nothing, the browser's console is
 * silent, and it looks as accepted. Looks are compared only if the browser draws a sample as the one that took them did.
 */

const DEFAULT_WIDTH = 1280
const HEIGHT = 800

let page: Page
let guard: ConsoleGuard
const looks = readLooks()
let comparesLooks = false
let width = DEFAULT_WIDTH
let frame = ''
const shown: string[] = []
/** Shared components that no document has shown so far. */
let unshown: readonly string[] | undefined

/** `-u`, as for Playwright's own pictures. */
function isUpdate(): boolean {
  const { updateSnapshots } = test.info().config
  return updateSnapshots === 'all' || updateSnapshots === 'changed'
}

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage()
  await page.clock.setFixedTime(STORY_TIME)
  await page.goto('/tests/workshop/sample.html')
  const sample = hashOf(await take(page))
  // Looks of another browser would not fit the sample.
  if (isUpdate() && sample !== looks.sample) Object.assign(looks, { sample, scenes: {} })
  comparesLooks = sample === looks.sample
  guard = guardConsole(page, new URL(page.url()).origin)
})

test.afterAll(async () => {
  if (isUpdate()) writeLooks(looks, scenes)
  if (frame !== '') await rememberUnshown()
  writeUnshown(test.info(), { scenes: shown, components: unshown ?? [] })
  await page.close()
})

/** Stories of a document, and there those with the same data, come one after the other: both take longer than a story. */
function orderOf({ story, state: { scenario } }: Scene): string {
  const { dataset = 'default', seedVariants = [] } = scenario
  return [frameOf(story), dataset, ...seedVariants].join()
}

for (const scene of scenes.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))) {
  const { id, state } = scene
  test(id, async () => {
    await openFrame(scene)
    const before = guard.complaints().length
    await setWidth(state.width)
    await page.evaluate((it) => window.showScene?.(it), id)
    await checkLook(id)
    if (!isAlike(scene)) await expectNoViolations(page, checkedBy(scene))
    // The browser itself reports failed answers.
    const own = state.fails === 'no answer' ? /net::ERR_FAILED/ : new RegExp(`status of ${state.fails}`)
    const complaints = guard.complaints().slice(before)
    expect(complaints.filter((line) => !own.test(line))).toEqual([])
    shown.push(id)
  })
}

/** More data in the same elements. */
const isAlike = ({ state: { scenario } }: Scene) =>
  scenario.dataset === 'large' || scenario.seedVariants?.includes('long-names') === true

/** The frame around a page is the same in all of its states, and a component has no heading of a page. */
function checkedBy({ story, id }: Scene): string | undefined {
  if (story.address === undefined) return 'body'
  return id.endsWith('/loaded') ? undefined : 'main, [role="dialog"]'
}

async function openFrame({ story }: Scene): Promise<void> {
  const wanted = frameOf(story)
  if (frame === wanted) return
  if (frame !== '') await rememberUnshown()
  await page.goto(`/tests/workshop/${wanted}`)
  await page.waitForFunction(() => window.showScene !== undefined)
  frame = wanted
}

async function rememberUnshown(): Promise<void> {
  const here = (await page.evaluate(() => window.neverShown?.())) ?? []
  unshown = unshown?.filter((name) => here.includes(name)) ?? here
}

async function setWidth(wanted = DEFAULT_WIDTH): Promise<void> {
  if (wanted === width) return
  width = wanted
  await page.setViewportSize({ width, height: HEIGHT })
}

async function checkLook(id: string): Promise<void> {
  if (!comparesLooks) return
  const accepted = looks.scenes[id]
  const picture = await takeLook(page, isUpdate() ? undefined : accepted)
  const hash = hashOf(picture)
  if (isUpdate()) looks.scenes[id] = hash
  if (looks.scenes[id] === hash) return keepPicture(picture)
  await attach('now.png', picture)
  await attach('accepted.png', keptPicture(accepted))
  expect(hash, `look of ${id}; if it is meant: npm run test:workshop -- -u`).toBe(accepted)
}

async function attach(name: string, body: Buffer | null): Promise<void> {
  if (body !== null) await test.info().attach(name, { body, contentType: 'image/png' })
}
