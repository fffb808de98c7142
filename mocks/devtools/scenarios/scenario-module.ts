import type { ScenarioDocument } from '../../scenarios/document.ts'

/** Source of a file for `mocks/scenarios/named/`, which makes the scenario a built-in one. */
export function scenarioModule(scenario: ScenarioDocument): string {
  return [
    `import type { ScenarioDocument } from '../document.ts'`,
    '',
    '/** Add it to its group in `index.ts`. */',
    `export const ${identifierOf(scenario.name)}: ScenarioDocument = ${JSON.stringify(scenario, null, 2)}`,
    '',
  ].join('\n')
}

/** `checkout-broken` becomes `checkoutBroken`; a leading digit gets an underscore. */
function identifierOf(name: string): string {
  const joined = name.replaceAll(/-+(.?)/g, (_, letter: string) => letter.toUpperCase())
  return /^\d/.test(joined) ? `_${joined}` : joined
}
