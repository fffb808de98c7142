/**
 * `npm run social-images`: renders the link preview images of the public pages to `public/social`. Run it after
 * changing a title, a summary or the brand. The images are committed, so that builds need no browser.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { brand } from '#src/brand.ts'
import { socialImageOf } from '#src/sharing-tags.ts'
import { pages } from '#src/shell/pages.ts'
import { browserFlags, ensureBrowser } from './browser.ts'

const folder = fileURLToPath(new URL('../public/social/', import.meta.url))

/** Recommended size of Open Graph images (https://ogp.me), in pixels. */
const size = { width: 1200, height: 630 }

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags() })
const page = await browser.newPage({ viewport: size })
for (const [path, { area, title, summary }] of Object.entries(pages)) {
  if (area !== 'site' || path.includes('$')) continue
  await page.setContent(card(title, summary))
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: fileURLToPath(new URL(`../public${socialImageOf(path)}`, import.meta.url)) })
}
await browser.close()

function card(title: string, summary: string): string {
  const rings = [150, 230, 310, 390].map(
    (radius, index) =>
      `<circle cx="1010" cy="315" r="${radius}" stroke="#4dd0d4" stroke-opacity="${0.5 - index * 0.11}" stroke-width="2"
        stroke-dasharray="${radius * (1.6 + index * 0.4)} ${radius * 0.6}" transform="rotate(${200 + index * 53} 1010 315)"/>`,
  )
  return `<style>
    body { margin: 0; width: 1200px; height: 630px; background: #0b1214; color: #eef3f4; font-family: Geist, Inter, 'Helvetica Neue', Arial, sans-serif; position: relative; overflow: hidden }
    svg.rings { position: absolute; inset: 0 }
    .brand { position: absolute; left: 72px; top: 64px; display: flex; align-items: center; gap: 16px; font-size: 34px; font-weight: 600 }
    .text { position: absolute; left: 72px; bottom: 72px; width: 800px }
    h1 { font-size: 76px; line-height: 1.05; letter-spacing: -0.03em; margin: 0 0 24px; font-weight: 650 }
    p { font-size: 32px; line-height: 1.35; margin: 0; color: #b4c3c6 }
  </style>
  <svg class="rings" viewBox="0 0 1200 630" fill="none">${rings.join('')}</svg>
  <div class="brand"><svg width="52" height="52" viewBox="0 0 24 24" fill="none">
    <path d="M6.75 20a4.75 4.75 0 0 1-.9-9.42 6.5 6.5 0 0 1 12.23 1.06A4.25 4.25 0 0 1 17.5 20Z" fill="currentColor"/>
    <path d="M3.2 7.9C4.6 4.6 8 2.4 11.9 2.4c4.4 0 8.1 2.8 9.1 6.7" stroke="#4dd0d4" stroke-width="2.2" stroke-linecap="round"/>
  </svg>${html(brand.name)}</div>
  <div class="text"><h1>${html(title)}</h1><p>${html(summary)}</p></div>`
}

function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
