import type { Prerendered } from './prerender-job.ts'
import { usedRules } from './used-rules.ts'

/*
 * Documents of a build, each made from a template: the HTML that Vite built, which loads the app and contains no
 * page.
 */

/**
 * Document without content, for pages that render in the browser only. Not indexed by search engines, since it is for
 * pages behind sign-in and unknown URLs.
 * @param files files to preload for its URL
 */
export function emptyDocument(template: string, base: string, files: ReadonlySet<string>): string {
  const links = linksTo(template, base, files)
  return template.replace('</head>', `<meta name="robots" content="noindex">${links.join('')}</head>`)
}

/** Without scripts the session is never known, so show the parts of the header that wait for it. */
const withoutScripts = '<noscript><style>[data-unknown]{visibility:visible!important}</style></noscript>'

/** Without scripts the form of a sign-in page can't be sent, so show only the template's notice. */
const noticeOnly = '<noscript><style>#root{display:none}</style>'

/** Length from which a style sheet isn't inlined completely: that of Mantine has 90 kB, of which a form uses 40. */
const LARGE_SHEET = 50_000

/** Tags of the template that load its script, its style sheet and their dependencies. */
const loadingTags =
  /\s*<(?:script type="module"|link rel="(?:stylesheet|preload|modulepreload)")[^>]*>(?:<\/script>)?/g

/**
 * Prerendered page that is readable as soon as its HTML has loaded: its styles are inline, and the scripts load after
 * the first paint (`public/first-paint.js`), as do complete style sheets of which only the used rules are inline.
 * @param files files that the page needs; those that the template doesn't reference are preloaded
 */
export function pageDocument(
  template: string,
  base: string,
  { path, html, head, data, isPublic }: Prerendered,
  files: ReadonlySet<string>,
  rulesOf: (sheet: string) => string,
): string {
  const tags = [...template.matchAll(loadingTags)].map(([tag]) => tag.trim())
  const links = linksTo(template, base, files)
  const isSheet = (tag: string) => tag.includes('rel="stylesheet"')
  const sheets = [...tags, ...links].filter(isSheet).map((tag) => {
    const rules = rulesOf((/href="([^"]+)"/.exec(tag)?.[1] ?? '').slice(base.length))
    const isLarge = rules.length > LARGE_SHEET
    return { tag, isLarge, rules: withFixedFonts(isLarge ? usedRules(rules, html) : rules) }
  })
  const large = sheets.filter(({ isLarge }) => isLarge).map(({ tag }) => tag)
  const app = [...large, ...[...tags, ...links].filter((tag) => !isSheet(tag))]
  // Disabled links mark inlined sheets as present, so that code which needs one later doesn't load it again.
  const named = sheets
    .filter(({ isLarge }) => !isLarge)
    .map(({ tag }) => tag.replace('<link ', '<link disabled '))
  // The app's tags replace their template, so that a large sheet comes before the rules of the sheets after it.
  const split = sheets.findLastIndex(({ isLarge }) => isLarge) + 1
  const styles = [sheets.slice(0, split), sheets.slice(split)].map((some) =>
    some.length === 0 ? '' : `<style>${some.map(({ rules }) => rules).join('')}</style>`,
  )
  const address = base.replace(/\/$/, '') + path
  // `<` is the only character that could end the script element early.
  const kept = data?.replaceAll('<', '\\u003c')
  const script = kept ? `<script type="application/json" id="prerendered-data">${kept}</script>` : ''
  return template
    .replaceAll(loadingTags, '')
    .replace(
      '</head>',
      () =>
        `${head}${fontLink(styles.join(''))}${named.join('')}${styles.join(`<template id="app-tags">${app.join('')}</template>`)}</head>`,
    )
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-prerendered="${address}">${html}</div>${script}`,
    )
    .replace(isPublic ? /<noscript>.*?<\/noscript>/s : '<noscript>', () =>
      isPublic ? withoutScripts : noticeOnly,
    )
}

/** Preloads the font of most texts, the first of the rules, so that it is there for the first paint. */
function fontLink(rules: string): string {
  const [, file = ''] = /url\(([^)]+\.woff2)\)/.exec(rules) ?? []
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`
}

/** Keeps the font that the first paint used. Another one would break lines elsewhere and move the text below. */
function withFixedFonts(rules: string): string {
  return rules.replaceAll('font-display:swap', 'font-display:optional')
}

/** Tags that load or preload files, except those that the template references already. */
function linksTo(template: string, base: string, files: ReadonlySet<string>): string[] {
  return [...files]
    .filter((file) => !template.includes(`"${base}${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="${base}${file}">`
        : `<link rel="modulepreload" crossorigin href="${base}${file}">`,
    )
}
