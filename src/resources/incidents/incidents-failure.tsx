import type { UseQueryResult } from '@tanstack/react-query'
import { Panel } from '../detail/panel.tsx'
import { WidgetFailure } from '../widget.tsx'

const TITLE = 'Incidents in this range'

/** Error message for charts without their incidents; nothing unless they can't be loaded. */
export function IncidentsFailure({
  query: { data, error, isFetching, refetch },
}: {
  readonly query: UseQueryResult<unknown, unknown>
}) {
  if (data !== undefined || error === null) return null
  return (
    <Panel title={TITLE}>
      <WidgetFailure title={TITLE} error={error} retrying={isFetching} onRetry={() => void refetch()} />
    </Panel>
  )
}
