import { brand } from '#src/brand.ts'
import { nextOpening } from '#src/domain/support-hours.ts'
import { ASSISTANT_NAME, SUPPORT_TEAM, VISITOR_NAME } from '#src/domain/support-team.ts'
import type { ChatMessageRow, ChatRow, Transaction } from '../../db/index.ts'
import type { Identity } from '../../engine/identity.ts'
import { type FieldError, invalidField, Problem } from '../../engine/problem.ts'
import type { Context, HandlersFor, OperationId } from '../../engine/types.ts'
import { MINUTE, SECOND } from '../../kernel/duration.ts'
import { waitText } from '../../kernel/duration-text.ts'
import { minuteText } from '../../kernel/iso-time.ts'
import { cursorPage } from '../shared/cursor.ts'
import { sendMail } from '../shared/mail.ts'
import { secondsToWait } from '../shared/rate-limit.ts'
import { fileSupportRequest } from '../support-requests/file-request.ts'
import { type Answer, answerTo, findSections } from './assistant.ts'
import { assertOpen, hoursOf, lookupChat, messagesOf, toChat, toMessage } from './chat-state.ts'
import { chatStreamHandlers } from './stream.ts'

/** Rate limit: messages of a visitor in a chat within a time. */
const RATE_LIMIT = { max: 20, window: MINUTE }

const MAX_TRANSCRIPTS = 5

/** Time that the assistant takes, and a person. */
const ASSISTANT_DELAY = 2 * SECOND
const PERSON_DELAY = 8 * SECOND

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
    addMessage(ctx, chat, text)
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
    return { status: 201, body: toMessage(addMessage(ctx, chat, text)) }
  },

  handOverChat(ctx) {
    const { tx, now, random, body, lifecycle } = ctx
    const chat = lookupChat(ctx, ctx.identity, ctx.path.chatId)
    assertOpen(chat, ctx)
    if (chat.supportRequest !== null) {
      const detail = `Support request ${chat.supportRequest} already has this chat.`
      throw new Problem(409, 'chat_handed_over', detail)
    }
    const { name, email } = contactOf(body, ctx.identity)
    const messages = messagesOf(chat, ctx)
    const question = messages.find(({ author }) => author === 'visitor')?.text ?? ''
    const opensAt = nextOpening(hoursOf(chat, tx), now)
    const request = {
      name,
      email,
      subject: `Chat: ${question.slice(0, 100)}`,
      message: transcriptOf(messages).slice(-5000),
      topic: 'technical',
      channel: 'chat',
      phone: null,
    } as const
    const { reference } = fileSupportRequest(
      ctx,
      request,
      opensAt === null
        ? 'An engineer will join your chat within two minutes. If we get cut off, we will reply to this address.'
        : `Our engineers are away until ${minuteText(opensAt)}. One of them will reply to this address.`,
    )
    if (opensAt !== null) {
      const handedOver = tx.chats.update(chat.id, { supportRequest: reference })
      const text = `Our engineers are away until ${minuteText(opensAt)}. One of them replies by email (${reference}).`
      add(ctx, chat, 'system', { ...notice(text), name: brand.name, at: now })
      return { status: 200, body: toChat(handedOver, ctx) }
    }
    const chance = random('chat-agent', chat.id)
    const agent = chance.pick(SUPPORT_TEAM).name
    const joinsAt = now + chance.int(20, 60) * SECOND * lifecycle.durationFactor
    const handedOver = tx.chats.update(chat.id, { supportRequest: reference, agent, joinsAt })
    const asked = `An engineer will join within two minutes. Your reference is ${reference}.`
    add(ctx, chat, 'system', { ...notice(asked), name: brand.name, at: now })
    add(ctx, chat, 'system', { ...notice(`${agent} joined the chat.`), name: brand.name, at: joinsAt })
    const hello = `Hi, this is ${agent}. I’ve read the chat so far. What have you tried already?`
    add(ctx, chat, 'person', { ...notice(hello), name: agent, at: joinsAt + 1 })
    return { status: 200, body: toChat(handedOver, ctx) }
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
      to: body.email.toLowerCase(),
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
    const isOpen = toChat(chat, ctx).status !== 'ended'
    // Answers on their way are dropped, so that nothing follows the end.
    if (isOpen)
      for (const { id, at } of tx.chatMessages.by('chatId', chat.id)) if (at > now) tx.chatMessages.remove(id)
    return { status: 200, body: toChat(isOpen ? tx.chats.update(chat.id, { endedAt: now }) : chat, ctx) }
  },
}

