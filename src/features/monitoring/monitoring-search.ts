import { type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { REGION_IDS } from '#src/domain/region.ts'
import { METRIC_RANGES } from '#src/resources/detail/detail-search.ts'
import { instantParameter, matching, oneOf, searchSchema } from '#src/ui/search-schema.ts'

const MONITORING_TABS = ['overview', 'infrastructure', 'applications', 'alerts'] as const

/** Intervals of the automatic refresh. */
export const REFRESH = ['off', '10s', '30s', '1m', '5m'] as const

/** Type filter of the infrastructure tab. Snapshots belong to their volume. */
export const MONITORED_TYPES = [
  'vm',
  'container',
  'database',
  'volume',
  'load_balancer',
  'firewall',
  'cdn_distribution',
  'dns_zone',
] as const

const parameters = searchSchema({
  tab: oneOf(MONITORING_TABS, 'overview'),
  range: oneOf([...METRIC_RANGES, 'custom'], '1h'),
  /** Ends of a custom range in epoch milliseconds; both 0 otherwise. */
  from: instantParameter,
  to: instantParameter,
  /** Zoomed part of the range in epoch milliseconds: `1772442000000-1772443800000`. */
  zoom: matching(/^\d{1,15}-\d{1,15}$/, ''),
  refresh: oneOf(REFRESH, '30s'),
  type: oneOf(MONITORED_TYPES, ''),
  region: oneOf(REGION_IDS, ''),
  /**
   * Metric of the infrastructure tab's chart; empty or unknown for the most important ones of the type. Not checked
   * against the catalog, which every page would then load.
   */
  metric: matching(/^[a-z_]{1,40}$/, ''),
  dialog: oneOf(['range'], ''),
})

export type MonitoringSearch = ReturnType<typeof parameters.parse>

/** URL search of the monitoring page: `/monitoring?tab=infrastructure&range=24h&type=vm&refresh=10s`. */
const schema = {
  parse: (written: Partial<MonitoringSearch> & SearchSchemaInput): MonitoringSearch => {
    const search = parameters.parse(written)
    const { range, from, to } = search
    // The ends are valid only as a pair, and only for a custom range.
    if (range === 'custom' && from < to) return search
    return { ...search, range: range === 'custom' ? '1h' : range, from: 0, to: 0 }
  },
}

const defaults = schema.parse({} as Parameters<typeof schema.parse>[0])

export const monitoringSearch = {
  schema,
  defaults,
  /** Keeps default values out of the URL. */
  stripDefaults: stripSearchParams<MonitoringSearch, Partial<MonitoringSearch>>(defaults),
}

/** Props shared by all tabs. */
export interface MonitoringTabProps {
  readonly search: MonitoringSearch
  /** Changes part of the URL search. */
  readonly onSearchChange: (change: Partial<MonitoringSearch>) => void
}
