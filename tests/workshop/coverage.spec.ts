import { expect, test } from '@playwright/test'
import { readCoverage } from './coverage.ts'
import { storyStates } from './stories.ts'

test('every shared component is in a story', () => {
  const { shownStates, missingComponents } = readCoverage()
  test.skip(shownStates.length < storyStates.length, 'Not all stories were shown in this run.')
  expect(missingComponents).toEqual([])
})
