import { beforeEach, expect, test } from 'vitest'
import { readSelection } from '../scenarios/selection.ts'
import type { MockControl, Visitor } from './control.ts'
import { type ControlledMock, startControlledMock } from './testing.ts'

let control: MockControl
let send: ControlledMock['send']
let sendLater: ControlledMock['sendLater']

beforeEach(async () => {
  ;({ control, send, sendLater } = await startControlledMock())
})

const apply = (selection: string) => control.apply(readSelection(selection))
const cookieOf = (setCookie: string | null) => setCookie?.split(';')[0] ?? null

test('requests wait until the session of the new world exists', async () => {
  const { setCookie } = await apply('test,owner')
  const applied = control.apply(
    readSelection('test,owner,{"clock":{"mode":"fixed","at":"2026-01-01T00:00:00Z"}}'),
  )
  const responses = Promise.all(
    Array.from({ length: 20 }, async (_, turn) => {
      for (let i = 0; i < turn; i++) await null
      return (await send('GET', '/session', setCookie)).body.signedIn
    }),
  )
  expect(await applied).toMatchObject({ newWorld: true })
  expect(await responses).toEqual(Array.from({ length: 20 }, () => true))
})

/** The jar of a browser, and the answers to requests that it sends at every moment of a change. */
async function requestsDuring(change: (visitor: Visitor) => Promise<unknown>) {
  await apply('test,owner,{"seed":8}')
  let cookie = (await apply('test,owner')).setCookie
  const visitor = { cookies: cookieOf(cookie), keepCookie: (setCookie: string) => (cookie = setCookie) }
  // Their code must not load within the change.
  await send('GET', '/vms', cookie)
  let isOver = false
  const changed = change(visitor).finally(() => {
    isOver = true
  })
  const statuses: Promise<number>[] = []
  // A held request reads the jar when its turn comes, like one of a page.
  while (!isOver) {
    statuses.push(sendLater('GET', '/vms', () => cookie).then(({ status }) => status))
    await null
  }
  await changed
  return { statuses: new Set(await Promise.all(statuses)), sent: statuses.length }
}

// Sessions of another seed have other cookies.
const changes: [string, (visitor: Visitor) => Promise<unknown>][] = [
  ['a reset to another scenario', (visitor) => control.reset(visitor, readSelection('default,{"seed":7}'))],
  ['a scenario with other data', (visitor) => control.apply(readSelection('empty,{"seed":7}'), visitor)],
  ['an undone change', (visitor) => control.undo(visitor)],
]

test.each(changes)('a visitor gets no 401 during %s', async (_, change) => {
  const { statuses, sent } = await requestsDuring(change)
  expect(sent).toBeGreaterThan(3)
  expect([...statuses]).toEqual([200])
})

test.each(changes)('a request sent just before %s is answered from the earlier data', async (_, change) => {
  await apply('test,owner,{"seed":8}')
  const { setCookie } = await apply('test,owner')
  const sent = send('GET', '/vms', setCookie)
  await change({ cookies: cookieOf(setCookie) })
  expect((await sent).status).toBe(200)
})

test('a request that the network delays is authenticated again if the data is replaced meanwhile', async () => {
  const network = createNetwork()
  ;({ control, sendLater } = await startControlledMock({ sleep: network.sleep }))
  let cookie = (await apply('test,owner,{"network":{"latencyMs":100}}')).setCookie
  const sent = sendLater('GET', '/me', () => cookie)
  await network.isDelaying
  cookie = (await apply('test,viewer,{"seed":7}')).setCookie
  network.goOn()
  expect(await sent).toMatchObject({ status: 200, body: { email: 'viewer@nimbus.example' } })
})

/** Delays a request until it may go on. */
function createNetwork() {
  const delaying = Promise.withResolvers<void>()
  const delay = Promise.withResolvers<void>()
  return {
    sleep: () => {
      delaying.resolve()
      return delay.promise
    },
    isDelaying: delaying.promise,
    goOn: delay.resolve,
  }
}
