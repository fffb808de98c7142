import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createSwitchSaver } from './use-switches.ts'

interface Row {
  readonly id: string
  readonly on: boolean
  readonly version: number
}

/** Switches whose saves the test ends. */
function openSwitches() {
  const saves: { text: string; end: () => void; fail: () => void }[] = []
  let wanted: ReadonlyMap<string, boolean> = new Map()
  const save = createSwitchSaver<Row>((next) => {
    wanted = next
  })
  const options = {
    keyOf: ({ id }: Row) => id,
    isOn: ({ on }: Row) => on,
    save: (row: Row, on: boolean) =>
      new Promise<Row>((resolve, reject) =>
        saves.push({
          text: `${row.id}@${row.version} ${on ? 'on' : 'off'}`,
          end: () => resolve({ ...row, on, version: row.version + 1 }),
          fail: () => reject(new Error('failed')),
        }),
      ),
  }
  return {
    turn: (row: Row, on: boolean) => void save(options, row, on),
    sent: () => saves.map(({ text }) => text),
    saves,
    wanted: () => Object.fromEntries(wanted),
  }
}

const a: Row = { id: 'a', on: false, version: 1 }
const b: Row = { id: 'b', on: true, version: 1 }

it('saves the last of several quick choices, with the version of the save before', async () => {
  const { turn, sent, saves, wanted } = openSwitches()
  turn(a, true)
  turn(a, false)
  expect(sent()).toEqual(['a@1 on'])
  expect(wanted()).toEqual({ a: false })
  saves[0]?.end()
  await setImmediate()
  expect(sent()).toEqual(['a@1 on', 'a@2 off'])
  saves[1]?.end()
  await setImmediate()
  expect(wanted()).toEqual({})
})

it('saves nothing more if the last choice is the one being saved', async () => {
  const { turn, sent, saves, wanted } = openSwitches()
  turn(a, true)
  turn(a, false)
  turn(a, true)
  expect(wanted()).toEqual({ a: true })
  saves[0]?.end()
  await setImmediate()
  expect(sent()).toEqual(['a@1 on'])
  expect(wanted()).toEqual({})
})

it('saves other switches meanwhile', () => {
  const { turn, sent, wanted } = openSwitches()
  turn(a, true)
  turn(b, false)
  expect(sent()).toEqual(['a@1 on', 'b@1 off'])
  expect(wanted()).toEqual({ a: true, b: false })
})

it('gives up what was chosen if a save fails', async () => {
  const { turn, sent, saves, wanted } = openSwitches()
  turn(a, true)
  turn(a, false)
  saves[0]?.fail()
  await setImmediate()
  expect(sent()).toEqual(['a@1 on'])
  expect(wanted()).toEqual({})
  turn(a, true)
  expect(sent()).toEqual(['a@1 on', 'a@1 on'])
})
