import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { listBulkOperationItemsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { cancelBulkOperation, retryBulkOperation } from '#src/api/generated/sdk.gen.ts'
import type { BulkOperation } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './tasks.module.css'

/** Failed items listed at once. */
const MAX_SHOWN = 20

/** "309 succeeded, 2 skipped"; empty as long as nothing has run. */
export function outcomesText({ counts }: BulkOperation, number: (value: number) => string): string {
  return (['succeeded', 'skipped', 'failed', 'canceled'] as const)
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${number(counts[outcome])} ${outcome}`)
    .join(', ')
}

/** Failures of a bulk operation, and its actions. */
export function BulkTaskDetails({
  operation,
  isRetried,
  onClose,
}: {
  readonly operation: BulkOperation
  readonly isRetried: boolean
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const [keyFor] = useState(() => createIdempotencyKeys())
  const [listed, setListed] = useState(false)
  const { id, status, counts } = operation
  const path = { bulkOperationId: id }
  const refresh = () => invalidateOperations(client, ['listTasks'])
  const cancel = useMutation({
    mutationFn: () => cancelBulkOperation({ path }),
    onError: (error) => toast.problem('Cancel failed', error),
    onSettled: refresh,
  })
  const retry = useMutation({
    mutationFn: () => retryBulkOperation({ path, headers: { 'Idempotency-Key': keyFor(id) } }),
    onError: (error) => toast.problem('Retry failed', error),
    onSettled: refresh,
  })
  return (
    <>
      <div className={classes.actions}>
        {counts.failed > 0 && (
          <Button variant="outline" size="sm" aria-expanded={listed} onClick={() => setListed(!listed)}>
            {listed ? 'Hide failures' : 'Show failures'}
          </Button>
        )}
        {status !== 'running' && counts.failed > 0 && !isRetried && (
          <Button
            variant="outline"
            size="sm"
            loading={retry.isPending}
            onClick={(event) => {
              focusTask(event)
              retry.mutate()
            }}
          >
            Retry failed
          </Button>
        )}
        {status === 'running' && (
          <Button
            variant="outline"
            size="sm"
            loading={cancel.isPending}
            onClick={(event) => {
              focusTask(event)
              cancel.mutate()
            }}
          >
            Cancel
          </Button>
        )}
      </div>
      {listed && <FailedItems operation={operation} onClose={onClose} />}
    </>
  )
}

/** Call before an action whose button disappears. */
function focusTask({ currentTarget }: MouseEvent): void {
  currentTarget.closest('li')?.focus()
}

function FailedItems({
  operation: { id, counts },
  onClose,
}: {
  readonly operation: BulkOperation
  readonly onClose: () => void
}) {
  const format = useFormat()
  const { data, error, refetch, isFetching } = useQuery(
    listBulkOperationItemsOptions({
      path: { bulkOperationId: id },
      query: { status: ['failed'], pageSize: MAX_SHOWN },
    }),
  )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  const items = data?.items ?? []
  const more = counts.failed - items.length
  return (
    <ul className={classes.failures} aria-label="Failed" aria-busy={data === undefined}>
      {items.map(({ id: itemId, name, href, problem }) => (
        <li key={itemId}>
          {href === null ? (
            <strong>{name}</strong>
          ) : (
            <PathLink href={href} onClick={onClose}>
              {name}
            </PathLink>
          )}{' '}
          {problem?.detail}
        </li>
      ))}
      {data !== undefined && more > 0 && <li>And {format.number(more)} more.</li>}
    </ul>
  )
}
