import { stripSearchParams } from '@tanstack/react-router'
import { instantParameter, oneOf, type SearchSchema, searchSchema, text } from '#src/ui/search-schema.ts'

/** Time ranges of the monitoring tab, from the specification. */
export const METRIC_RANGES = ['1h', '24h', '7d', '30d'] as const

export type MetricRange = (typeof METRIC_RANGES)[number]

export const LOG_LEVELS = ['ERROR', 'WARN', 'INFO', 'DEBUG'] as const

/** Search parameters of the tabs that all resource types may have. */
export interface TabSearch {
  readonly range: MetricRange
  /** Zoomed time window of the charts, in milliseconds since 1970; both 0 if the charts show all of `range`. */
  readonly from: number
  readonly to: number
  readonly level: (typeof LOG_LEVELS)[number] | ''
  /** Search text of the log or of another list in a tab. */
  readonly q: string
}

/** Default values. A change of the tab resets all but `range`, since each tab has its own filters. */
export const tabDefaults: TabSearch = { range: '1h', from: 0, to: 0, level: '', q: '' }

/** Dialog that all resource types share; the screen itself opens it. */
export const MOVE_DIALOG = 'move-to-project'

export type DetailSearch<Tab extends string, Dialog extends string> = TabSearch & {
  readonly tab: Tab
  /** Empty if no dialog is open. */
  readonly dialog: Dialog | typeof MOVE_DIALOG | ''
  /** Id of the item within the resource that the dialog is about: a user, a snapshot, a rule. */
  readonly item: string
}

/**
 * Schema, defaults and middleware for the URL of a resource: `/compute/vms/vm_1?tab=logs&level=ERROR&q=timeout`. The
 * first tab is the default, so it is not in the URL.
 */
export function detailSearch<const Tab extends string, const Dialog extends string>({
  tabs,
  dialogs,
}: {
  readonly tabs: readonly [Tab, ...Tab[]]
  readonly dialogs: readonly Dialog[]
}) {
  type Search = DetailSearch<Tab, Dialog>
  const defaults: Search = { tab: tabs[0], ...tabDefaults, dialog: '', item: '' }

  const schema = searchSchema({
    tab: oneOf(tabs, tabs[0]),
    range: oneOf(METRIC_RANGES, tabDefaults.range),
    from: instantParameter,
    to: instantParameter,
    level: oneOf(LOG_LEVELS, tabDefaults.level),
    q: text(),
    dialog: oneOf([...dialogs, MOVE_DIALOG], ''),
    item: text(),
    // TypeScript can't infer keys that come from type parameters; they are those of `Search`.
  }) as unknown as SearchSchema<Search>

  return {
    schema,
    tabs,
    defaults,
    /** Removes default values from the URL. */
    stripDefaults: stripSearchParams<Search, Partial<Search>>(defaults),
  }
}
