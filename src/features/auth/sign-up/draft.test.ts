import { describe, expect, it } from 'vitest'
import { parseDraft, reachedStep, type SignUpDraft } from './draft.ts'

const signUp = {
  id: 'sgn_1',
  email: 'grace@example.com',
  codeExpiresAt: '2026-03-02T09:10:00Z',
  resendAvailableAt: '2026-03-02T09:00:30Z',
  verified: false,
}
const draft: SignUpDraft = {
  email: 'grace@example.com',
  fullName: 'Grace Okafor',
  signUp,
  personal: { useCase: 'other' },
  personalized: false,
}

it('opens each step when the previous one is complete', () => {
  expect(reachedStep({ ...draft, signUp: null, personalized: true })).toBe(1)
  expect(reachedStep(draft)).toBe(2)
  expect(reachedStep({ ...draft, signUp: { ...signUp, verified: true } })).toBe(3)
  expect(reachedStep({ ...draft, signUp: { ...signUp, verified: true }, personalized: true })).toBe(4)
})

describe('a stored draft', () => {
  it('is restored', () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
  })

  it.each([null, '', '{', '[]', '{"email":1}', JSON.stringify({ ...draft, personal: { useCase: 'x' } })])(
    'is empty when storage holds %j',
    (stored) => {
      expect(parseDraft(stored)).toMatchObject({ email: '', signUp: null })
    },
  )
})
