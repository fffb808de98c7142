import { stripSearchParams } from '@tanstack/react-router'
import { LOG_LEVELS } from '#src/resources/detail/detail-search.ts'
import { addressSchema, matching, oneOf, RESOURCE_ID, several, text, whole } from '#src/ui/address-schema.ts'

/** The specification's ranges of the logs page. */
const LOG_RANGES = ['15m', '1h', '24h', '7d', 'custom'] as const

export type LogRange = (typeof LOG_RANGES)[number]

/** As long as the API takes. */
export const MAX_LOG_QUERY = 500

const instant = whole({ least: 0, most: 8_640_000_000_000_000 }, 0)

/** The address of the logs: `/monitoring/logs?q=timeout&range=24h&level=ERROR,WARN&service=api&live=on`. */
const schema = addressSchema({
  q: text(MAX_LOG_QUERY),
  range: oneOf(LOG_RANGES, '1h'),
  /** The ends of a custom range, in milliseconds since 1970. */
  from: instant,
  to: instant,
  level: several(LOG_LEVELS),
  service: several(/^[^,]{1,120}$/),
  /** What wrote it, by id. */
  resource: several(RESOURCE_ID),
  live: oneOf(['on'], ''),
  /** The line that a link is about. */
  line: matching(RESOURCE_ID, ''),
  /** The line of which is shown what stands around it. */
  context: matching(RESOURCE_ID, ''),
  dialog: oneOf(['export', 'range'], ''),
})

export type LogsSearch = ReturnType<typeof schema.parse>

const defaults = schema.parse({} as Parameters<typeof schema.parse>[0])

export const logsSearch = {
  schema,
  defaults,
  /** Keeps defaults out of the address. */
  stripDefaults: stripSearchParams<LogsSearch, Partial<LogsSearch>>(defaults),
}
