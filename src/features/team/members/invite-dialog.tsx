import { Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as limits from '#src/api/generated/limits.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { createInvitation } from '#src/api/generated/sdk.gen.ts'
import type { InvitableRole } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { fieldErrors, isPlanLimit } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import {
  type FieldProblems,
  type FieldsOf,
  NO_PROBLEMS,
  problemAt,
  withoutChanged,
} from '#src/resources/create/field-problems.ts'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { formProblem } from '#src/resources/form/form-problem.ts'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { useFocusOnProblem } from '#src/resources/form/use-attempts.ts'
import { Guarded } from '#src/resources/guarded.tsx'
import { NextStep } from '#src/resources/next-step.tsx'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog, usePendingInDialog } from '#src/ui/dialog.tsx'
import { literalInput } from '#src/ui/literal-input.ts'
import { toast } from '#src/ui/toast.tsx'
import { z } from '#src/ui/zod.ts'
import { refreshMembers } from '../team-queries.ts'
import { emailsProblem, parseEmails } from './email-list.ts'
import { RoleFields } from './role-fields.tsx'

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
      <Guarded permission={requiredPermission.createInvitation}>
        {() => <InviteForm onClose={onClose} />}
      </Guarded>
    </Dialog>
  )
}

interface Draft {
  readonly emails: string
  readonly teamRole: InvitableRole
  readonly customRoleIds: readonly string[]
  readonly message: string
}

const NEW_INVITATION: Draft = { emails: '', teamRole: 'Developer', customRoleIds: [], message: '' }

const storedDraftSchema: z.ZodMiniType<Draft> = z.object({
  emails: z.string(),
  teamRole: z.enum(['Admin', 'Developer', 'Viewer']),
  customRoleIds: z.array(z.string()),
  message: z.string(),
})

const fieldsOf: FieldsOf<Draft> = { emails: ['email'] }

/** Address that could not be invited, with the reason. */
interface Failure {
  readonly email: string
  readonly error: unknown
}

function InviteForm({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const { draft, setDraft, isRestored, startOver, forget } = useDraft({
    name: 'invitation',
    initial: NEW_INVITATION,
    schema: storedDraftSchema,
  })
  const [attempt, setAttempt] = useState(0)
  const [problems, setProblems] = useState<FieldProblems>(NO_PROBLEMS)
  const [failed, setFailed] = useState<string | null>(null)
  /** Error of an address that the plan doesn't allow. */
  const [planError, setPlanError] = useState<unknown>(null)
  // One idempotency key generator per address, so a retry invites nobody twice.
  const [keys] = useState(() => new Map<string, (body: unknown) => string>())

  const invite = useMutation({
    mutationFn: async (emails: readonly string[]): Promise<readonly Failure[]> => {
      const failures: Failure[] = []
      for (const email of emails) {
        const body = {
          email,
          teamRole: draft.teamRole,
          customRoleIds: [...draft.customRoleIds],
          message: draft.message.trim(),
        }
        const keyFor = keys.get(email) ?? createIdempotencyKeys()
        keys.set(email, keyFor)
        await createInvitation({ body, headers: { 'Idempotency-Key': keyFor(body) } }).catch((error) =>
          failures.push({ email, error }),
        )
      }
      return failures
    },
    // Here, since the page may be left before the response.
    onSuccess: (failures) => failures.length === 0 && forget(),
    onSettled: () => void refreshMembers(client),
  })

  usePendingInDialog(invite.isPending)
  const form = useFocusOnProblem<HTMLFormElement>(attempt)

  function change(part: Partial<Draft>): void {
    setDraft((current) => ({ ...current, ...part }))
    setProblems((found) => withoutChanged(found, part, fieldsOf))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (invite.isPending) return
    const emails = parseEmails(draft.emails)
    const problem = emailsProblem(emails)
    const found = {
      ...lengthProblems({ message: [draft.message.trim(), limits.InvitationCreate.message.maxLength] }),
      ...(problem !== null && { email: problem }),
    }
    setFailed(null)
    setPlanError(null)
    setAttempt((count) => count + 1)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    invite.mutate(emails, {
      onSuccess: (failures) => {
        const sent = emails.length - failures.length
        if (sent === 1) toast.success('Invitation sent', 'Team member invitation has been sent successfully.')
        else if (sent > 1)
          toast.success('Invitations sent', `${sent} team member invitations have been sent successfully.`)
        if (failures.length === 0) return onClose()
        // Remove invited addresses; keep the failed ones with their errors.
        setDraft((current) => ({ ...current, emails: failures.map(({ email }) => email).join(', ') }))
        const { own, fields } = describeError(failures, emails.length > 1)
        setFailed(own)
        setPlanError(failures.find(({ error }) => isPlanLimit(error))?.error ?? null)
        setProblems(fields)
        setAttempt((count) => count + 1)
      },
    })
  }

  const count = parseEmails(draft.emails).length
  return (
    <form ref={form} className={dialog.body} onSubmit={submit} noValidate aria-label="Invite Member">
      {isRestored && <RestoredNote onStartOver={startOver} />}
      {failed !== null && (
        <p className={dialog.problem} role="alert">
          {failed} <NextStep error={planError} />
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
        <Button variant="outline" onClick={onClose} disabled={invite.isPending}>
          Cancel
        </Button>
        <Button type="submit" loading={invite.isPending}>
          {count > 1 ? `Send ${count} invitations` : 'Send invitation'}
        </Button>
      </div>
    </form>
  )
}

/** Splits errors into field errors and a message for the form. */
function describeError(
  failures: readonly Failure[],
  isOneOfSeveral: boolean,
): { readonly own: string | null; readonly fields: FieldProblems } {
  const ofAddresses: string[] = []
  let own: string | null = null
  let fields: FieldProblems = NO_PROBLEMS
  for (const { email, error } of failures) {
    const { email: ofAddress, ...others } = fieldErrors(error)
    if (isPlanLimit(error)) own = error.detail
    else if (ofAddress !== undefined) ofAddresses.push(isOneOfSeveral ? `${email}: ${ofAddress}` : ofAddress)
    else own = formProblem(error, ['teamRole', 'customRoleIds', 'message']) ?? own
    fields = { ...fields, ...others }
  }
  if (ofAddresses.length === 0) return { own, fields }
  return { own, fields: { ...fields, email: ofAddresses.join(' ') } }
}
