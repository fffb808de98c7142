import { expect, it } from 'vitest'
import { channelProblems, NEW_CHANNEL, withoutSecrets } from './channel-draft.ts'

it('says what each type requires', () => {
  expect(channelProblems(NEW_CHANNEL, false)).toEqual({
    name: 'Enter a name.',
    destination: 'Enter an email address, such as ops@example.com.',
  })
  const sms = { name: 'Night shift', type: 'sms', destination: '0170 1234567' } as const
  expect(channelProblems(sms, false).destination).toContain('country code')
  expect(channelProblems({ ...sms, destination: '+1 (415) 555-0123' }, false)).toEqual({})
})

it('keeps the stored secret if left empty', () => {
  const draft = { name: 'On call', type: 'pagerduty', destination: '' } as const
  expect(channelProblems(draft, true)).toEqual({})
  expect(channelProblems({ ...draft, destination: 'x' }, true).destination).toContain('32 letters')
})

it('stores no secret in the browser', () => {
  const draft = { name: 'On call', type: 'pagerduty', destination: 'a'.repeat(32) } as const
  expect(withoutSecrets(draft).destination).toBe('')
  expect(withoutSecrets({ ...draft, type: 'email', destination: 'a@b.example' }).destination).toBe(
    'a@b.example',
  )
})
