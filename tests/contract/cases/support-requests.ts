import assert from 'node:assert/strict'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'

const email = 'grace@example.com'
const written = {
  name: 'Grace Okafor',
  email,
  subject: 'Reserved H200 capacity',
  message: 'What would eight of them cost for a year?',
}

const write = (api: Api, changes: Readonly<Record<string, unknown>> = {}, key?: string) =>
  api.send('createSupportRequest', {
    body: { ...written, ...changes },
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  })

export const supportRequestCases: readonly ContractCase[] = [
  reaches('createSupportRequest', '201', 'returns a reference and mails it', async (api) => {
    const response = await write(api, { topic: 'sales', channel: 'video' })
    const { reference, topic, channel, replyBy, createdAt } = bodyOf(response)
    assert.match(reference, /^NB-[2-9A-HJKMNP-Z]{5}$/)
    assert.deepEqual([topic, channel], ['sales', 'video'])
    assert.equal(Date.parse(replyBy) - Date.parse(createdAt), 4 * 60 * 60_000)
    const [mail] = await api.mocks.mailsTo(email)
    assert.equal(mail?.facts.reference, reference)
    return response
  }),

  behaves('createSupportRequest', 'defaults to a general request by mail', async (api) => {
    const { topic, channel } = bodyOf(await write(api))
    assert.deepEqual([topic, channel], ['general', 'email'])
  }),

  behaves('createSupportRequest', 'a call needs a number, which the mail repeats', async (api) => {
    const missing = await write(api, { channel: 'phone' })
    assert.equal(missing.outcome, '422 validation_failed')
    assert.equal(problemOf(missing).errors?.[0]?.pointer, '/phone')
    assert.equal((await write(api, { channel: 'phone', phone: 'soon' })).outcome, '422 validation_failed')
    assert.equal((await write(api, { channel: 'phone', phone: '+1 202 555 0143' })).status, 201)
    const [mail] = await api.mocks.mailsTo(email)
    assert.equal(mail?.facts.phone, '+1 202 555 0143')
  }),

  behaves('createSupportRequest', 'references are unique', async (api) => {
    const first = bodyOf(await write(api))
    const second = bodyOf(await write(api, { email: 'theo@example.com' }))
    assert.notEqual(first.reference, second.reference)
  }),

  behaves('createSupportRequest', 'names every field that is blank', async (api) => {
    for (const [blank, pointers] of [
      [{ name: ' ', subject: '\u200b' }, ['/name', '/subject']],
      [{ message: '\n', channel: 'phone' }, ['/message', '/phone']],
    ] as const) {
      const response = await write(api, blank)
      assert.equal(response.outcome, '422 validation_failed')
      assert.deepEqual(
        problemOf(response).errors?.map(({ pointer }) => pointer),
        pointers,
      )
    }
    assert.equal((await api.mocks.mailsTo(email)).length, 0)
  }),

  behaves('createSupportRequest', 'is filed once per idempotency key', async (api) => {
    const first = bodyOf(await write(api, {}, 'contact-form-1'))
    const again = bodyOf(await write(api, {}, 'contact-form-1'))
    assert.equal(again.reference, first.reference)
    assert.equal((await api.mocks.mailsTo(email)).length, 1)
  }),

  reaches(
    'createSupportRequest',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      await write(api, {}, 'contact-form-1')
      return write(api, { subject: 'Something else' }, 'contact-form-1')
    },
  ),

  reaches(
    'createSupportRequest',
    '429 too_many_support_requests',
    'the sixth within 15 minutes, for any spelling of the address',
    async (api) => {
      for (let count = 0; count < 5; count += 1) await write(api, { subject: `Number ${count}` })
      const response = await write(api, { email: 'Grace@Example.com' })
      assert.equal(problemOf(response).retryAfter, Number(response.headers.get('retry-after')))
      assert.equal((await write(api, { email: 'theo@example.com' })).status, 201)
      await api.mocks.advance('PT16M')
      assert.equal((await write(api)).status, 201)
      return response
    },
  ),
]
