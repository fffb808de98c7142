import { stripSearchParams } from '@tanstack/react-router'
import { type AddressSchema, addressSchema, oneOf, text, whole } from '#src/ui/address-schema.ts'

/** The specification's ranges of the monitoring page. */
export const METRIC_RANGES = ['1h', '24h', '7d', '30d'] as const

export type MetricRange = (typeof METRIC_RANGES)[number]

export const LOG_LEVELS = ['ERROR', 'WARN', 'INFO', 'DEBUG'] as const

/** What the tabs that all kinds may have keep in the address. */
export interface TabSearch {
  readonly range: MetricRange
  /**
   * A stretch of the charts that somebody zoomed into, in milliseconds since 1970; both 0 when they show all of
   * `range`.
   */
  readonly from: number
  readonly to: number
  readonly level: (typeof LOG_LEVELS)[number] | ''
  /** What the log, or another list in a tab, is searched for. */
  readonly q: string
}

/** What narrows one tab means nothing to the next. */
export const tabDefaults: TabSearch = { range: '1h', from: 0, to: 0, level: '', q: '' }

/** The one dialog that all kinds have, and that the screen itself opens. */
export const MOVE_DIALOG = 'move-to-project'

export type DetailSearch<Tab extends string, Dialog extends string> = TabSearch & {
  readonly tab: Tab
  /** Empty when none is open. */
  readonly dialog: Dialog | typeof MOVE_DIALOG | ''
  /** What within the resource the dialog is about: a user, a snapshot, a rule. */
  readonly item: string
}

/**
 * Schema, defaults and middleware for the address of one resource: `/compute/vms/vm_1?tab=logs&level=ERROR&q=timeout`.
 * The first tab is the one that needs no mention.
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

  const instant = whole({ least: 0, most: Number.MAX_SAFE_INTEGER }, 0)
  const schema = addressSchema({
    tab: oneOf(tabs, tabs[0]),
    range: oneOf(METRIC_RANGES, tabDefaults.range),
    from: instant,
    to: instant,
    level: oneOf(LOG_LEVELS, tabDefaults.level),
    q: text(),
    dialog: oneOf([...dialogs, MOVE_DIALOG], ''),
    item: text(),
    // Inference can't follow names that are parameters of a type; they are those of `Search`.
  }) as unknown as AddressSchema<Search>

  return {
    schema,
    tabs,
    defaults,
    /** Keeps defaults out of the address. */
    stripDefaults: stripSearchParams<Search, Partial<Search>>(defaults as Partial<Search>),
  }
}
