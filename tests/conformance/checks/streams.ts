import assert from 'node:assert/strict'
import type { EventStream } from '../../contract/suite/api.ts'
import type { StreamedEvent } from '../../contract/suite/event-stream.ts'
import { type Check, check } from '../check.ts'
import { cleanUp, createResource, waitUntilStable } from '../crud.ts'
import { pathOf, volumes } from '../crud-fixtures.ts'

/** Reads events until one of a type for a resource. */
async function until(
  stream: EventStream,
  type: string,
  id: unknown,
  seen: (string | null)[] = [],
): Promise<StreamedEvent> {
  const heard: string[] = []
  for (;;) {
    const event = await stream.next()
    assert.ok(event, `no ${type} of ${id} came, but ${heard.join(', ') || 'nothing'}`)
    assert.ok(!seen.includes(event.id), `the event ${event.id} came twice`)
    heard.push(event.type)
    seen.push(event.id)
    if (event.type === type && (event.data as { resourceId?: unknown }).resourceId === id) return event
  }
}

export const streamChecks: readonly Check[] = [
  check('streams', 'streamEvents', 'reports created and deleted resources', async (context) => {
    const stream = await context.api.listen()
    const made = await createResource(context, volumes)
    try {
      const event = await until(stream, 'resource.changed', made.id)
      assert.equal(event.id, (event.data as { id: unknown }).id, 'the line and the data have two ids')
      await waitUntilStable(context, volumes, made)
      await context.send(volumes.remove, { path: pathOf(volumes, made) })
      await waitUntilStable(context, volumes, made)
      await until(stream, 'resource.deleted', made.id)
    } finally {
      await cleanUp(context, volumes, made)
      await stream.close()
    }
  }),
  check('streams', 'streamEvents', 'resumes after the last received event', async (context) => {
    const stream = await context.api.listen()
    const seen = await createResource(context, volumes)
    const { id } = await until(stream, 'resource.changed', seen.id)
    await stream.close()
    assert.ok(id, 'the event has no id')
    const missed = await createResource(context, volumes)
    const again = await context.api.listen({ headers: { 'last-event-id': id } })
    try {
      await until(again, 'resource.changed', missed.id, [id])
    } finally {
      await again.close()
      for (const item of [seen, missed]) await cleanUp(context, volumes, item)
    }
  }),
  check('streams', 'streamLogs', 'opens for callers who may read logs', async (context) => {
    const stream = await context.api.listen({}, 'streamLogs')
    await stream.close()
  }),
]
