import { expect, it } from 'vitest'
import { readFile, repositoryFiles } from './support/files.ts'

/** Fields in which nobody misses what is cut: for searching, and for codes of a fixed length. */
const mayCut = [
  'src/features/alerts/rules/rule-scope.tsx',
  'src/features/documentation/documentation-screen.tsx',
  'src/features/logs/filters/query-bar.tsx',
  'src/features/marketplace/marketplace-screen.tsx',
  'src/resources/cards/card-fields.tsx',
  'src/resources/one-time-code/second-factor-field.tsx',
  'src/resources/vm-picker/vm-picker.tsx',
  'src/shell/not-found-page.tsx',
  'src/ui/resource-table/search-box.tsx',
]

it('only these fields cut pasted text; others keep it and report its length (`lengthProblem`)', () => {
  const cutting = repositoryFiles('src/*.tsx').filter((path) => /\bmaxLength(=|: )/.test(readFile(path)))
  expect(cutting.sort()).toEqual(mayCut)
})
