import { expect, it } from 'vitest'
import { rebaseDraft } from './use-draft.ts'

it('takes over changes from elsewhere, and keeps edited fields', () => {
  const opened = { name: 'Ada', title: 'Engineer', tags: ['a'] }
  const saved = { name: 'Ada K.', title: 'Head of Platform', tags: ['b'] }
  expect(rebaseDraft(opened, opened, saved)).toEqual(saved)
  expect(rebaseDraft({ ...opened, name: 'Augusta' }, opened, saved)).toEqual({ ...saved, name: 'Augusta' })
})
