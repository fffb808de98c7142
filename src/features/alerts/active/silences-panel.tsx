import { useQuery } from '@tanstack/react-query'
import { Panel } from '#src/resources/detail/panel.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { focusContent } from '#src/ui/focus-content.ts'
import { silencesQuery } from '../alert-queries.ts'
import { SilenceList } from './silence-list.tsx'

/**
 * All silences in effect. A silence of a rule or resource outlives its alert, so the alert's page can't be its only
 * place.
 */
export function SilencesPanel() {
  const { data, error, isFetching, refetch } = useQuery(silencesQuery())
  if (data === undefined && error === null) return null
  if (data?.items.length === 0) return null
  return (
    <Panel title="Silences">
      {data === undefined ? (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <SilenceList silences={data.items} onEnded={focusContent} />
      )}
    </Panel>
  )
}
