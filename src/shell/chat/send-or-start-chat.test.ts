import { afterEach, beforeEach, expect, it } from 'vitest'
import { client } from '#src/api/generated/client.gen.ts'
import { resetDocumentStores } from '#src/document-store.ts'
import { chatId } from './outbox.ts'
import { sendOrStartChat } from './send-or-start-chat.ts'

const unchanged = client.getConfig()
let requests: string[] = []
let responses: (() => Promise<Response>)[] = []

beforeEach(() => {
  requests = []
  responses = []
  client.setConfig({
    baseUrl: 'http://api.test',
    fetch: async (request) => {
      const { method, url } = new Request(request)
      requests.push(`${method} ${new URL(url).pathname}`)
      return responses.shift()?.() ?? Response.json({ id: 'chat_1' })
    },
  })
})

afterEach(() => {
  // `setConfig` can't remove `fetch`, so it calls the global one, as without the setting.
  client.setConfig({ ...unchanged, fetch: (...request) => fetch(...request) })
  resetDocumentStores()
  chatId.set(null)
})

it('puts messages that are sent together into one chat, in order', async () => {
  const sent = [sendOrStartChat('key_a', 'Hello'), sendOrStartChat('key_b', 'Are you there?')]
  expect(await Promise.all(sent)).toEqual(['started', 'sent'])
  expect(requests).toEqual(['POST /chats', 'POST /chats/chat_1/messages'])
})

it('sends the next message after one has failed', async () => {
  responses = [() => Promise.reject(new TypeError('Failed to fetch'))]
  const sent = [sendOrStartChat('key_a', 'Hello'), sendOrStartChat('key_b', 'Are you there?')]
  expect(await Promise.allSettled(sent)).toEqual([
    { status: 'rejected', reason: expect.any(Error) },
    { status: 'fulfilled', value: 'started' },
  ])
})
