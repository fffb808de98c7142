import type { ReactNode } from 'react'
import { RestoredNote } from '../form/restored-note.tsx'
import { type SubmitConfirmation, useConfirmedSubmit } from '../form/use-confirmed-submit.tsx'
import classes from './create.module.css'
import { LeaveGuard } from './leave-guard.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import type { CreateForm } from './use-create-form.ts'

/** Layout of a create form: its sections, and the cost card beside them. */
export function CreateFormFrame<Draft>({
  form,
  cost,
  confirmation = null,
  children,
}: {
  readonly form: CreateForm<Draft>
  /** `CostCard`, which also holds the submit button. */
  readonly cost: ReactNode
  /** Confirmation before creating. @default null */
  readonly confirmation?: SubmitConfirmation | null
  /** `FormSection` elements. */
  readonly children: ReactNode
}) {
  const confirmed = useConfirmedSubmit(form.submit, confirmation)
  return (
    <>
      {confirmed.dialog}
      <LeaveGuard unsaved={form.unsaved} onLeave={form.forget} />
      <form className={classes.layout} onSubmit={confirmed.submit} noValidate>
        <div className={classes.sections}>
          {form.isRestored && <RestoredNote className={classes.restored} onStartOver={form.startOver} />}
          {form.failed && (
            <ProblemSummary attempt={form.attempt} problems={form.problems} error={form.error} />
          )}
          {children}
        </div>
        {cost}
      </form>
    </>
  )
}
