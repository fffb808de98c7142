import type { Session } from '#src/api/session.ts'
import { match } from './match.ts'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'
import { usePaletteActions } from './use-palette-actions.ts'
import { usePaletteDocs } from './use-palette-docs.ts'
import { usePaletteLogs } from './use-palette-logs.ts'
import { usePaletteMetrics } from './use-palette-metrics.ts'
import { usePalettePages } from './use-palette-pages.ts'
import { usePaletteRecent } from './use-palette-recent.ts'
import { usePaletteResources } from './use-palette-resources.ts'

/** Maximum number of metrics and of articles; the others are found by refining the query. */
const MAX_RESULTS = 5

/** Options for a query, in groups; without one, recent resources and everything that can be opened. */
export function usePaletteGroups(query: string, session: Session | undefined) {
  const signedIn = session?.signedIn === true
  const recent = usePaletteRecent(session)
  const resources = usePaletteResources(query, signedIn)
  const actions = usePaletteActions(session)
  const { pages, creations } = usePalettePages(signedIn)
  const metrics = usePaletteMetrics(signedIn)
  const docs = usePaletteDocs(query)
  const logs = usePaletteLogs(query, signedIn)

  const isEmpty = query.trim() === ''
  const few = (entries: readonly PaletteEntry[]) =>
    isEmpty ? [] : match(entries, query).slice(0, MAX_RESULTS)
  const named: PaletteGroup = { title: 'Metrics', entries: few(metrics) }
  // Resources also match by their size, such as “CPU 4”, so a metric of that name comes before them.
  const isMetric = named.entries.some(({ label }) => label.toLowerCase() === query.trim().toLowerCase())
  const matches: readonly PaletteGroup[] = [
    { title: 'Recent', entries: isEmpty ? recent : [] },
    ...(isMetric ? [named] : []),
    { title: 'Resources', entries: resources.entries },
    ...(isMetric ? [] : [named]),
    { title: 'Actions', entries: match([...creations, ...actions], query) },
    { title: 'Pages', entries: match(pages, query) },
    { title: 'Documentation', entries: few(docs.articles) },
  ]
  const search: PaletteGroup = { title: 'Search for the text', entries: [...logs, ...docs.search] }
  const hasMatches = matches.some(({ entries }) => entries.length > 0)
  // Otherwise Enter right after a name would search for it instead of opening what is about to be found.
  const isFirst = !hasMatches && resources.state === 'loading'
  return {
    groups: [...matches, ...(isFirst ? [] : [search])].filter(({ entries }) => entries.length > 0),
    resources,
    /** True if something is found by name. */
    hasMatches,
  }
}
