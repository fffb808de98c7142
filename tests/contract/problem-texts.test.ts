import { expect, test } from 'vitest'
import { identifiersIn } from './problem-texts.ts'

test('an identifier is found, unless it is quoted or part of a name', () => {
  const text =
    'The manifest describes staging/myApp duplicateEntry. `dependsOn` and “myName” are fine, iOS too.'
  expect(identifiersIn(text)).toEqual(['duplicateEntry'])
})
