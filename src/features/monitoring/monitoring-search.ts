import { type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { REGION_IDS } from '#src/domain/region.ts'
import { METRIC_RANGES } from '#src/resources/detail/detail-search.ts'
import { addressSchema, matching, oneOf, whole } from '#src/ui/address-schema.ts'

const MONITORING_TABS = ['overview', 'infrastructure', 'applications', 'alerts'] as const

const REFRESH = ['off', '10s', '30s', '1m', '5m'] as const

/** What the infrastructure can be narrowed to: the types of which many are told of together. */
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

/** The end of what a `Date` can say, in milliseconds since 1970. */
const instant = whole({ least: 0, most: 8_640_000_000_000_000 }, 0)

const parameters = addressSchema({
  tab: oneOf(MONITORING_TABS, 'overview'),
  range: oneOf([...METRIC_RANGES, 'custom'], '1h'),
  /** The ends of a custom range, in milliseconds since 1970; both 0 for any other. */
  from: instant,
  to: instant,
  /** The stretch of the range that somebody zoomed into: `1772442000000-1772443800000`. */
  zoom: matching(/^\d{1,16}-\d{1,16}$/, ''),
  refresh: oneOf(REFRESH, '30s'),
  type: oneOf(MONITORED_TYPES, ''),
  region: oneOf(REGION_IDS, ''),
  dialog: oneOf(['range'], ''),
})

export type MonitoringSearch = ReturnType<typeof parameters.parse>

/** The address of the monitoring: `/monitoring?tab=infrastructure&range=24h&type=vm&refresh=10s`. */
const schema = {
  parse: (written: Partial<MonitoringSearch> & SearchSchemaInput): MonitoringSearch => {
    const search = parameters.parse(written)
    const { range, from, to } = search
    // Two ends make sense together or not at all, and only with the range that they are the ends of.
    if (range === 'custom' && from < to) return search
    return { ...search, range: range === 'custom' ? '1h' : range, from: 0, to: 0 }
  },
}

const defaults = schema.parse({} as Parameters<typeof schema.parse>[0])

export const monitoringSearch = {
  schema,
  defaults,
  /** Keeps defaults out of the address. */
  stripDefaults: stripSearchParams<MonitoringSearch, Partial<MonitoringSearch>>(defaults),
}

/** Props of every tab of the monitoring page. */
export interface MonitoringTabProps {
  readonly search: MonitoringSearch
  /** Changes a part of the address. */
  readonly onSearchChange: (change: Partial<MonitoringSearch>) => void
}
