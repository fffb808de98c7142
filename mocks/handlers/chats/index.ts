import { brand } from '#src/brand.ts'
import { normalizeEmail } from '#src/domain/email.ts'
import type { ChatRow, Transaction } from '../../db/index.ts'
import { invalidField, Problem } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { MINUTE } from '../../kernel/duration.ts'
import { waitText } from '../../kernel/duration-text.ts'
import { minuteText } from '../../kernel/iso-time.ts'
import { cursorPage } from '../shared/cursor.ts'
import { sendMail } from '../shared/mail.ts'
import { secondsToWait } from '../shared/rate-limit.ts'
import { assertOpen, lookupChat, messagesOf, statusOf, toChat, toMessage } from './chat-state.ts'
import { chatHandOverHandlers } from './hand-over.ts'
import { addVisitorMessage, transcriptOf } from './messages.ts'
import { chatStreamHandlers } from './stream.ts'

/** Rate limit: messages of a visitor in a chat within a time. */
const RATE_LIMIT = { max: 20, window: MINUTE }

const MAX_TRANSCRIPTS = 5

export const chatHandlers: HandlersFor<
  | 'startChat'
  | 'getChat'
  | 'listChatMessages'
  | 'sendChatMessage'
  | 'streamChat'
  | 'handOverChat'
  | 'mailChatTranscript'
  | 'endChat'
> = {
  ...chatHandOverHandlers,
  ...chatStreamHandlers,

  startChat(ctx) {
    const { tx, now, random, identity } = ctx
    const text = textOf(ctx.body.text)
    const chat = tx.chats.insert({
      id: random('chat').id('chat', 24),
      userId: identity?.user.id ?? null,
      organizationId: identity?.organization.id ?? null,
      startedAt: now,
      endedAt: null,
      agent: null,
      joinsAt: null,
      supportRequest: null,
      transcripts: 0,
    })
    addVisitorMessage(ctx, chat, text)
    return { status: 201, body: toChat(chat, ctx) }
  },

  getChat(ctx) {
    return { status: 200, body: toChat(lookupChat(ctx, ctx.identity, ctx.path.chatId), ctx) }
  },

  listChatMessages(ctx) {
    const chat = lookupChat(ctx, ctx.identity, ctx.path.chatId)
    const { rows, nextCursor } = cursorPage(`chat ${chat.id}`, messagesOf(chat, ctx), ctx.query)
    return { status: 200, body: { items: rows.map(toMessage), nextCursor } }
  },

  sendChatMessage(ctx) {
    const chat = lookupChat(ctx, ctx.identity, ctx.path.chatId)
    assertOpen(chat, ctx)
    const text = textOf(ctx.body.text)
    checkRateLimit(ctx.tx, chat, ctx.now)
    return { status: 201, body: toMessage(addVisitorMessage(ctx, chat, text)) }
  },

  mailChatTranscript(ctx) {
    const { tx, body } = ctx
    const chat = lookupChat(ctx, ctx.identity, ctx.path.chatId)
    if (chat.transcripts >= MAX_TRANSCRIPTS) {
      throw new Problem(
        409,
        'limit_reached',
        'A chat can be sent by email five times. Copy the messages instead.',
      )
    }
    tx.chats.update(chat.id, { transcripts: chat.transcripts + 1 })
    sendMail(ctx, {
      to: normalizeEmail(body.email),
      kind: 'chat-transcript',
      subject: `Your chat with ${brand.name} support`,
      text: [
        `You asked for the transcript of a chat that started on ${minuteText(chat.startedAt)}.`,
        transcriptOf(messagesOf(chat, ctx)),
        `${brand.name} support, ${brand.supportEmail}`,
      ],
      facts: {},
    })
    return { status: 204 }
  },

  endChat(ctx) {
    const { tx, now } = ctx
    const chat = lookupChat(ctx, ctx.identity, ctx.path.chatId)
    if (statusOf(chat, ctx) === 'ended') return { status: 200, body: toChat(chat, ctx) }
    // Answers on their way, which would follow the end.
    const unsent = tx.chatMessages.by('chatId', chat.id).filter(({ at }) => at > now)
    for (const { id } of unsent) tx.chatMessages.remove(id)
    return { status: 200, body: toChat(tx.chats.update(chat.id, { endedAt: now }), ctx) }
  },
}

/** @throws Problem 422 for blank text */
function textOf(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') throw invalidField('/text', 'too_short', 'This must not be empty.')
  return trimmed
}

/** @throws Problem 429 with the seconds to wait */
function checkRateLimit(tx: Transaction, chat: ChatRow, now: number): void {
  const sentAt = tx.chatMessages
    .by('chatId', chat.id)
    .filter(({ author }) => author === 'visitor')
    .map(({ at }) => at)
  const retryAfter = secondsToWait(sentAt, RATE_LIMIT, now)
  if (retryAfter === null) return
  const detail = `This chat has had twenty messages within a minute. Try again in ${waitText(retryAfter)}.`
  throw new Problem(429, 'rate_limited', { detail, retryAfter })
}
