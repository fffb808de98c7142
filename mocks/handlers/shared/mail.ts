import type { MailRow } from '../../db/index.ts'
import type { RequestContext } from './request-context.ts'

/** Every kind of mail, and what a test may want to know of one without reading its text. */
interface MailFacts {
  'sign-up-code': { readonly code: string }
  'account-exists': { readonly link: string }
  welcome: { readonly link: string }
  invitation: { readonly link: string }
  'password-reset': { readonly link: string }
  'password-changed': { readonly link: string }
  'domain-set-up': { readonly domain: string; readonly link: string }
  'support-request': { readonly reference: string }
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

/** Puts a mail into the outbox, which is as far as mail goes here. */
export function sendMail<Kind extends MailKind>(
  { tx, now, random }: RequestContext,
  mail: Mail<Kind>,
): MailRow {
  return tx.mails.insert({
    id: random('mail', mail.kind, mail.to).id('mail'),
    to: mail.to,
    kind: mail.kind,
    subject: mail.subject,
    text: mail.text.join('\n\n'),
    facts: { ...mail.facts },
    at: now,
  })
}
