import { CloseButton } from '@mantine/core'
import { Button } from '../button.tsx'
import { ScrollList } from '../scroll-list.tsx'
import { useFormat } from '../use-format.tsx'
import type { BulkResult } from './bulk-run.ts'
import { countOf, type Noun } from './list-state.ts'
import classes from './resource-table.module.css'

/** Rows that a bulk action didn't succeed for, with the reasons. Failed ones can be retried. */
export function BulkFailures({
  label,
  noun,
  result: { succeeded, skipped, failed },
  retrying,
  onRetry,
  onDismiss,
}: {
  readonly label: string
  readonly noun: Noun
  readonly result: BulkResult
  readonly retrying: boolean
  readonly onRetry: () => void
  readonly onDismiss: () => void
}) {
  const format = useFormat()
  const parts = [
    ...(failed.count > 0 ? [`${countOf(failed.count, noun, format.number)} failed`] : []),
    ...(succeeded > 0 ? [`${format.number(succeeded)} succeeded`] : []),
    ...(skipped.count > 0
      ? [
          `${failed.count > 0 ? format.number(skipped.count) : countOf(skipped.count, noun, format.number)} skipped`,
        ]
      : []),
  ]
  const listed = failed.count > 0 ? failed : skipped
  const more = listed.count - listed.shown.length
  return (
    <section className={classes.failures} role="alert">
      <header>
        <strong>
          {label}: {parts.join(', ')}
        </strong>
        <CloseButton size="sm" aria-label="Dismiss" onClick={onDismiss} />
      </header>
      <ScrollList label={failed.count > 0 ? 'Failed' : 'Skipped'} className={classes.reasons}>
        {listed.shown.map(({ id, name, detail }) => (
          <li key={id}>
            <span className={classes.failedName}>{name}</span> {detail}
          </li>
        ))}
        {more > 0 && <li>And {format.number(more)} more.</li>}
      </ScrollList>
      {failed.count > 0 && (
        <Button variant="outline" size="sm" loading={retrying} onClick={onRetry}>
          Retry {failed.count === 1 ? 'it' : `these ${format.number(failed.count)}`}
        </Button>
      )}
    </section>
  )
}
