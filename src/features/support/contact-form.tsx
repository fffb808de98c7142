import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createSupportRequest } from '#src/api/generated/sdk/support-requests.gen.ts'
import type { SupportRequestCreate } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { useSession } from '#src/api/session.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { brand } from '#src/brand.ts'
import { emailMaxLength } from '#src/domain/email.ts'
import { REPLY_WITHIN_HOURS, supportChannels, supportLimits, supportTopics } from '#src/domain/support.ts'
import { formProblem } from '#src/resources/form/form-problem.ts'
import { Button } from '#src/ui/button.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { FormField } from '#src/ui/site/form-field.tsx'
import { formatCountdown, useCountdown } from '#src/ui/use-countdown.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import classes from './contact-form.module.css'
import {
  emptyDraft,
  type Field,
  fields,
  type MessageProblems,
  messageProblems,
  presetFor,
  toRequest,
} from './message-draft.ts'
import type { AddressedTopic } from './support-search.ts'
import { useMessageEntries } from './use-message-entries.ts'

/**
 * Support message form. The link presets the topic until the user chooses another; name and email are those of the
 * signed-in user until changed.
 */
export function ContactForm({ addressed }: { readonly addressed: AddressedTopic | undefined }) {
  const hydrated = useHydrated()
  const session = useSession()
  const [errors, setErrors] = useState<MessageProblems>({})
  const [until, setUntil] = useState<number | null>(null)
  const wait = useCountdown(until)
  const form = useRef<HTMLFormElement>(null)
  const [keyFor] = useState(() => createIdempotencyKeys())

  const send = useMutation({
    mutationFn: (body: SupportRequestCreate) =>
      createSupportRequest({ body, headers: { 'Idempotency-Key': keyFor(body) } }),
    onError: (error) => {
      point(fieldErrors(error))
      const { retryAfter } = problemOf(error)
      setUntil(retryAfter === undefined ? null : Date.now() + retryAfter * 1000)
    },
  })

  const [typed, setTyped] = useMessageEntries(addressed, send.isSuccess)
  const user = hydrated && session?.signedIn ? session.user : undefined
  const draft = { ...emptyDraft, ...(user && { name: user.name, email: user.email }), ...typed }
  const preset = presetFor(hydrated ? addressed : undefined)
  const { topic = preset.topic, channel = preset.channel } = draft

  // Keep text that was typed before hydration.
  useEffect(() => {
    for (const field of fields) {
      const text = form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.value ?? ''
      if (text !== '') setTyped((before) => ({ ...before, [field]: text }))
    }
  }, [setTyped])

  // A link with another topic resets the user's choice.
  const [presetTopic, setPresetTopic] = useState(addressed)
  if (presetTopic !== addressed) {
    setPresetTopic(addressed)
    setTyped(({ topic: _, channel: __, ...texts }) => texts)
  }

  function point(found: MessageProblems): void {
    setErrors(found)
    const first = fields.find((field) => found[field] !== undefined)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (send.isPending || wait > 0) return
    const found = messageProblems(draft, channel)
    point(found)
    if (Object.keys(found).length === 0) send.mutate(toRequest(draft, { topic, channel }))
  }

  function write(field: Field, value: string): void {
    setTyped((before) => ({ ...before, [field]: value }))
    setErrors(({ [field]: _, ...others }) => others)
  }

  if (send.isSuccess) {
    const again = () => {
      setTyped(({ subject: _, message: __, ...contact }) => contact)
      send.reset()
    }
    return <Sent reference={send.data.reference} email={draft.email.trim()} onAgain={again} />
  }

  const words = Object.keys(errors).length === 0 ? formProblem(send.error, fields) : null
  const text = (field: Field) => ({
    name: field,
    value: draft[field],
    required: true,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      write(field, event.currentTarget.value),
  })
  return (
    <form ref={form} noValidate aria-label="Contact support" className={classes.form} onSubmit={submit}>
      <div className={classes.pair}>
        <FormField label="Name" error={errors.name}>
          {(control) => (
            <input {...control} {...text('name')} autoComplete="name" maxLength={supportLimits.name} />
          )}
        </FormField>
        <FormField label="Email" error={errors.email}>
          {(control) => (
            <input
              {...control}
              {...text('email')}
              type="email"
              autoComplete="email"
              maxLength={emailMaxLength}
            />
          )}
        </FormField>
      </div>
      <div className={classes.pair}>
        <FormField label="Topic">
          {(control) => (
            <Choice
              {...control}
              name="topic"
              options={supportTopics}
              value={topic}
              onChoose={(topic) => setTyped((before) => ({ ...before, topic }))}
            />
          )}
        </FormField>
        <FormField
          label="How should we reply?"
          {...(channel === 'phone' && {
            hint: 'Tell us in the message when we can call.',
          })}
          {...(channel === 'video' && { hint: 'Tell us in the message which times work for you.' })}
        >
          {(control) => (
            <Choice
              {...control}
              name="channel"
              options={supportChannels}
              value={channel}
              onChoose={(channel) => setTyped((before) => ({ ...before, channel }))}
            />
          )}
        </FormField>
      </div>
      {channel === 'phone' && (
        <FormField label="Phone number" error={errors.phone} hint="Include the country code.">
          {(control) => (
            <input
              {...control}
              {...text('phone')}
              type="tel"
              autoComplete="tel"
              placeholder={brand.supportPhone}
              maxLength={supportLimits.phone}
            />
          )}
        </FormField>
      )}
      <FormField label="Subject" error={errors.subject}>
        {(control) => (
          <input {...control} {...text('subject')} autoComplete="off" maxLength={supportLimits.subject} />
        )}
      </FormField>
      <FormField label="Message" error={errors.message}>
        {(control) => (
          <textarea {...control} {...text('message')} rows={6} maxLength={supportLimits.message} />
        )}
      </FormField>
      {words && (
        <p className={classes.failed} role="alert">
          <strong>{problemOf(send.error).title}</strong>
          {words}
        </p>
      )}
      <div className={classes.send}>
        <Button type="submit" size="lg" loading={send.isPending} disabled={wait > 0}>
          Send Message
        </Button>
        <p>
          {wait > 0
            ? `Try again in ${formatCountdown(wait)}.`
            : `We reply within ${REPLY_WITHIN_HOURS} hours.`}
        </p>
      </div>
    </form>
  )
}

interface ChoiceProps<Value extends string> extends Readonly<Record<'id' | 'className' | 'name', string>> {
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

function Choice<Value extends string>({ options, value, onChoose, ...control }: ChoiceProps<Value>) {
  return (
    <select
      {...control}
      value={value}
      onChange={(event) => {
        const option = options.find((it) => it.value === event.currentTarget.value)
        if (option) onChoose(option.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

function Sent({
  reference,
  email,
  onAgain,
}: {
  readonly reference: string
  readonly email: string
  readonly onAgain: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={classes.sent}>
      <h3 ref={title} tabIndex={-1}>
        We received your message
      </h3>
      <p>
        Your reference is <strong className="mono">{reference}</strong>. We sent a copy to {email} and will
        reply within {REPLY_WITHIN_HOURS} hours.
      </p>
      <Button variant="outline" onClick={onAgain}>
        Send another message
      </Button>
    </div>
  )
}
