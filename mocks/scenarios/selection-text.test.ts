import { describe, expect, test } from 'vitest'
import type { Scenario } from './document.ts'
import { compose, readSelection } from './selection.ts'
import { nameOf, selectionText, withoutScenario, withScenario } from './selection-text.ts'

const read = (text: string) => compose(readSelection(text))
const denied = { operation: 'createVm', then: { respond: { status: 503, code: 'unavailable' } } } as const

describe('formats a scenario for a URL', () => {
  test.each([
    'default',
    'large',
    'large,slow,viewer',
    'outage,empty',
    'incident,session-expired',
    'test,owner',
  ])('%s becomes its names', (text) => expect(selectionText(read(text))).toBe(text))

  test.each<[string, Scenario]>([
    ['what was adjusted', { ...read('large'), network: { ...read('large').network, failureRate: 0.5 } }],
    ['a rule on top of others', { ...read('outage'), rules: [...read('outage').rules, denied] }],
    ['a rule taken away', { ...read('outage,large,viewer'), rules: [] }],
    ['another person', { ...read('slow'), persona: 'developer' }],
    ['a document of its own', read('empty,{"seed":7,"network":{"offline":true}}')],
    ['latencies', { ...read('default'), network: { ...read('default').network, latencyMs: { getVm: 9 } } }],
  ])('%s is included', (_, scenario) => {
    const { name, ...wanted } = scenario
    expect(read(selectionText(scenario))).toMatchObject(wanted)
  })

  test('contains only what changed', () => {
    const scenario = { ...read('outage'), rules: [...read('outage').rules, denied] }
    expect(selectionText(scenario)).toBe(`outage,${JSON.stringify({ rules: [denied] })}`)
  })
})

describe('adds or removes a scenario', () => {
  const changed = { ...read('large,viewer'), rules: [denied] }
  const rules = JSON.stringify({ rules: [denied] })

  test('keeps later changes', () => {
    expect(withScenario(changed, 'slow')).toBe(`large,viewer,${rules},slow`)
    expect(withoutScenario(changed, 'large')).toBe(`viewer,${rules}`)
    expect(read(withScenario(changed, 'slow')).rules).toEqual([denied])
  })

  test('formats a document without a name', () => {
    const own = read('viewer,{"seed":7}')
    expect(own.name).toBe('viewer,inline')
    expect(withScenario(own, 'slow')).toBe('viewer,{"seed":7},slow')
    expect(withoutScenario(own, 'viewer')).toBe('{"seed":7}')
  })

  test('removing the last name leaves the default', () => {
    expect(withoutScenario(read('large'), 'large')).toBe('default')
  })
})

describe('the name after changes', () => {
  test.each<[string, Scenario, string]>([
    ['keeps what still counts', { ...read('slow,viewer'), dataset: 'empty' }, 'slow,viewer'],
    ['drops what is undone', { ...read('slow,viewer'), network: read('default').network }, 'viewer'],
    ['keeps what is partly undone', { ...read('test,viewer'), rules: [denied] }, 'test,viewer'],
    ['keeps documents of others', { ...read('empty,{"name":"mine","seed":7}'), dataset: 'default' }, 'mine'],
    ['is the default if nothing is left', { ...read('empty'), dataset: 'default' }, 'default'],
  ])('%s', (_, scenario, name) => expect(nameOf(scenario)).toBe(name))
})
