import type { Prerendered } from './prerender-worker.ts'

/* The documents of a build, each made of a template: the one that Vite has written, which loads the app and holds no page. */

/**
 * One without a page, for what is drawn in the browser. Search engines have no business there, be it behind the sign-in or
 * at addresses that lead nowhere.
 *
 * @param files what is known to be needed at its address
 */
export function emptyDocument(template: string, base: string, files: ReadonlySet<string>): string {
  const links = linksTo(template, base, files)
  return template.replace('</head>', `<meta name="robots" content="noindex">${links.join('')}</head>`)
}

/** Whoever reads without scripts never hears that nobody is signed in, for which some of the header waits. */
const withoutScripts = '<noscript><style>[data-unknown]{visibility:visible!important}</style></noscript>'

/** What the template loads: its script, its style sheet, and what comes beside them. */
const loadingTags =
  /\s*<(?:script type="module"|link rel="(?:stylesheet|preload|modulepreload)")[^>]*>(?:<\/script>)?/g

/**
 * A page that is readable as soon as its document is there: the rules of its style sheets stand in it, and the tags for the
 * app keep out of the way until it has been painted (`public/first-paint.js`).
 *
 * @param files what the page needs; what the template doesn't name already is named, to come without a detour
 */
export function pageDocument(
  template: string,
  base: string,
  { path, html, head, data }: Prerendered,
  files: ReadonlySet<string>,
  rulesOf: (sheet: string) => string,
): string {
  const tags = [...template.matchAll(loadingTags)].map(([tag]) => tag.trim())
  const links = linksTo(template, base, files)
  const isSheet = (tag: string) => tag.includes('rel="stylesheet"')
  const sheets = [...tags, ...links].filter(isSheet)
  const app = [...tags, ...links].filter((tag) => !isSheet(tag))
  const rules = sheets.map((tag) => rulesOf((/href="([^"]+)"/.exec(tag)?.[1] ?? '').slice(base.length)))
  // Not loaded, but there: so that nobody who needs one of them later loads it again.
  const named = sheets.map((tag) => tag.replace('<link ', '<link disabled '))
  const address = base.replace(/\/$/, '') + path
  // `<` is the one letter by which a text could end the element that it stands in.
  const kept = data?.replaceAll('<', '\\u003c')
  const script = kept ? `<script type="application/json" id="prerendered-data">${kept}</script>` : ''
  return template
    .replaceAll(loadingTags, '')
    .replace(
      '</head>',
      () =>
        `${head}${named.join('')}<style>${rules.join('')}</style><template id="app-tags">${app.join('')}</template></head>`,
    )
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-prerendered="${address}">${html}</div>${script}`,
    )
    .replace(/<noscript>.*?<\/noscript>/s, () => withoutScripts)
}

/** Names files in the document's head, but for those that the template names already. */
function linksTo(template: string, base: string, files: ReadonlySet<string>): string[] {
  return [...files]
    .filter((file) => !template.includes(`"${base}${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="${base}${file}">`
        : `<link rel="modulepreload" crossorigin href="${base}${file}">`,
    )
}
