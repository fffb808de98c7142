import { expect, it } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'

it('quotes the first line of the question in the subject, by whole characters', async () => {
  const { call, database } = await cloudUnderTest()
  const line = `${'a'.repeat(99)}😀 and more`
  const { body: chat } = await call('POST', '/chats', { text: `${line}\nThe volume is full.` })
  const { body: handedOver } = await call('POST', `/chats/${chat.id}/hand-over`, {})
  const [request] = await database.read((tx) => tx.supportRequests.by('reference', handedOver.supportRequest))
  expect(request?.subject).toBe(`Chat: ${'a'.repeat(99)}😀`)
})
