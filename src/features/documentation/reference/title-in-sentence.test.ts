import { expect, it } from 'vitest'
import { titleInSentence } from './title-in-sentence.ts'

it.each([
  ['Virtual machines', 'virtual machines'],
  ['API keys', 'API keys'],
  ['DNS', 'DNS'],
])('%s in a sentence is %s', (title, text) => {
  expect(titleInSentence(title)).toBe(text)
})
