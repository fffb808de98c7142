import { expect, test } from 'vitest'
import { toDocument } from '../../scenarios/scenario-changes.ts'
import { compose, readSelection } from '../../scenarios/selection.ts'
import { scenarioModule } from './scenario-module.ts'

/** Value that a module exports, without its type. */
async function exported(source: string): Promise<Record<string, unknown>> {
  const [first = '', ...others] = source.split('\n')
  expect(first).toBe(`import type { ScenarioDocument } from '../document.ts'`)
  const script = others.join('\n').replace(': ScenarioDocument', '')
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`)
}

test.each([
  ['checkout-broken', 'checkoutBroken'],
  ['404-everywhere', '_404Everywhere'],
])('%s becomes a module for the folder of named scenarios', async (name, identifier) => {
  const selection = `outage,large,{"rules":[{"operation":"getVm","then":{"respond":{"status":404,"code":"not_found","detail":"It’s \\"gone\\"."}}}]}`
  const document = toDocument(compose(readSelection(selection)), name)
  expect(await exported(scenarioModule(document))).toMatchObject({ [identifier]: document })
})
