import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { handOverChat, mailChatTranscript } from '#src/api/generated/sdk/chats.gen.ts'
import type { Chat } from '#src/api/generated/types.gen.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { useSession } from '#src/api/session.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { isEmail, MAX_EMAIL_LENGTH } from '#src/domain/email.ts'
import { REPLY_WITHIN_HOURS, supportLimits } from '#src/domain/support.ts'
import { lengthProblem, lengthProblems } from '#src/domain/text-length.ts'
import { Button } from '#src/ui/button.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { FormField } from '#src/ui/site/form-field.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './chat.module.css'

type Errors = Partial<Readonly<Record<'name' | 'email', string>>>

/** Name and address of the signed-in user; empty for a visitor. */
function useContact() {
  const session = useSession()
  const [typed, setTyped] = useState<{ readonly name?: string; readonly email?: string }>({})
  const user = session?.signedIn ? session.user : undefined
  return {
    name: typed.name ?? user?.name ?? '',
    email: typed.email ?? user?.email ?? '',
    set: (change: typeof typed) => setTyped((before) => ({ ...before, ...change })),
  }
}

/** Asks for a person: files a support request with the messages so far. */
export function HandOverForm({
  chat,
  onDone,
  onCancel,
}: {
  readonly chat: Chat
  readonly onDone: (chat: Chat) => void
  readonly onCancel: () => void
}) {
  const format = useFormat()
  const { name, email, set } = useContact()
  const [errors, setErrors] = useState<Errors>({})
  const handOver = useMutation({
    mutationFn: (body: { readonly name: string; readonly email: string }) =>
      handOverChat({ path: { chatId: chat.id }, body }),
    onSuccess: onDone,
    onError: (error) => setErrors(fieldErrors(error)),
  })

  function submit(): void {
    const found: Errors = {
      ...lengthProblems({ name: [cleanName(name), supportLimits.name] }),
      ...(cleanName(name) === '' && { name: 'Enter your name.' }),
      ...emailError(email),
    }
    setErrors(found)
    if (Object.keys(found).length === 0) handOver.mutate({ name: cleanName(name), email: email.trim() })
  }

  return (
    <ChatForm
      label="Talk to a person"
      text={
        chat.opensAt === null
          ? 'An engineer joins this chat within two minutes. If we get cut off, we reply by email.'
          : `Engineers are away until ${format.dateTime(chat.opensAt)}. We file a request with this chat, and one of them replies by email within ${REPLY_WITHIN_HOURS} hours after that.`
      }
      failure={errors.name === undefined && errors.email === undefined ? handOver.error : null}
      submitLabel={chat.opensAt === null ? 'Ask an engineer' : 'Send request'}
      isPending={handOver.isPending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <FormField label="Name" error={errors.name}>
        {(control) => (
          <input
            {...control}
            value={name}
            autoComplete="name"
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
        )}
      </FormField>
      <EmailField value={email} error={errors.email} onChange={(it) => set({ email: it })} />
    </ChatForm>
  )
}

/** Sends the messages so far to an address. */
export function TranscriptForm({ chat, onClose }: { readonly chat: Chat; readonly onClose: () => void }) {
  const { email, set } = useContact()
  const [errors, setErrors] = useState<Errors>({})
  const mail = useMutation({
    mutationFn: (to: string) => mailChatTranscript({ path: { chatId: chat.id }, body: { email: to } }),
    onError: (error) => setErrors(fieldErrors(error)),
  })

  if (mail.isSuccess) {
    return (
      <div className={classes.form}>
        <p role="status">Transcript sent to {email.trim()}.</p>
        <div className={classes.buttons}>
          <Button size="sm" autoFocus onClick={onClose}>
            Back to the chat
          </Button>
        </div>
      </div>
    )
  }

  function submit(): void {
    const found = emailError(email)
    setErrors(found)
    if (Object.keys(found).length === 0) mail.mutate(email.trim())
  }

  return (
    <ChatForm
      label="Email transcript"
      text="We send all messages so far to this address."
      failure={errors.email === undefined ? mail.error : null}
      submitLabel="Send transcript"
      isPending={mail.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <EmailField value={email} error={errors.email} onChange={(it) => set({ email: it })} />
    </ChatForm>
  )
}

function emailError(email: string): Errors {
  const address = email.trim()
  if (isEmail(address)) return {}
  return { email: lengthProblem(address, MAX_EMAIL_LENGTH) ?? 'Enter a valid email address.' }
}

function EmailField({
  value,
  error,
  onChange,
}: {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}) {
  return (
    <FormField label="Email" error={error}>
      {(control) => (
        <input
          {...control}
          type="email"
          value={value}
          autoComplete="email"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FormField>
  )
}

interface ChatFormProps {
  readonly label: string
  readonly text: string
  readonly failure: unknown
  readonly submitLabel: string
  readonly isPending: boolean
  readonly onSubmit: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

function ChatForm({
  label,
  text,
  failure,
  submitLabel,
  isPending,
  onSubmit,
  onCancel,
  children,
}: ChatFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      aria-label={label}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <p>{text}</p>
      {children}
      {failure !== null && (
        <p className={classes.failed} role="alert">
          {problemOf(failure).detail}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" size="sm" loading={isPending}>
          {submitLabel}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
