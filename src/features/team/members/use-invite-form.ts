import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as limits from '#src/api/generated/limits.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { createInvitation } from '#src/api/generated/sdk.gen.ts'
import type { InvitableRole, InvitationCreate } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { fieldErrors, isPlanLimit } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import {
  type FieldProblems,
  type FieldsOf,
  NO_PROBLEMS,
  withoutChanged,
} from '#src/resources/create/field-problems.ts'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { formProblem } from '#src/resources/form/form-problem.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { toast } from '#src/ui/toast.tsx'
import { z } from '#src/ui/zod.ts'
import { refreshMembers } from '../team-queries.ts'
import { emailsProblem, parseEmails } from './email-list.ts'

interface InvitationDraft {
  readonly emails: string
  readonly teamRole: InvitableRole
  readonly customRoleIds: readonly string[]
  readonly message: string
}

const NEW_INVITATION: InvitationDraft = { emails: '', teamRole: 'Developer', customRoleIds: [], message: '' }

const storedDraftSchema: z.ZodMiniType<InvitationDraft> = z.object({
  emails: z.string(),
  teamRole: z.enum(['Admin', 'Developer', 'Viewer']),
  customRoleIds: z.array(z.string()),
  message: z.string(),
})

const fieldsOf: FieldsOf<InvitationDraft> = { emails: ['email'] }

/** Error that belongs to no field. */
interface FormError {
  readonly message: string
  /** Set if the plan doesn't allow the invitation. */
  readonly planError: unknown
}

/** State of the form that invites people. The draft survives errors, a closed dialog and a reload. */
export function useInviteForm(onClose: () => void) {
  const { draft, setDraft, isRestored, startOver, forget } = useDraft({
    name: 'invitation',
    initial: NEW_INVITATION,
    schema: storedDraftSchema,
  })
  const disabledReason = denialReason(useCan(requiredPermission.createInvitation))
  const [attempt, setAttempt] = useState(0)
  const [problems, setProblems] = useState<FieldProblems>(NO_PROBLEMS)
  const [error, setError] = useState<FormError | null>(null)
  // Not in a callback of `mutate`, which isn't called if the page is left before the response.
  const invite = useInvite({ onAllInvited: forget })

  function change(part: Partial<InvitationDraft>): void {
    setDraft((current) => ({ ...current, ...part }))
    setProblems((found) => withoutChanged(found, part, fieldsOf))
  }

  /** Shows the outcome of an attempt and moves the focus to the first invalid field. */
  function show(found: FieldProblems, formError: FormError | null): void {
    setAttempt((count) => count + 1)
    setProblems(found)
    setError(formError)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (invite.isPending || disabledReason !== null) return
    const emails = parseEmails(draft.emails)
    const found = draftProblems(draft, emails)
    show(found, null)
    if (Object.keys(found).length > 0) return
    const { teamRole, customRoleIds, message } = draft
    invite.mutate(
      { emails, invitation: { teamRole, customRoleIds: [...customRoleIds], message: message.trim() } },
      {
        onSuccess: (failures) => {
          announceInvited(emails.length - failures.length)
          if (failures.length === 0) return onClose()
          // Remove invited addresses; keep the failed ones with their errors.
          setDraft((current) => ({ ...current, emails: failures.map(({ email }) => email).join(', ') }))
          const { message, fields } = describeFailures(failures, emails.length > 1)
          const planError = failures.find(({ error }) => isPlanLimit(error))?.error ?? null
          show(fields, message === null ? null : { message, planError })
        },
      },
    )
  }

  return {
    draft,
    change,
    problems,
    error,
    attempt,
    submit,
    disabledReason,
    pending: invite.isPending,
    isRestored,
    startOver,
  }
}

/** Address that could not be invited, with the reason. */
interface Failure {
  readonly email: string
  readonly error: unknown
}

interface Invitations {
  readonly emails: readonly string[]
  readonly invitation: Omit<InvitationCreate, 'email'>
}

/** Invites each address by a request of its own. Succeeds with the addresses that failed. */
function useInvite({ onAllInvited }: { readonly onAllInvited: () => void }) {
  const client = useQueryClient()
  // One idempotency key generator per address, so a retry invites nobody twice.
  const [keys] = useState(() => new Map<string, (body: unknown) => string>())
  return useMutation({
    mutationFn: async ({ emails, invitation }: Invitations): Promise<readonly Failure[]> => {
      const failures: Failure[] = []
      for (const email of emails) {
        const body = { email, ...invitation }
        const keyFor = keys.get(email) ?? createIdempotencyKeys()
        keys.set(email, keyFor)
        await createInvitation({ body, headers: { 'Idempotency-Key': keyFor(body) } }).catch((error) =>
          failures.push({ email, error }),
        )
      }
      return failures
    },
    onSuccess: (failures) => {
      if (failures.length === 0) onAllInvited()
    },
    onSettled: () => void refreshMembers(client),
  })
}

/** Client-side validation with the server's rules. */
function draftProblems({ message }: InvitationDraft, emails: readonly string[]): FieldProblems {
  const problem = emailsProblem(emails)
  return {
    ...lengthProblems({ message: [message.trim(), limits.InvitationCreate.message.maxLength] }),
    ...(problem !== null && { email: problem }),
  }
}

function announceInvited(count: number): void {
  if (count === 1) toast.success('Invitation sent', 'Team member invitation has been sent successfully.')
  else if (count > 1)
    toast.success('Invitations sent', `${count} team member invitations have been sent successfully.`)
}

/** Splits the failures into field errors and a message for the form. */
function describeFailures(
  failures: readonly Failure[],
  isOneOfSeveral: boolean,
): { readonly message: string | null; readonly fields: FieldProblems } {
  const ofAddresses: string[] = []
  let message: string | null = null
  let fields: FieldProblems = NO_PROBLEMS
  for (const { email, error } of failures) {
    const { email: ofAddress, ...others } = fieldErrors(error)
    if (isPlanLimit(error)) message = error.detail
    else if (ofAddress !== undefined) ofAddresses.push(isOneOfSeveral ? `${email}: ${ofAddress}` : ofAddress)
    else message = formProblem(error, ['teamRole', 'customRoleIds', 'message']) ?? message
    fields = { ...fields, ...others }
  }
  if (ofAddresses.length === 0) return { message, fields }
  return { message, fields: { ...fields, email: ofAddresses.join(' ') } }
}
