import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryStore } from '#mocks/db/persistence/memory.ts'
import { type MockServer, startServer } from '#mocks/server/start.ts'
import { fire } from '#tests/bench/server/load.ts'
import { tasksIn, unlimitedWorld } from '#tests/bench/server/world.ts'

/** More than the demo organization's quotas allow. */
const MANY = 60

/** Keeps the benchmark's requests valid, since it does not run on every change. */
describe('the requests of the benchmark', () => {
  let server: MockServer
  let port: number
  beforeAll(async () => {
    server = await startServer({
      host: '127.0.0.1',
      port: 0,
      scenario: 'test',
      seed: null,
      appUrl: 'http://console.test',
      store: memoryStore(),
      report: console.error,
    })
    port = Number(new URL(server.url).port)
  })
  afterAll(() => server.stop())

  it('succeed, each round in a new world', async () => {
    const begin = await unlimitedWorld(port)
    for (const { name, shot } of await tasksIn(port)) {
      await begin()
      const shots = Array.from({ length: MANY }, (_, index) => shot(index))
      const statuses = new Set((await fire(port, 4, shots)).map(({ status }) => status))
      expect({ name, statuses: [...statuses] }).toEqual({ name, statuses: [name === 'create' ? 202 : 200] })
    }
  })
})
