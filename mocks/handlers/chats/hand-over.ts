import { nextOpening } from '#src/domain/support-hours.ts'
import { SUPPORT_TEAM } from '#src/domain/support-team.ts'
import type { ChatRow } from '../../db/index.ts'
import type { Identity } from '../../engine/identity.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { SECOND } from '../../kernel/duration.ts'
import { minuteText } from '../../kernel/iso-time.ts'
import { fileSupportRequest } from '../support-requests/file-request.ts'
import { textOnly } from './assistant.ts'
import { assertOpen, hoursOf, lookupChat, messagesOf, toChat } from './chat-state.ts'
import { addMessage, addSystemMessage, transcriptOf } from './messages.ts'

/** Characters of the question that the subject of the support request quotes. */
const MAX_QUOTED = 100
/** Limit of the contract for the message of a support request. */
const MAX_MESSAGE = 5_000

/** Seconds until an engineer joins. */
const JOINS_WITHIN = { min: 20, max: 60 }

type HandOverContext = Context<'handOverChat'>

export const chatHandOverHandlers: HandlersFor<'handOverChat'> = {
  /** An engineer joins during support hours; outside of them, one replies by email. */
  handOverChat(ctx) {
    const chat = lookupChat(ctx, ctx.identity, ctx.path.chatId)
    assertOpen(chat, ctx)
    if (chat.supportRequest !== null) {
      const detail = `Support request ${chat.supportRequest} already has this chat.`
      throw new Problem(409, 'chat_handed_over', detail)
    }
    const contact = contactOf(ctx.body, ctx.identity)
    const opensAt = nextOpening(hoursOf(chat, ctx.tx), ctx.now)
    const handedOver =
      opensAt === null ? callEngineer(ctx, chat, contact) : replyLater(ctx, chat, contact, opensAt)
    return { status: 200, body: toChat(handedOver, ctx) }
  },
}

function callEngineer(ctx: HandOverContext, chat: ChatRow, contact: Contact): ChatRow {
  const { tx, now, random, lifecycle } = ctx
  const reference = fileRequest(
    ctx,
    chat,
    contact,
    'An engineer will join your chat within two minutes. If we get cut off, we will reply to this address.',
  )
  const chance = random('chat-agent', chat.id)
  const agent = chance.pick(SUPPORT_TEAM).name
  const joinsAt = now + chance.int(JOINS_WITHIN.min, JOINS_WITHIN.max) * SECOND * lifecycle.durationFactor
  addSystemMessage(
    ctx,
    chat,
    `An engineer will join within two minutes. Your reference is ${reference}.`,
    now,
  )
  addSystemMessage(ctx, chat, `${agent} joined the chat.`, joinsAt)
  const hello = `Hi, this is ${agent}. I’ve read the chat so far. What have you tried already?`
  addMessage(ctx, chat, 'person', { ...textOnly(hello), name: agent, at: joinsAt + 1 })
  return tx.chats.update(chat.id, { supportRequest: reference, agent, joinsAt })
}

function replyLater(ctx: HandOverContext, chat: ChatRow, contact: Contact, opensAt: number): ChatRow {
  const away = `Our engineers are away until ${minuteText(opensAt)}.`
  const reference = fileRequest(ctx, chat, contact, `${away} One of them will reply to this address.`)
  addSystemMessage(ctx, chat, `${away} One of them replies by email (${reference}).`, ctx.now)
  return ctx.tx.chats.update(chat.id, { supportRequest: reference })
}

/** @returns reference of the support request */
function fileRequest(ctx: HandOverContext, chat: ChatRow, contact: Contact, answer: string): string {
  const messages = messagesOf(chat, ctx)
  const question = messages.find(({ author }) => author === 'visitor')?.text ?? ''
  const [firstLine = ''] = question.split('\n')
  const request = {
    ...contact,
    subject: `Chat: ${Array.from(firstLine).slice(0, MAX_QUOTED).join('')}`,
    message: transcriptOf(messages).slice(-MAX_MESSAGE),
    topic: 'technical',
    channel: 'chat',
    phone: null,
  } as const
  return fileSupportRequest(ctx, request, answer).reference
}

interface Contact {
  readonly name: string
  readonly email: string
}

/** @throws Problem 422 if the caller is signed out and leaves one out */
function contactOf({ name, email }: HandOverContext['body'], identity: Identity | null): Contact {
  const given = { name: name?.trim() || identity?.user.name, email: email ?? identity?.user.email }
  if (given.name !== undefined && given.email !== undefined) return { name: given.name, email: given.email }
  const errors: FieldError[] = []
  if (given.name === undefined) errors.push(requiredField('/name', 'Enter your name.'))
  if (given.email === undefined) errors.push(requiredField('/email', 'Enter an email address for replies.'))
  throw new Problem(422, 'validation_failed', { detail: 'We need to know how to reach you.', errors })
}

function requiredField(pointer: string, message: string): FieldError {
  return { in: 'body', pointer, code: 'required', message }
}
