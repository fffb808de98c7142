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
  [
    'Added 1 rule, edited 2 rules, changed a default in web',
    'Adding 1 rule, editing 2 rules, changing a default in web',
  ],
  ['Changed both defaults in web', 'Changing both defaults in web'],
  ['Resent the rules of web', 'Resending the rules of web'],
  ['Backed up orders: “rules, tested”', 'Backing up orders: “rules, tested”'],
])('says what is in progress for “%s”', (summary, title) => {
  expect(progressTitle(summary)).toBe(title)
})
