import assert from 'node:assert/strict'
import type { Chat, ChatMessage } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, problemOf, type Request } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import type { StreamedEvent } from '../suite/event-stream.ts'
import { readUntil } from './events.ts'

const GRACE = { name: 'Grace Okafor', email: 'grace@example.com' }
const QUESTION = 'How do I grow a volume?'

const start = (api: Api, text = QUESTION, request: Request = {}) =>
  api.send('startChat', { as: 'nobody', body: { text }, ...request })

const startOf = async (api: Api, text = QUESTION): Promise<Chat> => bodyOf(await start(api, text))

const pathOf = ({ id }: Pick<Chat, 'id'>) => ({ as: 'nobody' as const, path: { chatId: id } })

const read = async (api: Api, chat: Chat): Promise<Chat> => bodyOf(await api.send('getChat', pathOf(chat)))

const messages = async (api: Api, chat: Chat): Promise<readonly ChatMessage[]> =>
  bodyOf(await api.send('listChatMessages', pathOf(chat))).items

const write = (api: Api, chat: Chat, text: string, key?: string) =>
  api.send('sendChatMessage', {
    ...pathOf(chat),
    body: { text },
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  })

const end = (api: Api, chat: Chat) => api.send('endChat', pathOf(chat))

const handOver = (api: Api, chat: Chat, body: object = GRACE) =>
  api.send('handOverChat', { ...pathOf(chat), body })

/** Chat of a visitor within business hours. */
async function startInHours(api: Api): Promise<Chat> {
  const { opensAt, startedAt } = await startOf(api)
  if (opensAt !== null) {
    const minutes = Math.ceil((Date.parse(opensAt) - Date.parse(startedAt)) / 60_000)
    await api.mocks.advance(`PT${minutes}M`)
  }
  return startOf(api)
}

