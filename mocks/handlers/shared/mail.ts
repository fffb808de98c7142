import type { MailRow } from '../../db/index.ts'
import { orderedId } from '../../kernel/random.ts'
import type { RequestContext } from './request-context.ts'

/** Mail types, with the facts that a test may check without parsing the text. */
interface MailFacts {
  'sign-up-code': { readonly code: string }
  'account-exists': { readonly link: string }
  'email-change-code': { readonly code: string }
  welcome: { readonly link: string }
  invitation: { readonly link: string }
  'password-reset': { readonly link: string }
  'password-changed': { readonly link: string }
  'domain-set-up': { readonly domain: string; readonly link: string }
  'support-request': { readonly reference: string }
  'chat-transcript': Record<string, never>
  'account-closed': Record<string, never>
}

export type MailKind = keyof MailFacts

export interface Mail<Kind extends MailKind> {
  readonly to: string
  readonly kind: Kind
  readonly subject: string
  /** Paragraphs of plain text. */
  readonly text: readonly string[]
  readonly facts: MailFacts[Kind]
}

/** Adds a mail to the outbox. Nothing is delivered beyond it. */
export function sendMail<Kind extends MailKind>(
  { tx, now, sequence, random }: RequestContext,
  mail: Mail<Kind>,
): MailRow {
  return tx.mails.insert({
    id: orderedId(random('mail', mail.kind, mail.to), 'mail', sequence),
    to: mail.to,
    kind: mail.kind,
    subject: mail.subject,
    text: mail.text.join('\n\n'),
    facts: { ...mail.facts },
    at: now,
  })
}