type WriteContext = Pick<Context<OperationId>, 'tx' | 'now' | 'random' | 'appUrl' | 'header' | 'lifecycle'>

/** Adds a visitor's message, and its answer for later. */
function addMessage(ctx: WriteContext, chat: ChatRow, text: string): ChatMessageRow {
  const { now, lifecycle } = ctx
  const message = add(ctx, chat, 'visitor', { ...notice(text), name: VISITOR_NAME, at: now })
  const { agent, joinsAt, supportRequest } = chat
  // A visitor who waits for a person no longer wants the assistant.
  if (joinsAt !== null && joinsAt > now) return message
  const at = (delay: number) => now + Math.max(1, delay * lifecycle.durationFactor)
  if (joinsAt === null) {
    const answer = answerTo(text)
    const offersPerson = answer.offersPerson && supportRequest === null
    add(ctx, chat, 'assistant', { ...answer, offersPerson, name: ASSISTANT_NAME, at: at(ASSISTANT_DELAY) })
  } else if (agent !== null) {
    add(ctx, chat, 'person', { ...personalAnswer(text, supportRequest), name: agent, at: at(PERSON_DELAY) })
  }
  return message
}

/** Simulated answer of an engineer. */
function personalAnswer(text: string, reference: string | null): Answer {
  const articles = findSections(text).map(({ title, path }) => ({ title, path }))
  const [best] = articles
  if (best === undefined) return notice(`Thanks. I’ve added that to ${reference} and I’m looking into it.`)
  return {
    ...notice(`Thanks. “${best.title}” describes what I’d do first. Tell me if that doesn’t solve it.`),
    articles,
  }
}

function notice(text: string): Answer {
  return { text, articles: [], offersPerson: false }
}

function add(
  { tx, random }: WriteContext,
  chat: ChatRow,
  author: ChatMessageRow['author'],
  message: Answer & Pick<ChatMessageRow, 'name' | 'at'>,
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

/** @throws Problem 422 for blank text */
function textOf(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') throw invalidField('/text', 'too_short', 'This must not be empty.')
  return trimmed
}

/** @throws Problem 422 if the caller is signed out and leaves one out */
function contactOf(
  { name, email }: Context<'handOverChat'>['body'],
  identity: Identity | null,
): { readonly name: string; readonly email: string } {
  const given = { name: name?.trim() || identity?.user.name, email: email ?? identity?.user.email }
  const errors = (['name', 'email'] as const)
    .filter((field) => given[field] === undefined)
    .map(
      (field): FieldError => ({
        in: 'body',
        pointer: `/${field}`,
        code: 'required',
        message: field === 'name' ? 'Enter your name.' : 'Enter an email address for replies.',
      }),
    )
  if (given.name === undefined || given.email === undefined)
    throw new Problem(422, 'validation_failed', { detail: 'We need to know how to reach you.', errors })
  return { name: given.name, email: given.email }
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

function transcriptOf(messages: readonly ChatMessageRow[]): string {
  return messages
    .map(({ name, text, articles, at }) =>
      [
        `${minuteText(at)} ${name}: ${text}`,
        ...articles.map(({ title, path }) => `  ${title}: ${brand.siteUrl}${path}`),
      ].join('\n'),
    )
    .join('\n')
}
