import { expect, test } from 'vitest'
import { durationText, waitText } from './duration-text.ts'

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [90, '90 seconds'],
  [300, '5 minutes'],
  [3_600, '1 hour'],
  [604_800, '7 days'],
])('%i seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [600, '10 minutes'],
  [3_541, '1 hour'],
])('a wait of %i seconds is %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})
