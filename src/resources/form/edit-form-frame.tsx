import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { usePendingInDialog } from '#src/ui/dialog-pending.ts'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { LeaveGuard } from '../create/leave-guard.tsx'
import { NextStep } from '../next-step.tsx'
import { RestoredNote } from './restored-note.tsx'
import type { EditForm } from './use-edit-form.ts'

/** Layout of a form in a dialog: everything except the fields. */
export function EditFormFrame<Entity, Draft>({
  form,
  verbs,
  onCancel,
  children,
}: {
  readonly form: EditForm<Entity, Draft>
  /** Button labels for a new and an existing item: `Create role`, `Save role`. */
  readonly verbs: { readonly create: string; readonly save: string }
  readonly onCancel: () => void
  readonly children: ReactNode
}) {
  const isNew = form.entity === null
  usePendingInDialog(form.pending)
  return (
    <form ref={form.ref} className={dialog.body} onSubmit={form.submit} noValidate>
      <LeaveGuard
        unsaved={form.unsaved}
        onLeave={form.forget}
        title={isNew ? 'Leave without creating?' : 'Leave without saving?'}
      />
      {form.isRestored && <RestoredNote onStartOver={form.startOver} />}
      {form.message !== null && (
        <p className={dialog.problem} role="alert">
          {form.message} <NextStep error={form.error} />
        </p>
      )}
      {children}
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onCancel} disabled={form.pending}>
          Cancel
        </Button>
        <DisabledReason reason={form.disabledReason}>
          <Button type="submit" loading={form.pending}>
            {isNew ? verbs.create : verbs.save}
          </Button>
        </DisabledReason>
      </div>
    </form>
  )
}
