import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { readPixels } from '../../scripts/pictures/read-pixels.ts'

const file = resolve(import.meta.dirname, 'looks.json')

/**
 * Looks that were accepted: the mean color of each tile of a picture, as base64 of RGB, row by row. They are small, and
 * say where a picture has changed.
 */
interface Looks {
  /** Browser and system that took the pictures; others draw differently. */
  browser: string
  /** Hash of a sample's picture: other fonts and processors draw differently too. */
  sample: string
  /** Looks by the id of their story state. */
  states: Record<string, string>
}

/** Width and height of a tile in pixels. */
export const TILE = 80

/** Largest difference of a channel that is no change: out of 255. */
const TOLERANCE = 2

export const hashOf = (picture: Buffer): string =>
  createHash('sha256').update(picture).digest('base64url').slice(0, 16)

export const readLooks = (): Looks => JSON.parse(readFileSync(file, 'utf8'))

/** Writes looks beside those that other workers have written, without states that no longer exist. */
export function writeLooks({ states, ...made }: Looks, present: readonly { readonly id: string }[]): void {
  const written = readLooks()
  const isSame = written.sample === made.sample && written.browser === made.browser
  const all = isSame ? { ...written.states, ...states } : states
  const ids = present.map(({ id }) => id).filter((id) => all[id] !== undefined)
  const sorted = Object.fromEntries(ids.sort().map((id) => [id, all[id]]))
  writeFileSync(file, `${JSON.stringify({ ...made, states: sorted }, null, 2)}\n`)
}

export const take = (page: Page): Promise<Buffer> =>
  page.screenshot({ animations: 'disabled', caret: 'hide' })

function lookOf(picture: Buffer): string {
  const { width, height, channels, bytes } = readPixels(picture)
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

/** Positions of tiles that differ; all if there is no look to compare with, or one of another size. */
export function changedTiles(accepted: string | undefined, look: string): number[] {
  const before = Buffer.from(accepted ?? '', 'base64')
  const now = Buffer.from(look, 'base64')
  const tiles = Array.from({ length: now.length / 3 }, (_, tile) => tile)
  if (before.length !== now.length) return tiles
  const differs = (at: number) => Math.abs((now[at] ?? 0) - (before[at] ?? 0)) > TOLERANCE
  return tiles.filter((tile) => differs(3 * tile) || differs(3 * tile + 1) || differs(3 * tile + 2))
}

/** Pause between pictures of a page that still changes, in milliseconds. */
const PAUSE = 100
/** Most pictures of a page that doesn't come to its look. */
const MOST = 10

/** Takes a look until it is the wanted one; without one, until it stays the same. */
export async function takeLook(page: Page, wanted: string | undefined): Promise<string> {
  let look = lookOf(await take(page))
  let before = wanted
  for (let turn = 1; turn < MOST && changedTiles(before, look).length > 0; turn++) {
    await page.waitForTimeout(PAUSE)
    before = wanted ?? look
    look = lookOf(await take(page))
  }
  return look
}

/** Pictures of a change: the page with the changed tiles outlined, and the accepted look. */
export async function picturesOf(page: Page, accepted: string | undefined, changed: readonly number[]) {
  const draw = async (tiles: readonly string[]) => {
    await page.evaluate(drawTiles, { tiles, size: TILE })
    const picture = await take(page)
    await page.evaluate(() => document.getElementById('changed-tiles')?.remove())
    return picture
  }
  const isChanged = new Set(changed)
  const colors = Buffer.from(accepted ?? '', 'base64')
  const accepts = Array.from({ length: colors.length / 3 }, (_, tile) => {
    const [red = 0, green = 0, blue = 0] = colors.subarray(3 * tile)
    return `background: rgb(${red} ${green} ${blue})`
  })
  const count = Math.max(accepts.length, ...changed.map((tile) => tile + 1))
  const outlines = Array.from({ length: count }, (_, tile) =>
    isChanged.has(tile) ? 'outline: 2px solid #f0f; outline-offset: -2px' : '',
  )
  return { now: await draw(outlines), accepted: accepts.length > 0 ? await draw(accepts) : null }
}

/** Runs in the page: draws tiles with these styles over everything, also over dialogs. */
function drawTiles({ tiles, size }: { tiles: readonly string[]; size: number }): void {
  const cover = document.createElement('div')
  cover.id = 'changed-tiles'
  cover.popover = 'manual'
  cover.style.cssText =
    'inset: 0; width: 100vw; height: 100vh; margin: 0; padding: 0; border: 0; background: none; overflow: hidden'
  const columns = Math.ceil(innerWidth / size)
  tiles.forEach((style, index) => {
    const tile = document.createElement('i')
    const [left, top] = [(index % columns) * size, Math.floor(index / columns) * size]
    tile.style.cssText = `position: absolute; left: ${left}px; top: ${top}px; width: ${size}px; height: ${size}px; ${style}`
    cover.append(tile)
  })
  document.body.append(cover)
  cover.showPopover()
}
