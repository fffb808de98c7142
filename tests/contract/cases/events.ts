import assert from 'node:assert/strict'
import { type Api, bodyOf, type EventStream } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import type { StreamedEvent } from '../suite/event-stream.ts'
import { signUpOf } from './support/sign-ups.ts'
import { createVm, VM_STABLE_AFTER } from './support/vms.ts'

/** Events up to the first one of a type. */
export async function readUntil(stream: EventStream, type: string): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = []
  for (;;) {
    const event = await stream.next()
    assert.ok(event, `no ${type} came, but ${JSON.stringify(events)}`)
    events.push(event)
    if (event.type === type) return events
  }
}

const resourceOf = ({ data }: StreamedEvent) => (data as { resourceId: string }).resourceId

async function create(api: Api, name: string): Promise<string> {
  return bodyOf(await createVm(api, { names: [name] })).items[0]?.id ?? ''
}

export const eventCases: readonly ContractCase[] = [
  {
    group: 'streamEvents',
    name: '200: tells of a VM that is created, that comes up, and that is gone',
    reaches: { operation: 'streamEvents', outcome: '200' },
    async run(api) {
      const stream = await api.listen()
      const id = await create(api, 'watched')
      const created = (await readUntil(stream, 'resource.changed')).at(-1)
      assert.ok(created)
      assert.equal(resourceOf(created), id)
      assert.equal(created.id, (created.data as { id: string }).id, 'the id of the line and of the data')

      await api.mocks.advance(VM_STABLE_AFTER)
      await api.send('getVm', { path: { vmId: id } })
      assert.ok((await readUntil(stream, 'resource.changed')).some((event) => resourceOf(event) === id))

      await api.send('deleteVm', { path: { vmId: id } })
      await api.mocks.advance(VM_STABLE_AFTER)
      await api.send('listVms')
      assert.equal(resourceOf((await readUntil(stream, 'resource.deleted')).at(-1) as StreamedEvent), id)
    },
  },

  reaches('streamEvents', '401 not_authenticated', 'anonymous', async (api) => {
    return api.send('streamEvents', { as: 'nobody' })
  }),

  behaves('streamEvents', 'resumes after the last received event without a gap', async (api) => {
    const stream = await api.listen()
    await create(api, 'seen')
    const last = (await readUntil(stream, 'resource.changed')).at(-1)?.id ?? ''
    await stream.close()
    const missed = await create(api, 'missed')
    const again = await api.listen({ headers: { 'last-event-id': last } })
    const [event] = await readUntil(again, 'resource.changed')
    assert.equal(event && resourceOf(event), missed)
  }),

  behaves('streamEvents', 'starts now after an unknown id', async (api) => {
    await create(api, 'before')
    const stream = await api.listen({ headers: { 'last-event-id': 'unheard-of' } })
    const id = await create(api, 'after')
    const [event] = await readUntil(stream, 'resource.changed')
    assert.equal(event && resourceOf(event), id)
  }),

  behaves('streamEvents', 'sends each person their own notifications', async (api) => {
    const mine = await api.listen()
    await api.send('markAllNotificationsRead', { as: 'viewer' })
    await api.send('markAllNotificationsRead')
    const [event] = await readUntil(mine, 'notifications.read')
    assert.equal(event?.type, 'notifications.read')
    await createVm(api, { names: ['fail-heard'] })
    await api.mocks.advance(VM_STABLE_AFTER)
    await api.send('listVms')
    await readUntil(mine, 'notification.created')
  }),

  behaves('streamEvents', "omits other organizations' VMs", async (api) => {
    await signUpOf(api)
    const theirs = await api.listen({ as: 'session' })
    await create(api, 'not-theirs')
    await api.send('logOut')
    const [first] = await readUntil(theirs, 'session.ended')
    assert.equal(first?.type, 'session.ended', 'the end of the session is the first thing they hear')
  }),

  behaves('streamEvents', 'ends with the session', async (api) => {
    await api.logIn()
    const stream = await api.listen({ as: 'session' })
    await api.send('logOut')
    await readUntil(stream, 'session.ended')
  }),

  behaves('streamEvents', 'ends with the API key', async (api) => {
    await api.logIn()
    const body = { name: 'Watcher', scope: 'read_only' }
    const { key, secret } = bodyOf(await api.send('createApiKey', { as: 'session', body }))
    const stream = await api.listen({ as: 'nobody', headers: { authorization: `Bearer ${secret}` } })
    await api.send('revokeApiKey', { as: 'session', path: { apiKeyId: key.id } })
    await api.mocks.advance('PT1M')
    await create(api, 'not-for-the-key')
    for (let event = await stream.next(); event !== null; event = await stream.next())
      assert.notEqual(event.type, 'resource.changed')
  }),
]
