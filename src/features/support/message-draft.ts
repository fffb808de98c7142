import type { SupportChannel, SupportRequestCreate, SupportTopic } from '#src/api/generated/types.gen.ts'
import { isEmail } from '#src/domain/email.ts'
import type { AddressedTopic } from './support-search.ts'

export const fields = ['name', 'email', 'subject', 'message'] as const

export type Field = (typeof fields)[number]

export type MessageDraft = Readonly<Record<Field, string>>

export const emptyDraft: MessageDraft = { name: '', email: '', subject: '', message: '' }

export type DraftErrors = Readonly<Partial<Record<Field, string>>>

const missing: Readonly<Record<Field, string>> = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  subject: 'Enter a subject.',
  message: 'Write your message.',
}

/** Returns validation errors by field. */
export function checkDraft(draft: MessageDraft): DraftErrors {
  const errors: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    if (draft[field].trim() === '') errors[field] = missing[field]
    else if (field === 'email' && !isEmail(draft.email.trim())) errors.email = 'Enter a valid email address.'
  }
  return errors
}

export interface Preset {
  readonly topic: SupportTopic
  readonly channel: SupportChannel
}

/** Preset for a link. "chat" and "call" are reply channels; other values are topics. */
export function presetFor(addressed: AddressedTopic | undefined): Preset {
  if (addressed === 'chat') return { topic: 'general', channel: 'chat' }
  if (addressed === 'call') return { topic: 'general', channel: 'phone' }
  return { topic: addressed ?? 'general', channel: 'email' }
}

export function toRequest(draft: MessageDraft, { topic, channel }: Preset): SupportRequestCreate {
  return {
    name: draft.name.trim(),
    email: draft.email.trim(),
    subject: draft.subject.trim(),
    message: draft.message.trim(),
    topic,
    channel,
  }
}
