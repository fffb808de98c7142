import { expect, test } from '@playwright/test'
import { scenes } from './stories.ts'
import { readUnshown } from './unshown.ts'

test('every shared component is in a story', () => {
  const unshown = readUnshown()
  test.skip(unshown.scenes.length < scenes.length, 'Not all stories were shown in this run.')
  expect(unshown.components).toEqual([])
})
