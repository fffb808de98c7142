import { brand } from '#src/brand.ts'
import { normalizeEmail } from '#src/domain/email.ts'
import { REPLY_WITHIN_HOURS } from '#src/domain/support.ts'
import type { SupportRequestRow, Transaction } from '../../db/index.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import type { Rng } from '../../kernel/random.ts'
import { sendMail } from '../shared/mail.ts'
import { seconds, secondsUntil } from '../shared/request-context.ts'

/** Rate limit: messages by one address within a time. */
const MAX = 5
const WINDOW = 15 * 60_000

/** Without look-alikes: 0 and O, 1, I and L. */
const LETTERS = [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ']

const texts = ['name', 'subject', 'message'] as const

export const supportRequestHandlers: HandlersFor<'createSupportRequest'> = {
  createSupportRequest(ctx) {
    const { tx, now, body, random } = ctx
    const errors = texts
      .filter((field) => body[field].trim() === '')
      .map(
        (field): FieldError => ({
          in: 'body',
          pointer: `/${field}`,
          code: 'too_short',
          message: 'This must not be empty.',
        }),
      )
    if (errors.length > 0)
      throw new Problem(422, 'validation_failed', { detail: 'Some of the message is missing.', errors })
    const email = normalizeEmail(body.email)
    checkThrottle(tx, email, now)
    const chance = random('support-request')
    const row = tx.supportRequests.insert({
      id: chance.id('sup'),
      reference: unusedReference(tx, chance),
      name: body.name.trim(),
      email,
      subject: body.subject.trim(),
      message: body.message.trim(),
      topic: body.topic ?? 'general',
      channel: body.channel ?? 'email',
      createdAt: now,
    })
    sendMail(ctx, {
      to: email,
      kind: 'support-request',
      subject: `[${row.reference}] ${row.subject}`,
      text: [
        `Hello ${row.name},`,
        `we have your message. Its reference is ${row.reference}; please name it in whatever you add.`,
        `${answers[row.channel]} within ${REPLY_WITHIN_HOURS} hours.`,
        `You wrote:\n${row.message}`,
        `${brand.name} support, ${brand.supportEmail}`,
      ],
      facts: { reference: row.reference },
    })
    const { reference, topic, channel } = row
    const replyBy = iso(now + REPLY_WITHIN_HOURS * 60 * 60_000)
    return { status: 201, body: { reference, topic, channel, replyBy, createdAt: iso(now) } }
  },
}

const answers: Readonly<Record<SupportRequestRow['channel'], string>> = {
  email: 'An engineer answers this address',
  chat: 'An engineer sends you the link to a chat',
  phone: 'An engineer calls you back',
  video: 'An engineer sends you times for a video call',
}

/** @throws Problem 429 with the seconds to wait if the address is over the limit */
function checkThrottle(tx: Transaction, email: string, now: number): void {
  const recent = tx.supportRequests
    .by('email', email)
    .map(({ createdAt }) => createdAt)
    .filter((at) => at + WINDOW > now)
    .sort((a, b) => b - a)
  const oldestThatCounts = recent[MAX - 1]
  if (oldestThatCounts === undefined) return
  const retryAfter = secondsUntil(oldestThatCounts + WINDOW, now)
  throw new Problem(429, 'too_many_support_requests', {
    detail: `We have five messages from this address already. Try again in ${seconds(retryAfter)}.`,
    retryAfter,
  })
}

function unusedReference(tx: Transaction, chance: Rng): string {
  for (;;) {
    const reference = `NB-${Array.from({ length: 5 }, () => chance.pick(LETTERS)).join('')}`
    if (tx.supportRequests.by('reference', reference).length === 0) return reference
  }
}
