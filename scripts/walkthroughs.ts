/**
 * `npm run walkthroughs [-- create-a-vm]`: records the walkthroughs of the documentation from the demo build in
 * `dist/demo`: a silent WebM video with a pointer, its first picture, and its captions, in `public/walkthroughs`. The
 * recordings are committed, so that builds need no browser. Run it after a visible change of these screens.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import {
  captionsOf,
  type WalkthroughName,
  walkthroughFile,
  walkthroughSize,
  walkthroughs,
} from '#src/features/documentation/walkthroughs.ts'
import { readNames } from './arguments.ts'
import { hideMockTools, openDemoPages, takeWebp, waitUntilLoaded } from './demo-pages.ts'
import { encode, type Scene } from './walkthroughs/encode.ts'
import { recordings } from './walkthroughs/scenes.ts'
import { toWebm } from './walkthroughs/webm.ts'

const FRAMES_PER_SECOND = 10
/** Small text stays readable, and a scene takes about 30 kB. */
const QUANTIZER = 44
const POSTER_QUALITY = 70

const folder = fileURLToPath(new URL('../public/', import.meta.url))
const names = readNames(
  'walkthroughs',
  'Records the videos of the documentation, from the demo build.',
  Object.keys(walkthroughs) as WalkthroughName[],
)
const demo = await openDemoPages()
mkdirSync(`${folder}walkthroughs`, { recursive: true })
for (const name of names) await record(name)
await demo.close()

async function record(name: WalkthroughName): Promise<void> {
  const context = await demo.browser.newContext({
    viewport: walkthroughSize,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  const { path, scenario, ends } = recordings[name]
  await page.goto(demo.url(path, scenario))
  const scenes: Scene[] = []
  let pointer: Scene['to'] = [walkthroughSize.width / 2, walkthroughSize.height - 60]
  for (const [index, { seconds }] of walkthroughs[name].entries()) {
    const end = ends[index]
    await settle(page)
    const target = end?.target(page)
    await target?.scrollIntoViewIfNeeded()
    const box = await target?.boundingBox()
    const to: Scene['to'] = box ? [box.x + Math.min(box.width / 2, 60), box.y + box.height / 2] : pointer
    const picture = (await page.screenshot()).toString('base64')
    scenes.push({ picture, seconds, from: pointer, to })
    if (index === 0)
      writeFileSync(folder + walkthroughFile(name, 'webp'), await takeWebp(page, { quality: POSTER_QUALITY }))
    pointer = to
    if (target === undefined) continue
    if (end?.act) await end.act(target, page)
    else await target.click()
  }
  const settings = { ...walkthroughSize, framesPerSecond: FRAMES_PER_SECOND, quantizer: QUANTIZER }
  const encoded = await page.evaluate(encode, [scenes, settings] as const)
  const webm = toWebm({
    ...walkthroughSize,
    duration: scenes.reduce((sum, { seconds }) => sum + seconds * 1000, 0),
    chunks: encoded.map(({ data, ...chunk }) => ({ ...chunk, data: Buffer.from(data, 'base64') })),
  })
  writeFileSync(folder + walkthroughFile(name, 'webm'), webm)
  writeFileSync(folder + walkthroughFile(name, 'vtt'), captionsOf(name))
  console.log(walkthroughFile(name, 'webm'), `${Math.round(webm.length / 1000)} kB`)
  await context.close()
}

/** Waits until the page has loaded and its last changes are drawn, and hides the button of the mock tools. */
async function settle(page: Page): Promise<void> {
  await waitUntilLoaded(page)
  await hideMockTools(page)
  await page.waitForTimeout(400)
}
