import type { Chat, ChatMessage } from '#src/api/generated/types.gen.ts'
import { nextOpening, supportHoursOf } from '#src/domain/support-hours.ts'
import type { ChatMessageRow, ChatRow, Transaction } from '../../db/index.ts'
import type { Identity } from '../../engine/identity.ts'
import { notFound, Problem } from '../../engine/problem.ts'
import { DAY, MINUTE } from '../../kernel/duration.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import { planOf } from '../../world/billing/subscriptions.ts'

/** Time without a message after which a chat ends. */
const IDLE = 30 * MINUTE
/** Time for which an ended chat can be read. */
const READABLE = DAY

interface View {
  readonly tx: Transaction
  readonly now: number
}

/**
 * Chat of the path.
 * @throws Problem 404, also for another user's chat and for one that ended more than a day ago
 */
export function lookupChat(view: View, identity: Identity | null, id: string): ChatRow {
  const chat = view.tx.chats.get(id)
  const isTheirs = chat?.userId === null || chat?.userId === identity?.user.id
  if (chat === undefined || !isTheirs) throw notFound('chat', id)
  const endedAt = endOf(chat, view)
  if (endedAt !== null && endedAt + READABLE <= view.now) throw notFound('chat', id)
  return chat
}

/** @throws Problem 409 `chat_ended` */
export function assertOpen(chat: ChatRow, view: View): void {
  if (endOf(chat, view) !== null)
    throw new Problem(409, 'chat_ended', 'This chat has ended. Start a new one.')
}

/** Visible messages, oldest first. */
export function messagesOf({ id }: ChatRow, { tx, now }: View): ChatMessageRow[] {
  return tx.chatMessages
    .by('chatId', id)
    .filter(({ at }) => at <= now)
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
}

/** End of a chat; null while it is open. */
function endOf(chat: ChatRow, { tx, now }: View): number | null {
  if (chat.endedAt !== null) return chat.endedAt
  const last = tx.chatMessages.by('chatId', chat.id).reduce((latest, { at }) => Math.max(latest, at), 0)
  return last + IDLE <= now ? last + IDLE : null
}

export function statusOf(chat: ChatRow, view: View): Chat['status'] {
  if (endOf(chat, view) !== null) return 'ended'
  if (chat.joinsAt === null) return 'assistant'
  return hasJoined(chat, view.now) ? 'person' : 'waiting'
}

/** False for an engineer who was called, but the chat ended before. */
function hasJoined({ joinsAt, endedAt }: ChatRow, now: number): boolean {
  return joinsAt !== null && joinsAt <= (endedAt ?? now)
}

/** True while an answer is on its way; a person who has not joined doesn't type. */
export function isTyping(chat: ChatRow, { tx, now }: View): boolean {
  const coming = tx.chatMessages.by('chatId', chat.id).filter(({ at }) => at > now)
  return coming.some(({ author }) => author === 'assistant' || hasJoined(chat, now))
}

export function hoursOf({ organizationId }: Pick<ChatRow, 'organizationId'>, tx: Transaction): Chat['hours'] {
  return supportHoursOf(organizationId === null ? null : planOf(tx, organizationId).id)
}

export function toChat(chat: ChatRow, view: View): Chat {
  const status = statusOf(chat, view)
  const hours = hoursOf(chat, view.tx)
  return {
    id: chat.id,
    status,
    agent: hasJoined(chat, view.now) ? chat.agent : null,
    isTyping: status !== 'ended' && isTyping(chat, view),
    supportRequest: chat.supportRequest,
    hours,
    opensAt: isoOrNull(nextOpening(hours, view.now)),
    startedAt: iso(chat.startedAt),
    endedAt: isoOrNull(endOf(chat, view)),
  }
}

export function toMessage({
  id,
  author,
  name,
  text,
  articles,
  offersPerson,
  at,
}: ChatMessageRow): ChatMessage {
  return { id, author, name, text, articles: [...articles], offersPerson, at: iso(at) }
}
