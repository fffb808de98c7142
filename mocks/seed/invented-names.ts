import type { Faker } from '@faker-js/faker'
import type { SeedBase } from './base.ts'

let faker: Faker | null = null

/**
 * Call before inventing names. Loads the dictionary, a quarter of the code of a mocked page, which only large data
 * sets need.
 */
export async function openDictionary(): Promise<void> {
  faker ??= (await import('@faker-js/faker/locale/en')).faker
}

/** Words suitable as names of sites and services: lowercase letters and digits, deterministic. */
export function inventedNames({ seed }: SeedBase, count: number): string[] {
  if (faker === null) throw new Error('Call openDictionary() before reading the dictionary.')
  const { helpers, word } = faker
  faker.seed(seed)
  const words = helpers.uniqueArray(() => word.noun({ length: { min: 3, max: 12 } }), count)
  return words.map((it) => it.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
