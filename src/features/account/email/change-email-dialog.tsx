import { TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { startEmailChange } from '#src/api/generated/sdk.gen.ts'
import type { EmailChangeStart } from '#src/api/generated/types.gen.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { isEmail, MAX_EMAIL_LENGTH } from '#src/domain/email.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { isShownAtFields } from '#src/resources/form/form-problem.ts'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { useAttempts, useFocusOnProblem } from '#src/resources/form/use-attempts.ts'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { usePendingInDialog } from '#src/ui/dialog-pending.ts'
import { DialogProblem } from '#src/ui/dialog-problem.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { retryDisabledReason, useRetryAfter } from '#src/ui/use-retry-after.ts'
import { z } from '#src/ui/zod.ts'
import { useSetEmailChangeData } from './use-email-change.ts'

interface ChangeEmailDialogProps {
  readonly opened: boolean
  readonly current: string
  readonly onStarted: () => void
  readonly onClose: () => void
}

/** Asks for the new address and the password, and has a code sent to the address. */
export default function ChangeEmailDialog(props: ChangeEmailDialogProps) {
  const { opened, onClose } = props
  return (
    <Dialog opened={opened} onClose={onClose} title="Change email address" closeOnClickOutside={false}>
      {/* Fresh form on each opening, so a typed password never stays in memory. */}
      <ChangeEmailForm key={String(opened)} {...props} />
    </Dialog>
  )
}

const EMPTY: EmailChangeStart = { email: '', currentPassword: '' }

const storedDraftSchema: z.ZodMiniType<EmailChangeStart> = z.object({
  email: z.string(),
  currentPassword: z.literal(''),
})

const withoutPassword = ({ email }: EmailChangeStart) => ({ ...EMPTY, email })

function ChangeEmailForm({ opened, current, onStarted, onClose }: ChangeEmailDialogProps) {
  const setChange = useSetEmailChangeData()
  const { draft, setDraft, isRestored, startOver, forget } = useDraft({
    name: 'email-change',
    initial: EMPTY,
    schema: storedDraftSchema,
    keep: withoutPassword,
  })
  const start = useMutation({
    mutationFn: (body: EmailChangeStart) => startEmailChange({ body }),
    // Here, since the page may be left before the response.
    onSuccess: forget,
  })
  usePendingInDialog(start.isPending)
  const email = draft.email.trim()
  const attempts = useAttempts<EmailChangeStart>({
    ...(!isEmail(email) && { email: 'Enter an email address, such as you@example.com.' }),
    ...lengthProblems({ email: [email, MAX_EMAIL_LENGTH] }),
    ...(draft.currentPassword === '' && { currentPassword: 'Enter your current password.' }),
  })
  const { problems } = attempts
  const form = useFocusOnProblem<HTMLFormElement>(attempts.count)
  const failed = isShownAtFields(start.error, ['email', 'currentPassword']) ? null : start.error
  const wait = useRetryAfter(failed)

  const field = (name: keyof EmailChangeStart) => ({
    value: draft[name],
    error: problems[name],
    required: true,
    withAsterisk: false,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const part = { [name]: event.currentTarget.value }
      setDraft((before) => ({ ...before, ...part }))
      attempts.changed(part)
    },
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (start.isPending || wait > 0) return
    start.reset()
    if (!attempts.begin()) return
    start.mutate(
      { ...draft, email },
      {
        onSuccess: (pending) => {
          onStarted()
          setChange(pending)
        },
        onError: attempts.failed,
      },
    )
  }

  return (
    <form ref={form} className={dialog.body} onSubmit={submit} noValidate>
      {/* While the dialog closes, the form starts afresh and shows no note. */}
      {opened && isRestored && <RestoredNote onStartOver={startOver} />}
      <p>We’ll send a code to the new address. Until you enter it, your address stays {current}.</p>
      <TextInput
        label="New email address"
        type="email"
        autoComplete="email"
        data-autofocus
        {...field('email')}
      />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <DialogProblem error={start.isPending ? null : failed} wait={wait} />
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose} disabled={start.isPending}>
          Cancel
        </Button>
        <DisabledReason reason={retryDisabledReason(wait)}>
          <Button type="submit" loading={start.isPending}>
            Send code
          </Button>
        </DisabledReason>
      </div>
    </form>
  )
}
