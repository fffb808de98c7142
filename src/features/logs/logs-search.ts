import { stripSearchParams } from '@tanstack/react-router'
import { LOG_LEVELS } from '#src/resources/detail/detail-search.ts'
import {
  commaSeparated,
  instantParameter,
  matching,
  oneOf,
  RESOURCE_ID,
  searchSchema,
  text,
} from '#src/ui/search-schema.ts'

/** Time ranges of the specification. */
const LOG_RANGES = ['15m', '1h', '24h', '7d', 'custom'] as const

export type LogRange = (typeof LOG_RANGES)[number]

/** Maximum length of a query in the API. */
export const MAX_LOG_QUERY = 500

/** URL search of the logs: `/monitoring/logs?q=timeout&range=24h&level=ERROR,WARN&service=api&live=on`. */
const schema = searchSchema({
  q: text(MAX_LOG_QUERY),
  range: oneOf(LOG_RANGES, '1h'),
  /** Ends of a custom range in epoch milliseconds. */
  from: instantParameter,
  to: instantParameter,
  level: commaSeparated(LOG_LEVELS),
  service: commaSeparated(/^[^,]{1,120}$/),
  /** IDs of the resources that wrote the lines. */
  resource: commaSeparated(RESOURCE_ID),
  live: oneOf(['on'], ''),
  /** ID of the linked line. */
  line: matching(RESOURCE_ID, ''),
  /** ID of the line in the context dialog. */
  context: matching(RESOURCE_ID, ''),
  dialog: oneOf(['export', 'range'], ''),
})

export type LogsSearch = ReturnType<typeof schema.parse>

const defaults = schema.parse({} as Parameters<typeof schema.parse>[0])

export const logsSearch = {
  schema,
  defaults,
  /** Keeps default values out of the URL. */
  stripDefaults: stripSearchParams<LogsSearch, Partial<LogsSearch>>(defaults),
}
