import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { followStream } from '#src/api/event-stream.ts'
import { client } from '#src/api/generated/client.gen.ts'
import type { LogEntry, StreamLogsData } from '#src/api/generated/types.gen.ts'
import type { LogFilters } from '../logs-queries.ts'
import { LogTail, type TailView } from './log-tail.ts'

const streamUrl: StreamLogsData['url'] = '/logs/stream'

const NOTHING: TailView = { connection: 'closed', lines: [], waiting: 0, isMore: false }
const nothing = () => NOTHING
const never = () => () => {}

/**
 * Live lines of a search. The stream opens when the search is first followed and stays open, paused or not, while
 * that search is on screen.
 *
 * @param filters of the search; a new object is a new search
 * @param since position after the newest line of the search result; null while unknown
 * @param isLive true if the stream is switched on
 * @param isHeld true to hold new lines instead of showing them
 */
export function useLogTail(
  filters: LogFilters,
  since: string | null,
  isLive: boolean,
  isHeld: boolean,
): TailView {
  const [followed, setFollowed] = useState<LogFilters | null>(null)
  if (isLive && followed !== filters) setFollowed(filters)
  const isOpen = followed === filters

  const tail = useMemo(() => {
    if (!isOpen || since === null) return null
    return new LogTail(since, (place, { onLine, onState }) =>
      followStream({
        urlAfter: (last) => {
          const query: StreamLogsData['query'] = { ...filters, since: last ?? place }
          return client.buildUrl({ url: streamUrl, query })
        },
        types: ['entry'],
        onMessage: ({ data, lastEventId }) => onLine(JSON.parse(data) as LogEntry, lastEventId),
        onState,
      }),
    )
  }, [filters, since, isOpen])

  useEffect(() => {
    tail?.start()
    return () => tail?.stop()
  }, [tail])

  useEffect(() => {
    if (isHeld) tail?.hold()
    else tail?.release()
  }, [tail, isHeld])

  return useSyncExternalStore(tail?.subscribe ?? never, tail?.view ?? nothing)
}
