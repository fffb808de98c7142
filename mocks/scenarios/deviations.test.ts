import { expect, test } from 'vitest'
import { deviations } from './deviations.ts'
import { defaultScenario } from './named/default.ts'
import { namedScenarios } from './named/index.ts'
import { compose, readSelection } from './selection.ts'
import { nameOf } from './selection-text.ts'

const read = (text: string) => compose(readSelection(text))
const texts = (text: string) => deviations(read(text)).map((it) => it.text)

test('the default scenario has none', () => {
  expect(texts('default')).toEqual([])
})

test.each(namedScenarios.filter(({ name }) => name !== 'default').map(({ name }) => name))(
  '%s has some, and is the default scenario once each is withdrawn',
  (name) => {
    const scenario = read(name)
    const found = deviations(scenario)
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map(({ text }) => text)).size).toBe(found.length)
    let left = scenario
    for (let count = found.length; count > 0; count--) {
      const [first] = deviations(left)
      left = { ...left, ...first?.withdrawn }
      expect(deviations(left)).toHaveLength(count - 1)
    }
    expect({ ...left, name: nameOf(left) }).toEqual(defaultScenario)
  },
)

test.each([
  ['slow', ['Latency 3 s', 'Jitter 2 s']],
  ['offline,{"network":{"failureRate":0.125}}', ['Offline', '12.5% of requests fail']],
  ['instant', ['Actions take no time']],
  ['{"lifecycle":{"failureRate":0}}', ['No action fails']],
  ['session-expired,viewer', ['Session expired', 'Signed in as viewer']],
  ['signed-out,empty', ['Signed out', 'empty data']],
  ['{"session":"lasting"}', ['Sessions don’t expire']],
  ['quota-reached', ['quota reached']],
  ['{"seed":7,"clock":{"mode":"shifted","by":"-PT90M"}}', ['Seed 7', 'Begins −1 h 30 min']],
  ['{"clock":{"mode":"fixed","at":"2026-03-02T09:00:00Z"}}', ['Begins 2026-03-02 09:00']],
  ['{"clock":{"mode":"sped-up","factor":60}}', ['Begins at 60 × speed']],
  [
    '{"live":{"url":"https://api.example.com/v1","headers":{"a":"b"}}}',
    ['Live: api.example.com', 'Live headers'],
  ],
])('%s', (text, expected) => {
  expect(texts(text)).toEqual(expected)
})
