import { useSignedIn } from '#src/api/session.ts'
import { ForbiddenState } from '#src/ui/forbidden-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Logs, TITLE } from './logs.tsx'

/** What everything wrote: `/monitoring/logs`. Without the permission nothing is asked for: the answer is known. */
export function LogsScreen() {
  const { permissions } = useSignedIn()
  if (permissions.includes('view_logs')) return <Logs />
  return (
    <>
      <PageHeader title={TITLE} />
      <ForbiddenState detail="Your role does not include reading logs. An owner or admin can change it." />
    </>
  )
}
