import { expect, it } from 'vitest'
import { rebaseDraft } from './use-draft.ts'

const opened = { name: 'Ada', title: 'Engineer', tags: ['a'] }
const saved = { name: 'Ada K.', title: 'Head of Platform', tags: ['b'] }

it('takes over changes from elsewhere', () => {
  expect(rebaseDraft(opened, opened, saved)).toEqual({ draft: saved, base: saved })
})

it('keeps edited fields, and what they are based on', () => {
  const edited = { ...opened, name: 'Augusta' }
  const rebased = rebaseDraft(edited, opened, saved)
  expect(rebased).toEqual({ draft: { ...saved, name: 'Augusta' }, base: { ...saved, name: 'Ada' } })
  expect(rebaseDraft(rebased.draft, rebased.base, saved)).toEqual(rebased)
})

it('counts a field as unedited once the same value is saved', () => {
  const edited = { ...opened, name: 'Ada K.' }
  expect(rebaseDraft(edited, opened, saved)).toEqual({ draft: saved, base: saved })
})
