import { brand } from '#src/brand.ts'
import { normalizeEmail } from '#src/domain/email.ts'
import { REPLY_WITHIN_HOURS } from '#src/domain/support.ts'
import type { SupportRequestRow, Transaction } from '../../db/index.ts'
import { Problem } from '../../engine/problem.ts'
import { MINUTE } from '../../kernel/duration.ts'
import { waitText } from '../../kernel/duration-text.ts'
import type { Rng } from '../../kernel/random.ts'
import { sendMail } from '../shared/mail.ts'
import { secondsToWait } from '../shared/rate-limit.ts'
import type { RequestContext } from '../shared/request-context.ts'

/** Rate limit: messages from one address within a time. */
const RATE_LIMIT = { max: 5, window: 15 * MINUTE }

/** Without look-alikes: 0 and O, 1, I and L. */
const LETTERS = [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ']

/**
 * Files a support request and sends a mail with its reference.
 * @param answer text of the mail about the next step; by default, the text of the channel
 * @throws Problem 429 with the seconds to wait if the address is over the limit
 */
export function fileSupportRequest(
  ctx: RequestContext,
  request: Omit<SupportRequestRow, 'id' | 'reference' | 'createdAt'>,
  answer?: string,
): SupportRequestRow {
  const { tx, now, random } = ctx
  const email = normalizeEmail(request.email)
  checkRateLimit(tx, email, now)
  const chance = random('support-request')
  const row = tx.supportRequests.insert({
    ...request,
    id: chance.id('sup'),
    reference: unusedReference(tx, chance),
    email,
    createdAt: now,
  })
  sendMail(ctx, {
    to: email,
    kind: 'support-request',
    subject: `[${row.reference}] ${row.subject}`,
    text: [
      `Hi ${row.name},`,
      `We received your message. Your reference is ${row.reference}. Please include it if you write again.`,
      answer ?? `${answerOf(row)} within ${REPLY_WITHIN_HOURS} hours.`,
      `You wrote:\n${row.message}`,
      `${brand.name} support, ${brand.supportEmail}`,
    ],
    facts: { reference: row.reference, ...(row.phone !== null && { phone: row.phone }) },
  })
  return row
}

function answerOf({ channel, phone }: SupportRequestRow): string {
  return phone === null ? answers[channel] : `An engineer will call you back at ${phone}`
}

const answers: Readonly<Record<SupportRequestRow['channel'], string>> = {
  email: 'An engineer will reply to this address',
  chat: 'An engineer will send you a link to a chat',
  phone: 'An engineer will call you back',
  video: 'An engineer will suggest times for a video call',
}

/** @throws Problem 429 with the seconds to wait if the address is over the limit */
function checkRateLimit(tx: Transaction, email: string, now: number): void {
  const sentAt = tx.supportRequests.by('email', email).map(({ createdAt }) => createdAt)
  const retryAfter = secondsToWait(sentAt, RATE_LIMIT, now)
  if (retryAfter === null) return
  throw new Problem(429, 'too_many_support_requests', {
    detail: `This address has already sent five messages. Try again in ${waitText(retryAfter)}.`,
    retryAfter,
  })
}

function unusedReference(tx: Transaction, chance: Rng): string {
  for (;;) {
    const reference = `NB-${Array.from({ length: 5 }, () => chance.pick(LETTERS)).join('')}`
    if (tx.supportRequests.by('reference', reference).length === 0) return reference
  }
}
