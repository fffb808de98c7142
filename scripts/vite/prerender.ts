import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build, normalizePath, type Plugin, type ResolvedConfig } from 'vite'
import { brand } from '../../src/brand.ts'
import { FALLBACK } from './built.ts'
import { emptyDocument, pageDocument } from './documents.ts'
import { readFileDates } from './file-dates.ts'
import { filesNeededBy, fixedPages } from './manifest.ts'
import { datesOf, sourcesOf } from './page-sources.ts'
import type { Prerendered, PrerenderJob } from './prerender-job.ts'
import { sharingTags } from './sharing-tags.ts'

const workerFile = new URL('./prerender-worker.ts', import.meta.url)

/**
 * Prerenders public pages to HTML that works without JavaScript, and sign-in pages, by running the app in Node with the
 * mock as its API; the browser hydrates them (`src/render-page.ts`). Console pages with a fixed URL get an empty
 * document that preloads what they need; all other URLs get `404.html`.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    configResolved: (resolved) => {
      config = resolved
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = config.build.outDir }) {
        const folder = folderAt(dir)
        const site = folder.read('index.html')
        const console = folder.read('console.html')
        writeEmptyDocuments(folder, config.base, console)
        // Only a template, which no URL serves.
        rmSync(join(dir, 'console.html'))
        const scratch = mkdtempSync(join(config.root, 'node_modules/.prerender-'))
        try {
          const pages = await renderPages(await buildForNode(config, scratch))
          const places = writePages(folder, config, pages, { site, console })
          folder.write('sitemap.xml', sitemapOf(places))
          folder.write('robots.txt', robotsOf())
        } finally {
          rmSync(scratch, { recursive: true, force: true })
        }
      },
    },
  }
}

/** Folder of a build, with paths relative to it. */
interface Folder {
  readonly dir: string
  readonly read: (file: string) => string
  readonly write: (file: string, text: string) => void
}

function folderAt(dir: string): Folder {
  return {
    dir,
    read: (file) => readFileSync(join(dir, file), 'utf8'),
    write: (file, text) => {
      mkdirSync(dirname(join(dir, file)), { recursive: true })
      writeFileSync(join(dir, file), text)
    },
  }
}

/** Writes `404.html` and the documents of console pages with a fixed URL. */
function writeEmptyDocuments({ dir, read, write }: Folder, base: string, template: string): void {
  write(FALLBACK, emptyDocument(read(FALLBACK), base, filesNeededBy(dir, 'main', [])))
  for (const [path, routes] of fixedPages(dir, '_console'))
    write(documentOf(path), emptyDocument(template, base, filesNeededBy(dir, 'main', routes)))
}

/**
 * Writes the documents of prerendered pages.
 * @returns the public ones, for the sitemap
 */
function writePages(
  { dir, read, write }: Folder,
  { root, base }: ResolvedConfig,
  pages: readonly Prerendered[],
  templates: { readonly site: string; readonly console: string },
): readonly SitemapEntry[] {
  const rulesOf = (sheet: string) => read(sheet).trim()
  const fileOf = routeFileFinder(root)
  const dates = readFileDates(root)
  return pages.flatMap((page) => {
    const routeFiles = page.routeIds.map(fileOf)
    const files = filesNeededBy(dir, page.isPublic ? 'main-site' : 'main', routeFiles)
    if (!page.isPublic) {
      write(documentOf(page.path), pageDocument(templates.console, base, page, files, rulesOf))
      return []
    }
    const own = datesOf(sourcesOf(root, page.path, routeFiles.at(-1) ?? ''), dates)
    const isArticle = page.routeIds.includes('/_site/documentation/$category/$article')
    const head = page.head + sharingTags(page.path, page.head, isArticle ? (own ?? {}) : undefined)
    write(documentOf(page.path), pageDocument(templates.site, base, { ...page, head }, files, rulesOf))
    const changed = page.updatedAt === undefined ? own?.changed : Date.parse(page.updatedAt)
    return [{ path: page.path, changed }]
  })
}

/** Document of a URL path: `/pricing` is in `pricing.html`. */
const documentOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** @returns URLs of the app's modules */
async function buildForNode({ root, mode, base }: ResolvedConfig, outDir: string): Promise<PrerenderJob> {
  await build({
    root,
    mode,
    base,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: ['src/prerender.tsx', 'src/prerender-sign-in.tsx'],
        // The route tree of the sign-in pages has those of the console too, whose components aren't rendered.
        external: (id, importer = '') => /[?&]tsr-split/.test(id) && /\/_console[./]/.test(importer),
      },
    },
    ssr: { noExternal: true },
    resolve: {
      alias: {
        // Use the router's browser build: its server build renders other boundaries, which would not hydrate.
        '@tanstack/router-core/isServer': join(
          root,
          'node_modules/@tanstack/router-core/dist/esm/isServer/client.js',
        ),
      },
    },
  })
  const urlOf = (name: string) => pathToFileURL(join(outDir, name)).href
  return { site: urlOf('prerender.js'), signIn: urlOf('prerender-sign-in.js') }
}

function renderPages(job: PrerenderJob): Promise<readonly Prerendered[]> {
  const worker = new Worker(workerFile, { workerData: job })
  return new Promise<readonly Prerendered[]>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) =>
      reject(new Error(`The pages were not rendered: the thread ended with ${code}.`)),
    )
  }).finally(() => void worker.terminate())
}

interface SitemapEntry {
  readonly path: string
  /** Last change of the content in epoch milliseconds, if known. */
  readonly changed: number | undefined
}

/** Format of https://www.sitemaps.org. */
function sitemapOf(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`
    return `  <url><loc>${brand.siteUrl}${path}</loc>${date}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

/** Format of RFC 9309. Pages with `noindex` stay allowed, since crawlers must read them to see it. */
function robotsOf(): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${brand.siteUrl}/sitemap.xml\n`
}

/** Finds the file of a route. In file names a dot stands for a slash, and `index` for nothing. */
function routeFileFinder(root: string): (routeId: string) => string {
  const files = readdirSync(join(root, 'src/routes'), { recursive: true, encoding: 'utf8' })
    .map(normalizePath)
    .filter((file) => file.endsWith('.tsx'))
  return (routeId) => {
    const found = files.find((file) => {
      const id = `/${file.slice(0, -'.tsx'.length).replaceAll('.', '/')}`
      return id === (routeId.endsWith('/') ? `${routeId}index` : routeId)
    })
    if (found === undefined) throw new Error(`The route ${routeId} has no file.`)
    return `src/routes/${found}`
  }
}
