import { expect, test } from 'vitest'
import type { OfficeHours } from '#src/api/generated/types.gen.ts'
import { createFormat } from '#src/ui/format.ts'
import { hoursText } from './schedule-panel.tsx'

const hours: OfficeHours = {
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  startTime: '08:00',
  stopTime: '18:30',
  timeZone: 'America/New_York',
}
const text = (change: Partial<OfficeHours> = {}, hourCycle: 'h12' | 'h23' = 'h12') =>
  hoursText({ ...hours, ...change }, createFormat({ locale: 'en-US', hourCycle })).replaceAll('\u202f', ' ')

test('office hours are written on the user’s clock', () => {
  expect(text()).toBe('Monday to Friday, 8:00 AM to 6:30 PM (America/New York)')
  expect(text({}, 'h23')).toBe('Monday to Friday, 08:00 to 18:30 (America/New York)')
  expect(text({ startTime: null })).toBe('Monday to Friday, stop at 6:30 PM (America/New York)')
})

test.each([
  [['friday'], 'Friday'],
  [['monday', 'tuesday'], 'Mon, Tue'],
  [['monday', 'wednesday', 'sunday'], 'Mon, Wed, Sun'],
  [['friday', 'saturday', 'sunday'], 'Friday to Sunday'],
  [['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], 'Every day'],
] satisfies [OfficeHours['weekdays'], string][])('the days %s', (weekdays, days) => {
  expect(text({ weekdays })).toMatch(new RegExp(`^${days}, `))
})
