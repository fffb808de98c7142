import { tags } from 'virtual:api-reference'
import { pathOf, reading } from './categories.ts'

/** The addresses of all articles, and of all parts of the API reference. */
export const documentationPaths: readonly string[] = [
  ...reading.map(pathOf),
  ...tags.map(({ name }) => `/documentation/api/${name}`),
]
