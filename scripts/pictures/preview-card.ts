import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '../../src/brand.ts'
import type { Preview } from '../vite/sharing-tags.ts'

const font = readFileSync(
  join(
    import.meta.dirname,
    '../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  ),
).toString('base64')

/** In dark colors, if the page prefers them. */
const mark = readFileSync(join(import.meta.dirname, '../../public/favicon.svg'), 'utf8')

/** Name of a page's section, above its title. */
const sections: ReadonlyArray<readonly [path: RegExp, name: string]> = [
  [/^\/documentation\/(?!api$)/, 'Documentation'],
  [/^\/marketplace\//, 'Marketplace'],
  [/^\/products\//, 'Product'],
  [/^\/solutions\//, 'Solution'],
]

/** HTML of a link preview image, 1200 × 630 pixels. */
export function previewCard({ path, title, description }: Preview): string {
  const section = sections.find(([pattern]) => pattern.test(path))?.[1] ?? ''
  const titleSize = title.length > 34 ? 58 : 76
  const rings = [150, 230, 310, 390].map(
    (radius, index) =>
      `<circle cx="1010" cy="315" r="${radius}" stroke="#4dd0d4" stroke-opacity="${0.5 - index * 0.11}" stroke-width="2"
        stroke-dasharray="${radius * (1.6 + index * 0.4)} ${radius * 0.6}" transform="rotate(${200 + index * 53} 1010 315)"/>`,
  )
  return `<style>
    @font-face { font-family: Geist; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) format('woff2') }
    body { margin: 0; width: 1200px; height: 630px; background: #0b1214; color: #eef3f4; font-family: Geist, sans-serif; position: relative; overflow: hidden }
    svg.rings { position: absolute; inset: 0 }
    .brand { position: absolute; left: 72px; top: 64px; display: flex; align-items: center; gap: 16px; font-size: 34px; font-weight: 600 }
    .brand svg { width: 52px; height: 52px }
    .text { position: absolute; left: 72px; bottom: 72px; width: 860px }
    .section { margin: 0 0 16px; color: #4dd0d4; font-size: 28px; font-weight: 500 }
    h1 { font-size: ${titleSize}px; line-height: 1.08; letter-spacing: -0.03em; margin: 0 0 24px; font-weight: 650; text-wrap: balance }
    .lead { font-size: 32px; line-height: 1.35; margin: 0; color: #b4c3c6; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden }
  </style>
  <svg class="rings" viewBox="0 0 1200 630" fill="none">${rings.join('')}</svg>
  <div class="brand">${mark}${escapeHtml(brand.name)}</div>
  <div class="text"><p class="section">${section}</p><h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(description)}</p></div>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
