import type { Page } from '@playwright/test'
import { call } from '#tests/e2e/support/calls.ts'
import type { ErrorCase, Operation } from '../error-case.ts'
import { fill, inDialog, inForm, then } from '../steps.ts'

/** A world of its own, since an open panel would cover the page of other cases. */
const CHAT = { as: 'signed-out', world: 'chat' } as const

/** Opens the support page with the chat panel: of a new chat, or before the first message. */
const chatPanel =
  (started: boolean) =>
  async (page: Page): Promise<string> => {
    const { body } = started
      ? await call(page, '/chats', 'POST', { text: 'How do I grow a volume?' })
      : { body: null }
    await page.evaluate((id) => {
      if (id === null) localStorage.removeItem('nimbus-chat')
      else localStorage.setItem('nimbus-chat', id)
      sessionStorage.removeItem('nimbus-chat-outbox')
      sessionStorage.setItem('nimbus-chat-open', '1')
    }, body?.id ?? null)
    return '/support'
  }

/** Reads of the panel. */
export const chatReads = {
  getChat: { at: chatPanel(true), ...CHAT, saysFor: { 404: /no longer available/ } },
  listChatMessages: { at: chatPanel(true), ...CHAT },
  streamChat: { at: chatPanel(true), ...CHAT, says: /Reconnecting/ },
} satisfies Partial<Record<Operation, ErrorCase>>

export const chat = {
  startChat: {
    at: chatPanel(false),
    ...CHAT,
    act: inDialog('Send', fill(['Message', 'How do I grow a volume?'])),
  },
  sendChatMessage: {
    at: chatPanel(true),
    ...CHAT,
    act: inDialog('Send', fill(['Message', 'Can I shrink it?'])),
    saysFor: { 404: /This is a new one/, 409: /This is a new one/ },
  },
  handOverChat: {
    at: chatPanel(true),
    ...CHAT,
    act: then(
      inDialog('Talk to a person'),
      inForm(
        'Talk to a person',
        /^(Ask|Send)/,
        fill(['Name', 'Grace Okafor'], ['Email', 'grace@example.com']),
      ),
    ),
  },
  mailChatTranscript: {
    at: chatPanel(true),
    ...CHAT,
    act: then(
      inDialog('Email transcript'),
      inForm('Email transcript', 'Send transcript', fill(['Email', 'grace@example.com'])),
    ),
  },
  endChat: { at: chatPanel(true), ...CHAT, act: inDialog('End chat') },
} satisfies Partial<Record<Operation, ErrorCase>>
