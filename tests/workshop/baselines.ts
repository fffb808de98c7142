import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { readPixels } from '../../scripts/pictures/read-pixels.ts'

const file = resolve(import.meta.dirname, 'baselines.json')

/**
 * Mean color of each tile of a screenshot: base64 of RGB, row by row. Much smaller than the screenshot, and still shows
 * where two of them differ.
 */
type Fingerprint = string

/** Accepted fingerprints that each run compares with. */
interface Baselines {
  /** Browser and system that took the screenshots; others render differently. */
  browser: string
  /** Hash of the screenshot of `sample.html`: other fonts and processors render differently too. */
  sample: string
  /** By the id of the story state. */
  states: Record<string, Fingerprint>
}

/** Width and height of a tile in pixels. */
export const TILE = 80

/** Largest difference of a color channel (0 to 255) that does not count as a change. */
const TOLERANCE = 2

export const hashOf = (screenshot: Buffer): string =>
  createHash('sha256').update(screenshot).digest('base64url').slice(0, 16)

export const readBaselines = (): Baselines => JSON.parse(readFileSync(file, 'utf8'))

/** Merges baselines into the file, which other workers write too. Removes those of states that no longer exist. */
export function writeBaselines(
  { states, ...environment }: Baselines,
  storyStates: readonly { readonly id: string }[],
): void {
  const written = readBaselines()
  const isSame = written.sample === environment.sample && written.browser === environment.browser
  const all = isSame ? { ...written.states, ...states } : states
  const ids = storyStates.map(({ id }) => id).filter((id) => all[id] !== undefined)
  const sorted = Object.fromEntries(ids.sort().map((id) => [id, all[id]]))
  writeFileSync(file, `${JSON.stringify({ ...environment, states: sorted }, null, 2)}\n`)
}

export const takeScreenshot = (page: Page): Promise<Buffer> =>
  page.screenshot({ animations: 'disabled', caret: 'hide' })

function fingerprintOf(screenshot: Buffer): Fingerprint {
  const { width, height, channels, bytes } = readPixels(screenshot)
  const columns = Math.ceil(width / TILE)
  const means = Buffer.alloc(columns * Math.ceil(height / TILE) * 3)
  for (let tile = 0; tile < means.length / 3; tile++) {
    const left = (tile % columns) * TILE
    const top = Math.floor(tile / columns) * TILE
    const right = Math.min(left + TILE, width)
    const bottom = Math.min(top + TILE, height)
    let [red, green, blue] = [0, 0, 0]
    for (let y = top; y < bottom; y++)
      for (let at = (y * width + left) * channels; at < (y * width + right) * channels; at += channels) {
        red += bytes[at] ?? 0
        green += bytes[at + 1] ?? 0
        blue += bytes[at + 2] ?? 0
      }
    means.set(
      [red, green, blue].map((sum) => Math.round(sum / ((right - left) * (bottom - top)))),
      tile * 3,
    )
  }
  return means.toString('base64')
}

/** Indexes of the tiles that differ. All of them if there is no baseline, or one of another size. */
export function changedTiles(baseline: Fingerprint | undefined, actual: Fingerprint): number[] {
  const before = Buffer.from(baseline ?? '', 'base64')
  const after = Buffer.from(actual, 'base64')
  const tiles = Array.from({ length: after.length / 3 }, (_, tile) => tile)
  if (before.length !== after.length) return tiles
  const differs = (at: number) => Math.abs((after[at] ?? 0) - (before[at] ?? 0)) > TOLERANCE
  return tiles.filter((tile) => differs(3 * tile) || differs(3 * tile + 1) || differs(3 * tile + 2))
}

/** Milliseconds between two screenshots of a page that is still changing. */
const PAUSE = 100
const MAX_SCREENSHOTS = 10

/** Takes screenshots until one matches the baseline or, without a baseline, until two in a row are the same. */
export async function takeFingerprint(page: Page, baseline: Fingerprint | undefined): Promise<Fingerprint> {
  let actual = fingerprintOf(await takeScreenshot(page))
  let expected = baseline
  for (let taken = 1; taken < MAX_SCREENSHOTS && changedTiles(expected, actual).length > 0; taken++) {
    await page.waitForTimeout(PAUSE)
    expected = baseline ?? actual
    actual = fingerprintOf(await takeScreenshot(page))
  }
  return actual
}

/** Images for a failed comparison: the page with its changed tiles outlined, and the colors of the baseline. */
export async function takeDiff(page: Page, baseline: Fingerprint | undefined, changed: readonly number[]) {
  const takeWithTiles = async (styles: readonly string[]) => {
    await page.evaluate(drawTiles, { styles, size: TILE })
    const screenshot = await takeScreenshot(page)
    await page.evaluate(() => document.getElementById('changed-tiles')?.remove())
    return screenshot
  }
  const isChanged = new Set(changed)
  const colors = Buffer.from(baseline ?? '', 'base64')
  const backgrounds = Array.from({ length: colors.length / 3 }, (_, tile) => {
    const [red = 0, green = 0, blue = 0] = colors.subarray(3 * tile)
    return `background: rgb(${red} ${green} ${blue})`
  })
  const count = Math.max(backgrounds.length, ...changed.map((tile) => tile + 1))
  const outlines = Array.from({ length: count }, (_, tile) =>
    isChanged.has(tile) ? 'outline: 2px solid #f0f; outline-offset: -2px' : '',
  )
  return {
    actual: await takeWithTiles(outlines),
    baseline: backgrounds.length > 0 ? await takeWithTiles(backgrounds) : null,
  }
}

/** Runs in the page: covers it, dialogs included, with one tile for each style. */
function drawTiles({ styles, size }: { styles: readonly string[]; size: number }): void {
  const cover = document.createElement('div')
  cover.id = 'changed-tiles'
  cover.popover = 'manual'
  cover.style.cssText =
    'inset: 0; width: 100vw; height: 100vh; margin: 0; padding: 0; border: 0; background: none; overflow: hidden'
  const columns = Math.ceil(innerWidth / size)
  styles.forEach((style, index) => {
    const tile = document.createElement('i')
    const [left, top] = [(index % columns) * size, Math.floor(index / columns) * size]
    tile.style.cssText = `position: absolute; left: ${left}px; top: ${top}px; width: ${size}px; height: ${size}px; ${style}`
    cover.append(tile)
  })
  document.body.append(cover)
  cover.showPopover()
}
