import type { Faker } from '@faker-js/faker'
import type { SeedBase } from './base.ts'

let faker: Faker | null = null

/**
 * Has to come before names are invented. What they are drawn from is a quarter of all that a mocked page loads, and the
 * large data sets alone need it, so it is loaded when one of them is made.
 */
export async function openDictionary(): Promise<void> {
  faker ??= (await import('@faker-js/faker/locale/en')).faker
}

/** So many words as people name sites and services by: lower-case letters and digits, always the same. */
export function inventedNames({ seed }: SeedBase, count: number): string[] {
  if (faker === null) throw new Error('The dictionary has not been opened.')
  const { helpers, word } = faker
  faker.seed(seed)
  const words = helpers.uniqueArray(() => word.noun({ length: { min: 3, max: 12 } }), count)
  return words.map((it) => it.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
