import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { brand } from '../../src/brand.ts'
import { filesNeededBy, filesOfGroup, fixedPages } from './manifest.ts'
import { filesAnswering } from './mock-of-page.ts'
import type { Prerendered, PrerenderJob } from './prerender-worker.ts'

const workerFile = new URL('./prerender-worker.ts', import.meta.url)

/** The layouts of what is drawn in the browser alone: the sign-in, and what lies behind it. */
const DRAWN_LATER = ['_auth', '_console']

/** The document without a page in it: what a host answers for every address that has no file of its own. */
export const FALLBACK = '404.html'

/**
 * Writes every public page to a file of its own, as HTML that stands without JavaScript and is then taken over by the app
 * (`src/main.tsx`). Pages behind the sign-in have files too, as far as their addresses are fixed: without the page, but
 * naming all that it needs, so that the browser asks for it together with the first script, instead of after that has run. All
 * other addresses are answered by `404.html`, which names what every page needs, as hosts of plain files do by themselves.
 *
 * It runs the app in Node once more, built for it; what the pages read of the API, the mock answers.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    configResolved: (resolved) => {
      config = resolved
    },
    // The preview of a build answers as those hosts do; Vite's own answers everything with the first page.
    configurePreviewServer: (server) => {
      const folder = server.config.build.outDir
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const isPage = request.headers.accept?.includes('text/html') === true
        const name = pathname.slice(server.config.base.length)
        const files = [name, `${name}.html`, 'index.html'].filter((_, index) => index < 2 || name === '')
        if (
          !isPage ||
          files.some(
            (file) => file !== '' && existsSync(join(folder, file)) && statSync(join(folder, file)).isFile(),
          )
        )
          return next()
        response.setHeader('content-type', 'text/html')
        response.end(readFileSync(join(folder, FALLBACK)))
      })
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = config.build.outDir }) {
        const template = readFileSync(join(dir, 'index.html'), 'utf8')
        const write = (name: string, html: string) => {
          const file = join(dir, name)
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, html)
        }
        // Whatever it is to show, it needs the routes of all pages (`src/router.tsx`).
        const routes = filesOfGroup(dir, 'routes')
        const linking = (files: Iterable<string>) =>
          withoutIndexing(template, linksTo(template, config.base, new Set([...routes, ...files])).join(''))
        write(FALLBACK, linking([]))
        const built = readdirSync(join(dir, config.build.assetsDir)).map(
          (file) => `${config.build.assetsDir}/${file}`,
        )
        for (const [path, routeFiles] of DRAWN_LATER.flatMap((layout) => [...fixedPages(dir, layout)])) {
          const files = filesNeededBy(dir, routeFiles)
          write(`${path}.html`, linking([...files, ...filesAnswering(files, built)]))
        }
        const scratch = mkdtempSync(join(config.root, 'node_modules/.prerender-'))
        try {
          const pages = await renderPages(await buildForNode(config, scratch))
          const rulesOf = (sheet: string) => readFileSync(join(dir, sheet), 'utf8').trim()
          for (const page of pages) {
            const files = filesNeededBy(dir, page.routeIds.map(fileOf))
            write(
              page.path === '/' ? 'index.html' : `${page.path}.html`,
              documentOf(template, config.base, page, files, rulesOf),
            )
          }
          const paths = pages.map(({ path }) => path)
          writeFileSync(join(dir, 'sitemap.xml'), sitemapOf(paths))
          writeFileSync(join(dir, 'robots.txt'), robotsOf())
        } finally {
          rmSync(scratch, { recursive: true, force: true })
        }
      },
    },
  }
}

/** @returns the address of the app's module */
async function buildForNode({ root, mode, base }: ResolvedConfig, outDir: string): Promise<string> {
  await build({
    root,
    mode,
    base,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
    ssr: { noExternal: true },
    resolve: {
      alias: {
        // The router renders other boundaries on a server that streams than in a browser, where this is to be taken over.
        '@tanstack/router-core/isServer': join(
          root,
          'node_modules/@tanstack/router-core/dist/esm/isServer/client.js',
        ),
      },
    },
  })
  return pathToFileURL(join(outDir, 'prerender.js')).href
}

function renderPages(app: string): Promise<readonly Prerendered[]> {
  const worker = new Worker(workerFile, { workerData: { app } satisfies PrerenderJob })
  return new Promise<readonly Prerendered[]>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) =>
      reject(new Error(`The pages were not rendered: the thread ended with ${code}.`)),
    )
  }).finally(() => void worker.terminate())
}

/** Search engines have no business behind the sign-in, nor at addresses that lead nowhere. */
function withoutIndexing(template: string, links: string): string {
  return template.replace('</head>', `<meta name="robots" content="noindex">${links}</head>`)
}

/** Whoever reads without scripts never hears that nobody is signed in, for which some of the header waits. */
const withoutScripts = '<noscript><style>[data-unknown]{visibility:visible!important}</style></noscript>'

/** The protocol of https://www.sitemaps.org. */
function sitemapOf(paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${brand.siteUrl}${path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

/** RFC 9309. What is not to be indexed says so itself: a crawler that may not read it would not know. */
function robotsOf(): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${brand.siteUrl}/sitemap.xml\n`
}

/** The file of a route: an address that ends in a slash is the folder's own. */
function fileOf(routeId: string): string {
  return `src/routes${routeId.endsWith('/') ? `${routeId}index` : routeId}.tsx`
}

/** What the template loads: its script, its style sheet, and what comes beside them. */
const loadingTags =
  /\s*<(?:script type="module"|link rel="(?:stylesheet|preload|modulepreload)")[^>]*>(?:<\/script>)?/g

/**
 * A page that is readable as soon as its document is there: the rules of its style sheets stand in it, and the tags for the
 * app keep out of the way until it has been painted (`public/first-paint.js`).
 *
 * @param files what the page needs; what the template doesn't name already is named, to come without a detour
 */
function documentOf(
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
