import { searchLogs } from '#src/api/generated/permissions.gen.ts'
import { Guarded } from '#src/resources/guarded.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Logs, TITLE } from './logs.tsx'

/** `/monitoring/logs`. */
export function LogsScreen() {
  return (
    <Guarded permission={searchLogs} head={<PageHeader title={TITLE} />}>
      {() => <Logs />}
    </Guarded>
  )
}
