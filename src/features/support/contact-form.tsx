import { useEffect, useRef } from 'react'
import { brand } from '#src/brand.ts'
import { REPLY_WITHIN_HOURS, supportChannels, supportTopics } from '#src/domain/support.ts'
import { formProblem } from '#src/resources/form/form-problem.ts'
import { Button } from '#src/ui/button.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { FormField } from '#src/ui/site/form-field.tsx'
import { formatCountdown } from '#src/ui/use-countdown.ts'
import classes from './contact-form.module.css'
import { type Field, fields } from './message-draft.ts'
import type { AddressedTopic } from './support-search.ts'
import { useContactForm } from './use-contact-form.ts'

/** Support message form; after sending, its confirmation. */
export function ContactForm({ addressed }: { readonly addressed: AddressedTopic | undefined }) {
  const { ref, draft, topic, channel, errors, wait, send, changeText, begin, choose, submit, startAnother } =
    useContactForm(addressed)

  if (send.isSuccess) {
    return <Sent reference={send.data.reference} email={draft.email.trim()} onAnother={startAnother} />
  }

  const problem = Object.keys(errors).length === 0 ? formProblem(send.error, fields) : null
  const text = (field: Field) => ({
    name: field,
    value: draft[field],
    required: true,
    onFocus: () => begin(field),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      changeText(field, event.currentTarget.value),
  })
  return (
    <form ref={ref} noValidate aria-label="Contact support" className={classes.form} onSubmit={submit}>
      <div className={classes.pair}>
        <FormField label="Name" error={errors.name}>
          {(control) => <input {...control} {...text('name')} autoComplete="name" />}
        </FormField>
        <FormField label="Email" error={errors.email}>
          {(control) => <input {...control} {...text('email')} type="email" autoComplete="email" />}
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
              onChoose={(topic) => choose({ topic })}
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
              onChoose={(channel) => choose({ channel })}
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
            />
          )}
        </FormField>
      )}
      <FormField label="Subject" error={errors.subject}>
        {(control) => <input {...control} {...text('subject')} autoComplete="off" />}
      </FormField>
      <FormField label="Message" error={errors.message}>
        {(control) => <textarea {...control} {...text('message')} rows={6} />}
      </FormField>
      {problem && (
        <p className={classes.failed} role="alert">
          <strong>{problemOf(send.error).title}</strong>
          {problem}
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
  onAnother,
}: {
  readonly reference: string
  readonly email: string
  readonly onAnother: () => void
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
      <Button variant="outline" onClick={onAnother}>
        Send another message
      </Button>
    </div>
  )
}
