import { brand } from '#src/brand.ts'
import { ASSISTANT_NAME, VISITOR_NAME } from '#src/domain/support-team.ts'
import type { ChatMessageRow, ChatRow } from '../../db/index.ts'
import type { Context, OperationId } from '../../engine/types.ts'
import { SECOND } from '../../kernel/duration.ts'
import { minuteText } from '../../kernel/iso-time.ts'
import { answerTo, findSections, type MessageContent, textOnly } from './assistant.ts'

/** Time that the assistant takes, and a person. */
const ASSISTANT_DELAY = 2 * SECOND
const PERSON_DELAY = 8 * SECOND

type WriteContext = Pick<Context<OperationId>, 'tx' | 'now' | 'random' | 'lifecycle'>

/** Adds a visitor's message, and its answer for later. */
export function addVisitorMessage(ctx: WriteContext, chat: ChatRow, text: string): ChatMessageRow {
  const { now, lifecycle } = ctx
  const { agent, joinsAt, supportRequest } = chat
  const message = addMessage(ctx, chat, 'visitor', { ...textOnly(text), name: VISITOR_NAME, at: now })
  // A visitor who waits for a person no longer wants the assistant.
  if (joinsAt !== null && joinsAt > now) return message
  const after = (delay: number) => now + Math.max(1, delay * lifecycle.durationFactor)
  if (joinsAt === null) {
    const answer = answerTo(text)
    const offersPerson = answer.offersPerson && supportRequest === null
    const at = after(ASSISTANT_DELAY)
    addMessage(ctx, chat, 'assistant', { ...answer, offersPerson, name: ASSISTANT_NAME, at })
  } else if (agent !== null) {
    const answer = personalAnswer(text, supportRequest)
    addMessage(ctx, chat, 'person', { ...answer, name: agent, at: after(PERSON_DELAY) })
  }
  return message
}

export function addSystemMessage(ctx: WriteContext, chat: ChatRow, text: string, at: number): void {
  addMessage(ctx, chat, 'system', { ...textOnly(text), name: brand.name, at })
}

export function addMessage(
  { tx, random }: WriteContext,
  chat: ChatRow,
  author: ChatMessageRow['author'],
  message: MessageContent & Pick<ChatMessageRow, 'name' | 'at'>,
): ChatMessageRow {
  const number = tx.chatMessages.countBy('chatId', chat.id)
  // Ids in the order of creation, which decides between messages of the same time.
  const place = String(number).padStart(4, '0')
  const id = `msg_${place}${random('chat-message', chat.id, number).id('', 8).slice(1)}`
  return tx.chatMessages.insert({
    id,
    chatId: chat.id,
    organizationId: chat.organizationId,
    author,
    ...message,
  })
}

/** Simulated answer of an engineer. */
function personalAnswer(text: string, reference: string | null): MessageContent {
  const articles = findSections(text).map(({ title, path }) => ({ title, path }))
  const [best] = articles
  if (best === undefined) return textOnly(`Thanks. I’ve added that to ${reference} and I’m looking into it.`)
  return {
    ...textOnly(`Thanks. “${best.title}” describes what I’d do first. Tell me if that doesn’t solve it.`),
    articles,
  }
}

/** Messages as plain text, for mails and support requests. */
export function transcriptOf(messages: readonly ChatMessageRow[]): string {
  return messages
    .map(({ name, text, articles, at }) =>
      [
        `${minuteText(at)} ${name}: ${text}`,
        ...articles.map(({ title, path }) => `  ${title}: ${brand.siteUrl}${path}`),
      ].join('\n'),
    )
    .join('\n')
}
