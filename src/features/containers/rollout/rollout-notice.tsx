import type { Container } from '#src/api/generated/types.gen.ts'
import { Notice } from '#src/resources/detail/notice.tsx'
import { denialReason } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { formatReplicas } from '../container-labels.ts'
import { useContainerActionCheck } from '../use-container-action-check.ts'
import { imageName } from './revision-labels.ts'
import classes from './rollout-notice.module.css'

/** State of a rollout that is in progress, stalled or failed, with the ways out of it. */
export function RolloutNotice({
  container,
  onDialog,
}: {
  readonly container: Container
  readonly onDialog: (dialog: 'rollback' | 'abort') => void
}) {
  const check = useContainerActionCheck()
  const { rollout } = container
  if (rollout === null) return null
  const isTrouble = rollout.status === 'failed' || rollout.stall !== null
  return (
    <section aria-label="Rollout">
      <Notice
        tone={isTrouble ? 'warning' : 'info'}
        actions={
          <>
            {isTrouble && (
              <DisabledReason reason={denialReason(check('rollBack', container))}>
                <Button size="sm" onClick={() => onDialog('rollback')}>
                  Roll back
                </Button>
              </DisabledReason>
            )}
            {rollout.status === 'in_progress' && (
              <DisabledReason reason={denialReason(check('abort', container))}>
                <Button size="sm" variant="outline" onClick={() => onDialog('abort')}>
                  Abort rollout
                </Button>
              </DisabledReason>
            )}
          </>
        }
      >
        <div className={classes.text} role="status">
          <RolloutText container={container} rollout={rollout} />
        </div>
      </Notice>
    </section>
  )
}

function RolloutText({
  container: { revision, image, replicas, transition },
  rollout: { status, stall, previousRevision },
}: {
  readonly container: Container
  readonly rollout: NonNullable<Container['rollout']>
}) {
  const format = useFormat()
  const name = <span className="mono">{imageName(image)}</span>
  if (stall === null) {
    return (
      <p>
        {status === 'failed' ? (
          <>
            The rollout of revision {revision} ({name}) failed.
          </>
        ) : (
          <>
            Revision {revision} ({name}) is being rolled out.
          </>
        )}
      </p>
    )
  }
  return (
    <>
      <p>
        <strong>
          {status === 'failed'
            ? `The rollout of revision ${revision} failed.`
            : `The rollout of revision ${revision} is stalled.`}
        </strong>{' '}
        With {name}, the replica <span className="mono">{stall.replica}</span> has been crashing since{' '}
        {format.time(stall.since)} (<RelativeTime at={stall.since} />
        ). {stall.lastExit.reason}
      </p>
      <p>
        {replicas.ready === 0
          ? 'No replica is ready.'
          : `${format.number(replicas.ready)} of ${formatReplicas(replicas.desired)} ready, from revision ${previousRevision}.`}
        {status === 'in_progress' &&
          transition !== null &&
          ` Without progress, the rollout fails at ${format.time(transition.dueAt)}.`}
      </p>
    </>
  )
}
