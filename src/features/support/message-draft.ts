import type { SupportChannel, SupportRequestCreate, SupportTopic } from '#src/api/generated/types.gen.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { isEmail, MAX_EMAIL_LENGTH } from '#src/domain/email.ts'
import { supportChannels, supportLimits, supportTopics } from '#src/domain/support.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import { parseStored } from '#src/safe-storage.ts'
import type { AddressedTopic } from './support-search.ts'

export const fields = ['name', 'email', 'phone', 'subject', 'message'] as const

export type Field = (typeof fields)[number]

export type MessageDraft = Readonly<Record<Field, string>>

export const emptyDraft: MessageDraft = { name: '', email: '', phone: '', subject: '', message: '' }

/** Values that the user entered. Others follow the session and the link. */
export interface Entries extends Partial<MessageDraft>, Partial<Preset> {}

export function serializeEntries(entries: Entries, addressed: AddressedTopic | undefined): string {
  return JSON.stringify({ ...entries, addressed })
}

/**
 * Returns stored entries, none if they are missing or unreadable.
 * @param addressed a link with another topic resets the user's choice
 */
export function parseEntries(stored: string | null, addressed: AddressedTopic | undefined): Entries {
  const parsed = (parseStored(stored) ?? {}) as Partial<Record<string, unknown>>
  const texts: Entries = Object.fromEntries(
    fields.flatMap((field) => (typeof parsed[field] === 'string' ? [[field, parsed[field]]] : [])),
  )
  if (parsed.addressed !== addressed) return texts
  const topic = supportTopics.find(({ value }) => value === parsed.topic)?.value
  const channel = supportChannels.find(({ value }) => value === parsed.channel)?.value
  return { ...texts, ...(topic && { topic }), ...(channel && { channel }) }
}

export type MessageProblems = Readonly<Partial<Record<Field, string>>>

const missing: Readonly<Record<Field, string>> = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  phone: 'Enter the number we should call.',
  subject: 'Enter a subject.',
  message: 'Write your message.',
}

/** Pattern of `phone` in the contract. */
const PHONE = /^\+?[0-9][0-9 ()/.-]{5,28}$/

/** Returns validation errors by field. Only calls need a phone number. */
export function messageProblems(draft: MessageDraft, channel: SupportChannel): MessageProblems {
  const errors: Partial<Record<Field, string>> = lengthProblems({
    name: [cleanName(draft.name), supportLimits.name],
    subject: [cleanName(draft.subject), supportLimits.subject],
    message: [draft.message.trim(), supportLimits.message],
    email: [draft.email.trim(), MAX_EMAIL_LENGTH],
  })
  for (const field of fields) {
    if (field === 'phone' && channel !== 'phone') continue
    if (draft[field].trim() === '') errors[field] = missing[field]
    else if (field === 'email' && !isEmail(draft.email.trim()))
      errors.email ??= 'Enter a valid email address.'
    else if (field === 'phone' && !PHONE.test(draft.phone.trim()))
      errors.phone = 'Enter a phone number such as +1 202 555 0143.'
  }
  return errors
}

interface Preset {
  readonly topic: SupportTopic
  readonly channel: SupportChannel
}

/** Topic and channel for a link. "chat" and "call" are reply channels; other values are topics. */
export function presetFor(addressed: AddressedTopic | undefined): Preset {
  if (addressed === 'chat') return { topic: 'general', channel: 'chat' }
  if (addressed === 'call') return { topic: 'general', channel: 'phone' }
  return { topic: addressed ?? 'general', channel: 'email' }
}

export function toRequest(draft: MessageDraft, { topic, channel }: Preset): SupportRequestCreate {
  return {
    name: cleanName(draft.name),
    email: draft.email.trim(),
    subject: cleanName(draft.subject),
    message: draft.message.trim(),
    topic,
    channel,
    ...(channel === 'phone' && { phone: draft.phone.trim() }),
  }
}
