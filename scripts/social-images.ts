/**
 * `npm run social-images`: renders the link preview image of each public page to `public/social` and the icons to
 * `public/icons`, for the titles and summaries of the demo build in `dist/demo`. The images are committed, so that builds
 * need no browser; a build test finds images with an old text.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { brand } from '#src/brand.ts'
import { readArguments } from './arguments.ts'
import { browserFlags, ensureBrowser } from './browser.ts'
import { encodePng } from './pictures/palette-png.ts'
import { previewCard } from './pictures/preview-card.ts'
import { toPalette } from './pictures/to-palette.ts'
import { requireBuild } from './vite/built.ts'
import { readPreview } from './vite/sharing-tags.ts'

const root = join(import.meta.dirname, '..')
const site = join(root, 'dist/demo')

/** Recommended size of Open Graph images (https://ogp.me), in pixels. */
const size = { width: 1200, height: 630 }

readArguments(
  {},
  `Renders the link preview images and the icons, from the demo build in dist/demo.

  npm run social-images
`,
)
requireBuild(site, 'demo')
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() })
const page = await browser.newPage({ viewport: size, colorScheme: 'dark' })
await renderPreviews(page)
await renderIcons(page)
await browser.close()

async function renderPreviews(page: Page): Promise<void> {
  rmSync(join(root, 'public/social'), { recursive: true, force: true })
  mkdirSync(join(root, 'public/social'))
  const documents = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  const done = new Set<string>()
  for (const name of documents) {
    const preview = readPreview(readFileSync(join(site, name), 'utf8'))
    if (preview === undefined || done.has(preview.image)) continue
    // The sections of the API reference share the image of its first page.
    if (/^documentation.api.+\.html$/.test(name) && name !== join('documentation', 'api.html')) continue
    done.add(preview.image)
    await page.setContent(previewCard(preview))
    await page.evaluate(() => document.fonts.ready)
    const texts = { Title: preview.title, Description: preview.description }
    writeFileSync(join(root, 'public', preview.image), await smallPng(page, texts))
  }
}

/** Icons of `public/site.webmanifest`, and the one that iOS uses. The cloud of a maskable icon stays in its safe zone. */
async function renderIcons(page: Page): Promise<void> {
  const icons = [
    { name: 'apple-touch-icon', size: 180, mark: 0.62, radius: 0 },
    { name: 'icon-192', size: 192, mark: 0.66, radius: 0.22 },
    { name: 'icon-512', size: 512, mark: 0.66, radius: 0.22 },
    { name: 'maskable-512', size: 512, mark: 0.52, radius: 0 },
  ]
  mkdirSync(join(root, 'public/icons'), { recursive: true })
  const mark = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
  for (const { name, size, mark: part, radius } of icons) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>
      body { margin: 0; background: transparent }
      div { display: grid; place-items: center; height: ${size}px; border-radius: ${radius * size}px; background: #0b1214 }
      svg { width: ${part * size}px; height: ${part * size}px }
    </style><div>${mark}</div>`)
    await page.screenshot({ path: join(root, `public/icons/${name}.png`), omitBackground: true })
  }
  console.log(`Icons of ${brand.name} are in public/icons.`)
}

async function smallPng(page: Page, texts: Readonly<Record<string, string>>): Promise<Buffer> {
  const screenshot = (await page.screenshot()).toString('base64')
  const { pixels, ...image } = await page.evaluate(toPalette, `data:image/png;base64,${screenshot}`)
  return encodePng({ ...image, pixels: Buffer.from(pixels, 'base64') }, texts)
}