export const chatCases: readonly ContractCase[] = [
  reaches('startChat', '201', 'the assistant answers with help articles', async (api) => {
    const response = await start(api)
    const chat = bodyOf(response)
    assert.deepEqual([chat.status, chat.isTyping, chat.agent], ['assistant', true, null])
    assert.equal((await messages(api, chat)).length, 1, 'the answer takes its time')
    await api.mocks.advance('PT5S')
    const [answer, question] = await messages(api, chat)
    assert.deepEqual([question?.author, question?.text], ['visitor', QUESTION])
    assert.equal(answer?.author, 'assistant')
    assert.match(answer?.articles[0]?.path ?? '', /^\/documentation\/storage\/volumes/)
    assert.equal((await read(api, chat)).isTyping, false)
    return response
  }),

  behaves('startChat', 'says so when it finds nothing, and offers a person', async (api) => {
    const chat = await startOf(api, 'Xylophone zebra quux')
    await api.mocks.advance('PT5S')
    const [answer] = await messages(api, chat)
    assert.deepEqual([answer?.articles, answer?.offersPerson], [[], true])
  }),

  behaves('startChat', 'rejects blank text', async (api) => {
    const response = await start(api, '  ')
    assert.equal(response.outcome, '422 validation_failed')
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/text')
  }),

  reaches('startChat', '409 idempotency_key_reused', 'another question', async (api) => {
    const headers = { 'Idempotency-Key': 'chat-start-1' }
    const first = bodyOf(await start(api, QUESTION, { headers }))
    assert.equal(bodyOf(await start(api, QUESTION, { headers })).id, first.id)
    return start(api, 'Something else', { headers })
  }),

  behaves('startChat', 'a chat of a user is open to nobody else', async (api) => {
    await api.logIn()
    const chat = bodyOf(await api.send('startChat', { as: 'session', body: { text: QUESTION } }))
    assert.equal(chat.hours, 'always', 'the plan includes support around the clock')
    assert.equal((await api.send('getChat', pathOf(chat))).outcome, '404 not_found')
    assert.equal((await write(api, chat, 'Hello')).outcome, '404 not_found')
    assert.equal((await api.send('getChat', { ...pathOf(chat), as: 'session' })).status, 200)
  }),

  reaches('getChat', '200', 'ends by itself after 30 minutes without a message', async (api) => {
    const chat = await startOf(api)
    await api.mocks.advance('PT29M')
    assert.equal((await read(api, chat)).endedAt, null)
    await api.mocks.advance('PT2M')
    const response = await api.send('getChat', pathOf(chat))
    assert.equal(bodyOf(response).status, 'ended')
    await api.mocks.advance('PT24H')
    assert.equal((await api.send('getChat', pathOf(chat))).outcome, '404 not_found')
    return response
  }),

  reaches('listChatMessages', '200', 'newest first, in pages', async (api) => {
    const chat = await startOf(api)
    for (const text of ['Second', 'Third']) {
      await api.mocks.advance('PT5S')
      await write(api, chat, text)
    }
    const response = await api.send('listChatMessages', { ...pathOf(chat), query: { limit: 2 } })
    const { items, nextCursor } = bodyOf(response)
    assert.equal(items[0]?.text, 'Third')
    const rest = bodyOf(
      await api.send('listChatMessages', { ...pathOf(chat), query: { cursor: nextCursor ?? '' } }),
    )
    assert.equal(rest.items.at(-1)?.text, QUESTION)
    return response
  }),

  reaches('listChatMessages', '400 invalid_cursor', 'of another chat', async (api) => {
    const [first, second] = [await startOf(api), await startOf(api)]
    await write(api, first, 'More')
    const { nextCursor } = bodyOf(
      await api.send('listChatMessages', { ...pathOf(first), query: { limit: 1 } }),
    )
    return api.send('listChatMessages', { ...pathOf(second), query: { cursor: nextCursor ?? '' } })
  }),

  reaches('sendChatMessage', '201', 'is answered', async (api) => {
    const chat = await startOf(api)
    await api.mocks.advance('PT5S')
    const response = await write(api, chat, 'What does a load balancer cost?')
    await api.mocks.advance('PT5S')
    assert.deepEqual(
      (await messages(api, chat)).map(({ author }) => author),
      ['assistant', 'visitor', 'assistant', 'visitor'],
    )
    return response
  }),

  behaves('sendChatMessage', 'is sent once per idempotency key', async (api) => {
    const chat = await startOf(api)
    const first = bodyOf(await write(api, chat, 'Once', 'message-1'))
    assert.equal(bodyOf(await write(api, chat, 'Once', 'message-1')).id, first.id)
    assert.equal((await messages(api, chat)).filter(({ text }) => text === 'Once').length, 1)
  }),

  reaches('sendChatMessage', '409 idempotency_key_reused', 'for another message', async (api) => {
    const chat = await startOf(api)
    await write(api, chat, 'Once', 'message-1')
    return write(api, chat, 'Twice', 'message-1')
  }),

  reaches('sendChatMessage', '409 chat_ended', 'after the end', async (api) => {
    const chat = await startOf(api)
    await end(api, chat)
    return write(api, chat, 'Still there?')
  }),

  reaches('sendChatMessage', '429 rate_limited', 'the 21st within a minute', async (api) => {
    const chat = await startOf(api)
    for (let count = 2; count <= 20; count += 1) await write(api, chat, `Message ${count}`)
    const response = await write(api, chat, 'Message 21')
    assert.equal(problemOf(response).retryAfter, Number(response.headers.get('retry-after')))
    await api.mocks.advance('PT61S')
    assert.equal((await write(api, chat, 'Message 21')).status, 201)
    return response
  }),

  {
    group: 'streamChat',
    name: '200: reports typing, the answer and the end',
    reaches: { operation: 'streamChat', outcome: '200' },
    async run(api) {
      const chat = await startOf(api)
      const stream = await api.listen(pathOf(chat), 'streamChat')
      assert.equal((await stream.next())?.type, 'chat.typing')
      await api.mocks.advance('PT5S')
      const { id, data } = (await readUntil(stream, 'chat.message')).at(-1) as StreamedEvent
      assert.equal(id, (data as { id: string }).id, 'the id of the line and of the data')
      await end(api, chat)
      await api.mocks.advance('PT1S')
      await readUntil(stream, 'chat.ended')
      assert.equal(await stream.next(), null, 'the end is the last event')
    },
  },

  behaves('streamChat', 'resumes after the last received event without a gap', async (api) => {
    const chat = await startOf(api)
    const stream = await api.listen(pathOf(chat), 'streamChat')
    await api.mocks.advance('PT5S')
    const last = (await readUntil(stream, 'chat.message')).at(-1)?.id ?? ''
    await stream.close()
    await write(api, chat, 'Missed')
    const again = await api.listen({ ...pathOf(chat), headers: { 'last-event-id': last } }, 'streamChat')
    const [event] = await readUntil(again, 'chat.message')
    assert.equal(event?.id, String(Number(last) + 1))
  }),

  reaches('handOverChat', '200', 'within the hours an engineer joins, who has a request', async (api) => {
    const chat = await startInHours(api)
    const stream = await api.listen(pathOf(chat), 'streamChat')
    const response = await handOver(api, chat)
    const { status, supportRequest } = bodyOf(response)
    assert.equal(status, 'waiting')
    const [mail] = await api.mocks.mailsTo(GRACE.email)
    assert.equal(mail?.facts.reference, supportRequest)
    await api.mocks.advance('PT2M')
    await readUntil(stream, 'chat.joined')
    const joined = await read(api, chat)
    assert.equal(joined.status, 'person')
    assert.ok(joined.agent !== null)
    await write(api, chat, 'It still fails.')
    await api.mocks.advance('PT15S')
    const [answer] = await messages(api, chat)
    assert.deepEqual([answer?.author, answer?.name], ['person', joined.agent])
    return response
  }),

  behaves('handOverChat', 'outside of the hours it becomes a request by email', async (api) => {
    const chat = await startInHours(api)
    await api.mocks.advance('PT9H')
    await end(api, chat)
    const late = await startOf(api)
    assert.ok(late.opensAt !== null && Date.parse(late.opensAt) > Date.parse(late.startedAt))
    const { status, supportRequest } = bodyOf(await handOver(api, late))
    assert.deepEqual([status, supportRequest?.slice(0, 3)], ['assistant', 'NB-'])
    const [notice] = await messages(api, late)
    assert.equal(notice?.author, 'system')
    assert.ok(notice?.text.includes(supportRequest ?? ''))
  }),

  behaves('handOverChat', 'a user need not say who they are', async (api) => {
    await api.logIn()
    const chat = bodyOf(await api.send('startChat', { as: 'session', body: { text: QUESTION } }))
    const handedOver = await api.send('handOverChat', { ...pathOf(chat), as: 'session', body: {} })
    assert.equal(bodyOf(handedOver).status, 'waiting')
    assert.equal((await api.mocks.mailsTo('admin@nimbus.example'))[0]?.kind, 'support-request')
  }),

  behaves('handOverChat', 'a visitor must', async (api) => {
    const response = await handOver(api, await startOf(api), {})
    assert.equal(response.outcome, '422 validation_failed')
    assert.deepEqual(
      problemOf(response).errors?.map(({ pointer }) => pointer),
      ['/name', '/email'],
    )
  }),

  reaches('handOverChat', '409 chat_handed_over', 'a second time', async (api) => {
    const chat = await startOf(api)
    await handOver(api, chat)
    return handOver(api, chat)
  }),

  reaches('handOverChat', '409 chat_ended', 'after the end', async (api) => {
    const chat = await startOf(api)
    await end(api, chat)
    return handOver(api, chat)
  }),

  reaches('handOverChat', '429 too_many_support_requests', 'the sixth of an address', async (api) => {
    for (let count = 0; count < 5; count += 1) await handOver(api, await startOf(api))
    return handOver(api, await startOf(api))
  }),

  reaches('mailChatTranscript', '204', 'sends all messages, also after the end', async (api) => {
    const chat = await startOf(api)
    await api.mocks.advance('PT5S')
    await end(api, chat)
    const response = await api.send('mailChatTranscript', { ...pathOf(chat), body: { email: GRACE.email } })
    const [mail] = await api.mocks.mailsTo(GRACE.email)
    assert.equal(mail?.kind, 'chat-transcript')
    assert.ok(mail?.text.includes(QUESTION) && mail.text.includes('Nimbus Assistant: '))
    return response
  }),

  reaches('mailChatTranscript', '409 limit_reached', 'the sixth time', async (api) => {
    const chat = await startOf(api)
    const request = { ...pathOf(chat), body: { email: GRACE.email } }
    for (let count = 0; count < 5; count += 1) await api.send('mailChatTranscript', request)
    return api.send('mailChatTranscript', request)
  }),

  reaches('endChat', '200', 'nothing follows, and ending it again changes nothing', async (api) => {
    const chat = await startOf(api)
    const response = await end(api, chat)
    const { endedAt } = bodyOf(response)
    await api.mocks.advance('PT5S')
    assert.equal((await messages(api, chat)).length, 1)
    assert.equal(bodyOf(await end(api, chat)).endedAt, endedAt)
    return response
  }),

  behaves('endChat', 'no engineer joins after the end', async (api) => {
    const chat = await startInHours(api)
    await handOver(api, chat)
    await end(api, chat)
    await api.mocks.advance('PT2M')
    assert.equal((await read(api, chat)).agent, null)
  }),
]
