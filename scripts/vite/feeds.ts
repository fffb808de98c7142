import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { brand } from '../../src/brand.ts'
import { toRss } from '../../src/domain/rss.ts'
import { parseChangelog } from '../../src/features/changelog/parse-changelog.ts'
import { readArticleEntries } from './documentation.ts'
import { type FileDates, readFileDates } from './file-dates.ts'
import { feedPaths } from './sharing-tags.ts'

/** Writes the RSS feeds of articles and of the changelog, which the dev server serves too. */
export function feeds(): Plugin {
  let root = ''
  let base = ''
  const builders: Readonly<Record<string, () => string>> = {
    [feedPaths['/documentation']]: () => articleFeed(readFileDates(root)),
    [feedPaths['/changelog']]: () => changelogFeed(root, readFileDates(root)),
  }
  return {
    name: 'feeds',
    configResolved: (config) => {
      root = config.root
      base = config.base
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const build = builders[`/${(request.url ?? '').slice(base.length)}`]
        if (build === undefined) return next()
        response.setHeader('content-type', 'application/rss+xml; charset=utf-8')
        response.end(build())
      })
    },
    generateBundle() {
      for (const [path, build] of Object.entries(builders))
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: build() })
    },
  }
}

/** Newest article first. Without the sandbox, which describes the mock. */
function articleFeed(dates: ReadonlyMap<string, FileDates>): string {
  const articles = readArticleEntries(false).map(({ file, entry }) => ({ entry, dates: dates.get(file) }))
  return toRss({
    title: `${brand.name} documentation`,
    link: `${brand.siteUrl}/documentation`,
    description: 'New articles of the documentation.',
    ...lastOf(articles.flatMap(({ dates }) => dates?.changed ?? [])),
    items: articles
      .toSorted((a, b) => (b.dates?.created ?? 0) - (a.dates?.created ?? 0))
      .map(({ entry: { category, slug, title, summary }, dates }) => ({
        title,
        link: `${brand.siteUrl}/documentation/${category}/${slug}`,
        ...(dates && { publishedAt: dates.created }),
        description: summary,
      })),
  })
}

/** One item per area of a release: "Next release: Console". */
function changelogFeed(root: string, dates: ReadonlyMap<string, FileDates>): string {
  const file = 'CHANGELOG.md'
  const releases = parseChangelog(readFileSync(join(root, file), 'utf8'))
  const link = `${brand.siteUrl}/changelog`
  const changed = dates.get(file)?.changed
  return toRss({
    title: `${brand.name} changelog`,
    link,
    description: 'Changes to the console and the API, release by release.',
    ...lastOf(changed === undefined ? [] : [changed]),
    items: releases.flatMap(({ title, isReleased, areas }) =>
      areas.map((area) => ({
        title: `${title}: ${area.title}`,
        link: `${link}#${area.id}`,
        id: area.id,
        // Only the next release changes without a date of its own.
        ...(!isReleased && changed !== undefined && { publishedAt: changed }),
        description: area.entries
          .map(({ subject, text }) => (subject === null ? text : `${subject} ${text}`))
          .join('\n'),
      })),
    ),
  })
}

function lastOf(times: readonly number[]): { readonly updatedAt?: number } {
  return times.length === 0 ? {} : { updatedAt: Math.max(...times) }
}
