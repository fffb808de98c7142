import { describe, expect, test } from 'vitest'
import { toDocument } from '../scenarios/scenario-changes.ts'
import { compose, readSelection } from '../scenarios/selection.ts'
import { selectionText, withoutScenario, withScenario } from '../scenarios/selection-text.ts'
import { createSavedScenarios, scenariosInMemory } from './saved-scenarios.ts'

const made = () => createSavedScenarios(scenariosInMemory())
const broken = {
  name: 'checkout-broken',
  dataset: 'empty',
  rules: [{ operation: 'createVm', then: { respond: { status: 409, code: 'quota_exceeded' } } }],
} as const

describe('saved scenarios', () => {
  test('are used by name, beside the built-in ones', () => {
    const scenarios = made()
    scenarios.save(broken)
    expect(readSelection('slow,checkout-broken', scenarios.list())).toMatchObject([{ name: 'slow' }, broken])
    expect(() => readSelection('checkout-broken')).toThrow('There is no scenario “checkout-broken”')
  })

  test('replace one of the same name in its place, until they are removed', () => {
    const scenarios = made()
    scenarios.save(broken)
    scenarios.save({ name: 'other' })
    scenarios.save({ $schema: './scenario.schema.json', name: 'checkout-broken', seed: 7 })
    expect(scenarios.list()).toEqual([{ name: 'checkout-broken', seed: 7 }, { name: 'other' }])
    scenarios.remove('other')
    expect(scenarios.list()).toHaveLength(1)
    expect(() => scenarios.remove('other')).toThrow('There is no saved scenario “other”.')
  })

  test.each([
    [{ name: 'slow' }, 'is a built-in scenario'],
    [{ name: 'Two, words' }, 'lowercase letters'],
    [{ name: 'a', dataset: 'tiny' }, 'The scenario is invalid.'],
    ['large', 'The scenario is invalid.'],
  ])('%j is refused', (document, reason) => {
    const scenarios = made()
    expect(() => scenarios.save(document)).toThrow(reason)
    expect(scenarios.list()).toEqual([])
  })
})

describe('the document of a scenario', () => {
  test.each([
    'default',
    'outage,large,viewer',
    'incident,overdue-invoice',
    'test,{"network":{"failureRate":0.5},"rules":[{"operation":"getVm","then":{"delayMs":9}}]}',
  ])('%s is complete', (selection) => {
    const scenario = compose(readSelection(selection))
    const document = toDocument(scenario, 'mine')
    expect(made().save(document)).toEqual(document)
    expect(compose([document])).toEqual({ ...scenario, name: 'mine' })
  })

  test('is added and taken away by name, and spelled out in a link', () => {
    const own = [toDocument(compose(readSelection('empty,slow')), 'mine')]
    const withIt = compose(readSelection(withScenario(compose(readSelection('viewer')), 'mine', own), own))
    expect(withIt).toMatchObject({ name: 'viewer,mine', dataset: 'empty', persona: 'viewer' })
    expect(withoutScenario(withIt, 'mine', own)).toBe('viewer')
    expect(compose(readSelection(selectionText(withIt)))).toMatchObject({ dataset: 'empty' })
  })
})
