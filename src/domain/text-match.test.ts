import { describe, expect, test } from 'vitest'
import { foldCase, includesAllWords, queryWords } from './text-match.ts'

describe('text search', () => {
  test('ignores case and accents', () => {
    expect(foldCase('Übersicht ÀÉÎ ﬁ')).toBe('ubersicht aei fi')
    expect(foldCase('PLAIN-01')).toBe('plain-01')
  })

  test('requires every word, anywhere', () => {
    expect(queryWords('  Web   PROD ')).toEqual(['web', 'prod'])
    expect(queryWords(undefined)).toEqual([])
    expect(includesAllWords('web-prod-01', ['prod', 'web'])).toBe(true)
    expect(includesAllWords('web-prod-01', ['prod', 'eu'])).toBe(false)
  })
})
