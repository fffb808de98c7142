import type { ScenarioDocument } from '../document.ts'

export const empty: ScenarioDocument = {
  name: 'empty',
  title: 'Empty account',
  description: 'The same people and organisation, before the first resource was made.',
  dataset: 'empty',
}

export const large: ScenarioDocument = {
  name: 'large',
  title: 'Large account',
  description: '10,000 virtual machines, and 1,000 of everything else.',
  dataset: 'large',
}
