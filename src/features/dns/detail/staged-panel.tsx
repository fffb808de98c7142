import { Notice } from '#src/resources/detail/notice.tsx'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { focusContent, focusContentAfter } from '#src/ui/focus-content.ts'
import { problemOf } from '#src/ui/problem.ts'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { ChangeLines } from './change-lines.tsx'
import classes from './records-tab.module.css'
import type { StagedChange } from './staged-changes.ts'
import type { ZoneStaging } from './use-staged-changes.ts'
import { useZoneStaging } from './zone-staging.tsx'

/** Staged changes for review before they apply. Renders nothing if there are none. */
export function StagedPanel({
  reason,
  onEdit,
}: {
  /** Reason why changes can't be applied; null if they can. */
  readonly reason: string | null
  readonly onEdit: (change: StagedChange) => void
}) {
  const format = useFormat()
  const { staged, problems, error, isApplying, changesByOthers, unstage, unstageAll, apply } =
    useZoneStaging()
  if (staged.length === 0) return null
  const count = countOf(staged.length, { one: 'staged change', many: 'staged changes' }, format.number)
  return (
    <Panel title={count} label="Staged changes">
      {changesByOthers && <ChangesByOthers difference={changesByOthers.difference} />}
      <Muted>Not applied yet. All changes are applied together with one new serial.</Muted>
      <ChangeLines
        label="Staged changes"
        lines={staged.map((change) => ({
          ...change,
          problem: problems.get(change.key),
          aside: (
            <>
              {change.after && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Edit ${nameOf(change)}`}
                  disabled={isApplying}
                  onClick={() => onEdit(change)}
                >
                  Edit
                </Button>
              )}
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Undo ${nameOf(change)}`}
                disabled={isApplying}
                onClick={() => {
                  unstage(change.key)
                  focusContent()
                }}
              >
                Undo
              </Button>
            </>
          ),
        }))}
      />
      {error !== null && (
        <p className={classes.error} role="alert">
          {problemOf(error).detail}
        </p>
      )}
      <div ref={focusContentAfter} className={classes.buttons}>
        <DisabledReason
          reason={reason ?? (changesByOthers ? 'The zone has changed. Review its changes first.' : null)}
        >
          <Button loading={isApplying} onClick={apply}>
            Apply {countOf(staged.length, { one: 'change', many: 'changes' }, format.number)}
          </Button>
        </DisabledReason>
        <Button
          variant="outline"
          disabled={isApplying}
          onClick={() => {
            unstageAll()
            focusContent()
          }}
        >
          Discard all
        </Button>
      </div>
    </Panel>
  )
}

function nameOf({ before, after }: StagedChange): string {
  const record = after ?? before
  return record === null ? '' : `${record.data.type} ${record.name}`
}

/** Changes that others made since staging began, so nobody overwrites them unseen. */
function ChangesByOthers({ difference }: NonNullable<ZoneStaging['changesByOthers']>) {
  const { rebase, isReady } = useZoneStaging()
  return (
    <Notice tone="warning">
      <div className={classes.changesByOthers} role="alert">
        <p>
          The zone has changed since you started. Your changes are kept. Review the differences, then
          continue.
        </p>
        {difference !== null &&
          (difference.changes.length === 0 ? (
            <p>Only its settings have changed, not its records.</p>
          ) : (
            <ChangeLines
              label="Changes since you started editing"
              lines={difference.changes.map((change, index) => ({ ...change, key: String(index) }))}
            />
          ))}
        <div>
          <Button variant="outline" size="sm" loading={difference === null && !isReady} onClick={rebase}>
            Keep my changes and continue
          </Button>
        </div>
      </div>
    </Notice>
  )
}
