import { describe, expect, test } from 'vitest'
import { fold, hasAll, words } from './text-match.ts'

describe('text search', () => {
  test('ignores case and accents', () => {
    expect(fold('Übersicht ÀÉÎ ﬁ')).toBe('ubersicht aei fi')
    expect(fold('PLAIN-01')).toBe('plain-01')
  })

  test('requires every word, anywhere', () => {
    expect(words('  Web   PROD ')).toEqual(['web', 'prod'])
    expect(words(undefined)).toEqual([])
    expect(hasAll('web-prod-01', ['prod', 'web'])).toBe(true)
    expect(hasAll('web-prod-01', ['prod', 'eu'])).toBe(false)
  })
})
