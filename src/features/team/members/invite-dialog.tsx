import { Textarea, TextInput } from '@mantine/core'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { useFocusOnProblem } from '#src/resources/form/use-attempts.ts'
import { NextStep } from '#src/resources/next-step.tsx'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { usePendingInDialog } from '#src/ui/dialog-pending.ts'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { literalInput } from '#src/ui/literal-input.ts'
import { parseEmails } from './email-list.ts'
import { RoleFields } from './role-fields.tsx'
import { useInviteForm } from './use-invite-form.ts'

/** Invites one or more people. */
export default function InviteDialog({
  opened,
  onClose,
}: {
  readonly opened: boolean
  readonly onClose: () => void
}) {
  return (
    // A stray click must not discard the form.
    <Dialog opened={opened} onClose={onClose} title="Invite Member" size="lg" closeOnClickOutside={false}>
      <InviteForm onClose={onClose} />
    </Dialog>
  )
}

function InviteForm({ onClose }: { readonly onClose: () => void }) {
  const { draft, change, problems, error, attempt, submit, disabledReason, pending, isRestored, startOver } =
    useInviteForm(onClose)
  usePendingInDialog(pending)
  const form = useFocusOnProblem<HTMLFormElement>(attempt)
  const count = parseEmails(draft.emails).length
  return (
    <form ref={form} className={dialog.body} onSubmit={submit} noValidate aria-label="Invite Member">
      {isRestored && <RestoredNote onStartOver={startOver} />}
      {error !== null && (
        <p className={dialog.problem} role="alert">
          {error.message} <NextStep error={error.planError} />
        </p>
      )}
      <TextInput
        data-autofocus
        label="Email"
        description="Separate several addresses with commas, or paste a list."
        placeholder="colleague@example.com"
        inputMode="email"
        {...literalInput}
        required
        value={draft.emails}
        error={problems.email}
        onChange={(event) => change({ emails: event.currentTarget.value })}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          // A single-line input would join the pasted lines without a separator.
          if (!/[\r\n]/.test(pasted)) return
          event.preventDefault()
          change({ emails: parseEmails(`${draft.emails}\n${pasted}`).join(', ') })
        }}
      />
      <RoleFields
        value={draft}
        onChange={({ teamRole, customRoleIds }) =>
          change({
            ...(teamRole !== undefined && teamRole !== 'Owner' && { teamRole }),
            ...(customRoleIds !== undefined && { customRoleIds }),
          })
        }
        errors={{
          teamRole: problems.teamRole,
          customRoleIds: problemAt(problems, 'customRoleIds'),
        }}
        ownerDisabledReason={undefined}
      />
      <Textarea
        label="Message"
        description="Optional. Included in the email."
        autosize
        minRows={2}
        maxRows={6}
        value={draft.message}
        error={problems.message}
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose} disabled={pending}>
          Cancel
        </Button>
        <DisabledReason reason={disabledReason}>
          <Button type="submit" loading={pending}>
            {count > 1 ? `Send ${count} invitations` : 'Send invitation'}
          </Button>
        </DisabledReason>
      </div>
    </form>
  )
}
