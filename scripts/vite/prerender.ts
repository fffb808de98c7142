import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build, normalizePath, type Plugin, type ResolvedConfig } from 'vite'
import { brand } from '../../src/brand.ts'
import { FALLBACK, requireBuild } from './built.ts'
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
    // Makes the preview server behave like a static host: Vite's own serves the first page for every URL.
    configurePreviewServer: (server) => {
      const folder = server.config.build.outDir
      // After Vite has found the port free.
      server.httpServer.once('listening', () => requireBuild(folder, server.config.mode))
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const isPage = request.headers.accept?.includes('text/html') === true
        const name = pathname.slice(server.config.base.length)
        const files = name === '' ? ['index.html'] : [name, `${name}.html`]
        const isThere = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile()
        if (!isPage || files.some(isThere)) return next()
        response.setHeader('content-type', 'text/html')
        response.end(readFileSync(join(folder, FALLBACK)))
      })
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = config.build.outDir }) {
        const read = (file: string) => readFileSync(join(dir, file), 'utf8')
        const site = read('index.html')
        const write = (name: string, html: string) => {
          const file = join(dir, name)
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, html)
        }
        const console = read('console.html')
        write(FALLBACK, emptyDocument(read(FALLBACK), config.base, filesNeededBy(dir, 'main', [])))
        for (const [path, routes] of fixedPages(dir, '_console')) {
          const files = filesNeededBy(dir, 'main', routes)
          write(`${path.slice(1)}.html`, emptyDocument(console, config.base, files))
        }
        // Only a template, which no URL serves.
        rmSync(join(dir, 'console.html'))
        const scratch = mkdtempSync(join(config.root, 'node_modules/.prerender-'))
        try {
          const pages = await renderPages(await buildForNode(config, scratch))
          const rulesOf = (sheet: string) => read(sheet).trim()
          const fileOf = routeFileFinder(config.root)
          const dates = readFileDates(config.root)
          const places: SitemapEntry[] = []
          for (const page of pages) {
            const routeFiles = page.routeIds.map(fileOf)
            const name = page.path === '/' ? 'index.html' : `${page.path}.html`
            const files = filesNeededBy(dir, page.isPublic ? 'main-site' : 'main', routeFiles)
            if (!page.isPublic) {
              write(name, pageDocument(console, config.base, page, files, rulesOf))
              continue
            }
            const own = datesOf(sourcesOf(config.root, page.path, routeFiles.at(-1) ?? ''), dates)
            const isArticle = page.routeIds.includes('/_site/documentation/$category/$article')
            const head = page.head + sharingTags(page.path, page.head, isArticle ? (own ?? {}) : undefined)
            write(name, pageDocument(site, config.base, { ...page, head }, files, rulesOf))
            const changed = page.updatedAt === undefined ? own?.changed : Date.parse(page.updatedAt)
            places.push({ path: page.path, changed })
          }
          writeFileSync(join(dir, 'sitemap.xml'), sitemapOf(places))
          writeFileSync(join(dir, 'robots.txt'), robotsOf())
        } finally {
          rmSync(scratch, { recursive: true, force: true })
        }
      },
    },
  }
}

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
