import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createSupportRequest } from '#src/api/generated/sdk/support-requests.gen.ts'
import type { SupportChannel, SupportRequestCreate, SupportTopic } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { useSession } from '#src/api/session.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { problemOf } from '#src/ui/problem.ts'
import { useCountdown } from '#src/ui/use-countdown.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
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
 * State and handlers of the support form. The link presets the topic until the user chooses another; name and email are
 * those of the signed-in user until changed.
 */
export function useContactForm(addressed: AddressedTopic | undefined) {
  const hydrated = useHydrated()
  const session = useSession()
  const [errors, setErrors] = useState<MessageProblems>({})
  const [retryAt, setRetryAt] = useState<number | null>(null)
  const wait = useCountdown(retryAt)
  const form = useRef<HTMLFormElement>(null)
  const [keyFor] = useState(() => createIdempotencyKeys())

  const send = useMutation({
    mutationFn: (body: SupportRequestCreate) =>
      createSupportRequest({ body, headers: { 'Idempotency-Key': keyFor(body) } }),
    onError: (error) => {
      showErrors(fieldErrors(error))
      const { retryAfter } = problemOf(error)
      setRetryAt(retryAfter === undefined ? null : Date.now() + retryAfter * 1000)
    },
  })

  const [entries, setEntries] = useMessageEntries(addressed, send.isSuccess)
  const user = hydrated && session?.signedIn ? session.user : undefined
  const draft = { ...emptyDraft, ...(user && { name: user.name, email: user.email }), ...entries }
  const preset = presetFor(hydrated ? addressed : undefined)
  const { topic = preset.topic, channel = preset.channel } = draft

  // Keep text that was typed before hydration, and the field where someone is about to type.
  useEffect(() => {
    for (const field of fields) {
      const control = form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)
      if (control && (control.value !== '' || control === document.activeElement))
        setEntries((before) => ({ ...before, [field]: control.value }))
    }
  }, [setEntries])

  // A link with another topic resets the user's choice.
  const [presetTopic, setPresetTopic] = useState(addressed)
  if (presetTopic !== addressed) {
    setPresetTopic(addressed)
    setEntries(({ topic: _, channel: __, ...texts }) => texts)
  }

  /** Shows errors at the fields and focuses the first of them. */
  function showErrors(found: MessageProblems): void {
    setErrors(found)
    const first = fields.find((field) => found[field] !== undefined)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return {
    /** Ref for the form element. */
    ref: form,
    draft,
    topic,
    channel,
    errors,
    /** Seconds until another attempt is allowed. */
    wait,
    send,
    changeText: (field: Field, value: string) => {
      setEntries((before) => ({ ...before, [field]: value }))
      setErrors(({ [field]: _, ...others }) => others)
    },
    /** Keeps the session, once it is known, from filling in a field where someone is about to type. */
    begin: (field: Field) => {
      if (session === undefined) setEntries((before) => ({ [field]: '', ...before }))
    },
    choose: (choice: { readonly topic: SupportTopic } | { readonly channel: SupportChannel }) =>
      setEntries((before) => ({ ...before, ...choice })),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (send.isPending || wait > 0) return
      const found = messageProblems(draft, channel)
      showErrors(found)
      if (Object.keys(found).length === 0) send.mutate(toRequest(draft, { topic, channel }))
    },
    /** Starts another message with the same contact details. */
    startAnother: () => {
      setEntries(({ subject: _, message: __, ...contact }) => contact)
      send.reset()
    },
  }
}
