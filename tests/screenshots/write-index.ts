import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '#src/shell/pages.ts'
import { type Visit, visits } from '../e2e/support/routes.ts'
import { looks, pictureFolder, pictureOf } from './pictures.ts'

/** Escapes text for HTML content and attributes. */
const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function row(visit: Visit): string {
  const pictures = looks.map((look) => {
    const path = pictureOf(visit, look)
    const caption = `${look.colorScheme}, ${look.width} px`
    const picture = existsSync(join(pictureFolder, path))
      ? `<a href="${path}"><img src="${path}" alt="${html(visit.route)}, ${caption}" loading="lazy"></a>`
      : '<p class="missing">no picture</p>'
    return `<figure class="w${look.width}">${picture}<figcaption>${caption}</figcaption></figure>`
  })
  return `<section><h2>${html(pages[visit.route].title)} <code>${html(visit.route)}</code> <small>${visit.persona}</small></h2>
<div>${pictures.join('')}</div></section>`
}

/** Writes `screenshots/index.html`, which shows all screenshots side by side. */
export default function writeIndex(): void {
  mkdirSync(pictureFolder, { recursive: true })
  writeFileSync(
    join(pictureFolder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title><style>
body { font: 14px system-ui; margin: 2rem; background: #e9ecef; color: #212529 }
section > div { display: flex; gap: 1rem; align-items: flex-start }
figure { margin: 0 } figcaption { color: #495057; margin-top: .25rem }
img { display: block; width: 100%; border: 1px solid #ced4da }
.w1280 { flex: 0 0 34% } .w360 { flex: 0 0 12% }
small { color: #495057; font-weight: normal } .missing { color: #c92a2a }
</style><h1>${visits.length} visits, ${visits.length * looks.length} pictures</h1>
${visits.map(row).join('\n')}</html>`,
  )
}
