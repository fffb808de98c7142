import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#src/api/generated/types.gen.ts'
import { FactList } from '#src/resources/detail/facts-panel.tsx'
import { isDeleted } from '#src/resources/queries.ts'
import dialogClasses from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Time } from '#src/ui/time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { actorText, originLabels } from './audit-labels.ts'
import { auditEntryQuery } from './audit-queries.ts'
import { AuditResource } from './audit-resource.tsx'

/** All details of one entry. */
export function AuditEntryDialog({
  opened,
  entryId,
  entry,
  onClose,
}: {
  readonly opened: boolean
  readonly entryId: string
  /** Entry from the loaded list; if undefined, the dialog requests it. */
  readonly entry: AuditEntry | undefined
  readonly onClose: () => void
}) {
  const id = useLastValue(entryId)
  const { data, error, isFetching, refetch } = useQuery({
    ...auditEntryQuery(id),
    enabled: opened && id !== '' && entry === undefined,
  })
  const shown = entry?.id === id ? entry : data
  return (
    <Dialog opened={opened} onClose={onClose} title="Audit entry" size="lg">
      {shown !== undefined ? (
        <Facts entry={shown} />
      ) : isDeleted(error) ? (
        <p>This entry doesn’t exist.</p>
      ) : error === null ? (
        <Skeleton height="14rem" />
      ) : (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      )}
    </Dialog>
  )
}

function Facts({ entry }: { readonly entry: AuditEntry }) {
  const format = useFormat()
  const { at, actor, action, outcome, resource, detail, origin, ip, requestId, operation } = entry
  return (
    <div className={dialogClasses.body}>
      <FactList
        facts={[
          { name: 'Time', value: <Time at={at}>{format.exact(at)}</Time> },
          { name: 'Who', value: actorText(actor) },
          { name: 'Action', value: action },
          { name: 'Outcome', value: outcome === 'denied' ? 'Denied' : 'Succeeded' },
          { name: 'Resource', value: <AuditResource resource={resource} /> },
          ...(resource === null
            ? []
            : [
                {
                  name: 'Resource ID',
                  value: <code className="mono">{resource.id}</code>,
                  copy: resource.id,
                },
              ]),
          ...(detail === null ? [] : [{ name: 'Detail', value: detail }]),
          { name: 'From', value: originLabels[origin] },
          { name: 'IP address', value: ip === null ? '–' : <code className="mono">{ip}</code>, copy: ip },
          { name: 'API operation', value: <code className="mono">{operation}</code> },
          { name: 'Request ID', value: <code className="mono">{requestId}</code>, copy: requestId },
        ]}
      />
    </div>
  )
}
