import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { focusContentAfter } from '#src/ui/focus-content.ts'
import { problemOf } from '#src/ui/problem.ts'
import { LeaveGuard } from '../create/leave-guard.tsx'
import { RestoredNote } from '../form/restored-note.tsx'
import { type SubmitConfirmation, useConfirmedSubmit } from '../form/use-confirmed-submit.tsx'
import { NextStep } from '../next-step.tsx'
import { EditFields } from './edit-fields.tsx'
import classes from './edit-panel.module.css'
import { Panel } from './panel.tsx'
import type { Edit } from './use-edit.ts'

/** Panel with a form for a part of a resource: fields, errors and the save button. */
export function EditPanel<Draft>({
  title,
  label = title,
  description,
  edit,
  submitLabel,
  confirmation = null,
  unchangedReason = 'No changes to save.',
  children,
}: {
  readonly title: string
  /** Accessible name of the form, if the title is too short on its own. @default the title */
  readonly label?: string
  /** Purpose of the fields, and the consequences of saving. */
  readonly description?: ReactNode
  readonly edit: Edit<Draft>
  /** "Save rules" */
  readonly submitLabel: string
  /** Confirmation before saving. @default null */
  readonly confirmation?: SubmitConfirmation | null
  /** Reason that the button is disabled before anything is entered; null for none. @default "No changes to save." */
  readonly unchangedReason?: string | null
  readonly children: ReactNode
}) {
  const hasProblems = Object.keys(edit.problems).length > 0
  const confirmed = useConfirmedSubmit(edit.submit, confirmation)
  return (
    <>
      <Panel as="form" title={title} label={label} onSubmit={confirmed.submit}>
        {description && <p className={classes.description}>{description}</p>}
        <EditState edit={edit} />
        <EditFields ref={edit.fields} definition={edit.definition}>
          {children}
        </EditFields>
        {(edit.error !== null || hasProblems) && (
          <p className={classes.problem} role="alert">
            {edit.error === null ? 'Check the highlighted fields.' : problemOf(edit.error).detail}{' '}
            <NextStep error={edit.error} />
          </p>
        )}
        {/* The whole panel may disappear, such as the one that attaches a volume. */}
        <div ref={focusContentAfter} className={classes.buttons}>
          <DisabledReason reason={edit.reason ?? (edit.isChanged ? null : unchangedReason)}>
            <Button type="submit" variant="outline" loading={edit.pending}>
              {submitLabel}
            </Button>
          </DisabledReason>
          {edit.isChanged && (
            <Button variant="ghost" disabled={edit.pending} onClick={edit.startOver}>
              Undo changes
            </Button>
          )}
        </div>
      </Panel>
      {confirmed.dialog}
    </>
  )
}

/** Guard and notes about unsaved changes, for the start of a form. */
export function EditState<Draft>({ edit }: { readonly edit: Edit<Draft> }) {
  return (
    <>
      <LeaveGuard
        unsaved={edit.unsaved}
        onLeave={edit.forget}
        title="Leave without saving?"
        discardMessage="Your changes will be lost."
      />
      {edit.isOutdated ? (
        <p className={classes.description} role="status">
          This was changed elsewhere after you started to edit it. Saving overwrites that change.
        </p>
      ) : (
        edit.isRestored && edit.isChanged && <RestoredNote onStartOver={edit.startOver} />
      )}
    </>
  )
}
