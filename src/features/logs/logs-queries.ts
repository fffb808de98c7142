import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getLog,
  getLogContext,
  getLogHistogram,
  listLogServices,
  searchLogs,
} from '#src/api/generated/sdk.gen.ts'
import type { LogLevel } from '#src/api/generated/types.gen.ts'
import { LOG_LEVELS } from '#src/resources/detail/detail-search.ts'
import { now } from '#src/ui/clock.ts'
import { valuesOf } from '#src/ui/search-schema.ts'
import { spanOf } from './log-span.ts'
import type { LogsSearch } from './logs-search.ts'

/** Filters except the time range, as parameters shared by all log operations. Unset filters are omitted. */
export interface LogFilters {
  readonly q?: string
  readonly level?: LogLevel[]
  readonly service?: string[]
  readonly resource?: string[]
}

export function filtersOf({ q, level, service, resource }: LogsSearch): LogFilters {
  const levels = LOG_LEVELS.filter((known) => valuesOf(level).includes(known))
  return {
    ...(q !== '' && { q }),
    ...(levels.length > 0 && { level: levels }),
    ...(service !== '' && { service: valuesOf(service) }),
    ...(resource !== '' && { resource: valuesOf(resource) }),
  }
}

/** Search at one instant. Running it again later is a new search. */
export interface TimedSearch {
  /** Identifies the search: another one for other filters, another range and each refresh. */
  readonly key: string
  readonly filters: LogFilters
  readonly range: Pick<LogsSearch, 'range' | 'from' | 'to'>
  /** Time of the search in epoch milliseconds; the end of a relative range. */
  readonly at: number
}

/** Small first page for a fast first result, larger pages for scrolling. */
const FIRST_PAGE = 200
const FURTHER_PAGE = 1000

/** In milliseconds; short, because a search can hold a hundred thousand lines. */
const CACHE_TIME_MS = 5000

/**
 * Lines, newest first. Never refetched: lines don't change, newer ones arrive by the stream, and refetching a hundred
 * pages on window focus is too expensive.
 */
export function linesQuery({ filters, range, at }: TimedSearch) {
  const span = isoSpan(range, at)
  return infiniteQueryOptions({
    queryKey: [{ _id: 'searchLogs', filters, span }] as const,
    queryFn: ({ pageParam, signal }) =>
      searchLogs({
        query: {
          ...filters,
          ...span,
          ...(pageParam === null ? { limit: FIRST_PAGE } : { limit: FURTHER_PAGE, cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 'static',
    gcTime: CACHE_TIME_MS,
    structuralSharing: false,
    placeholderData: keepPreviousData,
  })
}

const BUCKETS = 80

/** Refetch interval of the counts while following, in milliseconds. */
const COUNT_POLL_MS = 10_000

/** Line counts by level and time. */
export function histogramQuery({ filters, range, at }: TimedSearch, isLive: boolean) {
  return queryOptions({
    queryKey: [{ _id: 'getLogHistogram', filters, range, at }] as const,
    queryFn: ({ signal }) =>
      getLogHistogram({
        query: { ...filters, ...isoSpan(range, isLive ? now() : at), buckets: BUCKETS },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    refetchInterval: isLive && COUNT_POLL_MS,
  })
}

/** Services with matching lines, ignoring the service filter. */
export function servicesQuery({ filters, range, at }: TimedSearch) {
  const { service: _, ...others } = filters
  return queryOptions({
    queryKey: [{ _id: 'listLogServices', filters: others, range, at }] as const,
    queryFn: ({ signal }) => listLogServices({ query: { ...others, ...isoSpan(range, at) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
}

export function lineQuery(logId: string) {
  return queryOptions({
    queryKey: [{ _id: 'getLog', logId }] as const,
    queryFn: ({ signal }) => getLog({ path: { logId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** @param around number of lines before and after */
export function contextQuery(logId: string, around: number) {
  return queryOptions({
    queryKey: [{ _id: 'getLogContext', logId, around }] as const,
    queryFn: ({ signal }) =>
      getLogContext({ path: { logId }, query: { before: around, after: around }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
}

/** Time range in the API format. */
export function isoSpan(range: TimedSearch['range'], at: number) {
  const { from, to } = spanOf(range, at)
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
}
