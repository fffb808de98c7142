import { expect, it } from 'vitest'
import { progressTitle } from './title.ts'

it.each([
  ['Restarted web-01', 'Restarting web-01'],
  ['Stopped web-01', 'Stopping web-01'],
  ['Created web-01', 'Creating web-01'],
  ['Copied orders-data', 'Copying orders-data'],
  ['Backed up orders: “nightly”', 'Backing up orders: “nightly”'],
  ['Rolled back api to revision 3', 'Rolling back api to revision 3'],
  ['Grew orders-data to 200 GB', 'Growing orders-data to 200 GB'],
])('says what is in progress for “%s”', (summary, title) => {
  expect(progressTitle(summary)).toBe(title)
})
