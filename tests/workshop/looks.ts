import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'

const root = resolve(import.meta.dirname, '../..')
const file = resolve(import.meta.dirname, 'looks.json')
/** Pictures of accepted looks; only their hashes are in git. */
const accepted = resolve(root, 'node_modules/.cache/workshop')

/** Accepted looks: a hash of the picture of each scene, and of a sample that tells browsers and fonts apart. */
interface Looks {
  sample: string
  scenes: Record<string, string>
}

export const hashOf = (picture: Buffer): string =>
  createHash('sha256').update(picture).digest('base64url').slice(0, 16)

export const readLooks = (): Looks => JSON.parse(readFileSync(file, 'utf8'))

/** Writes looks beside those that other workers have written, without scenes that are gone. */
export function writeLooks({ sample, scenes }: Looks, present: readonly { readonly id: string }[]): void {
  const written = readLooks()
  const all = written.sample === sample ? { ...written.scenes, ...scenes } : scenes
  const ids = present.map(({ id }) => id).filter((id) => all[id] !== undefined)
  const sorted = Object.fromEntries(ids.sort().map((id) => [id, all[id]]))
  writeFileSync(file, `${JSON.stringify({ sample, scenes: sorted }, null, 2)}\n`)
}

export const take = (page: Page): Promise<Buffer> =>
  page.screenshot({ animations: 'disabled', caret: 'hide' })

/** Pauses between pictures of a page that still changes, in milliseconds. */
const PAUSE = 100
/** Equal pictures in a row after which a look is final, if none is wanted. */
const STILL = 4
/** Most pictures of a page that doesn't come to its look. */
const MOST = 30

/** Takes the look that was accepted; if it doesn't come, the final one. */
export async function takeLook(page: Page, wanted: string | undefined): Promise<Buffer> {
  let picture = await take(page)
  for (
    let turn = 0, equal = 1;
    hashOf(picture) !== wanted && (wanted !== undefined || equal < STILL) && turn < MOST;
    turn++
  ) {
    await page.waitForTimeout(PAUSE)
    const next = await take(page)
    equal = next.equals(picture) ? equal + 1 : 1
    picture = next
  }
  return picture
}

const pictureOf = (hash: string) => resolve(accepted, `${hash}.png`)

/** Keeps the picture of an accepted look on this machine. */
export function keepPicture(picture: Buffer): void {
  const path = pictureOf(hashOf(picture))
  if (existsSync(path)) return
  mkdirSync(accepted, { recursive: true })
  writeFileSync(path, picture)
}

/** Picture of an accepted look, if this machine has kept it. */
export function keptPicture(hash: string | undefined): Buffer | null {
  const path = pictureOf(hash ?? '')
  return existsSync(path) ? readFileSync(path) : null
}
