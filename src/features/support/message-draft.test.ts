import { describe, expect, it } from 'vitest'
import {
  emptyDraft,
  messageProblems,
  parseEntries,
  presetFor,
  serializeEntries,
  toRequest,
} from './message-draft.ts'

const whole = {
  name: ' Grace ',
  email: ' grace@example.com',
  phone: '',
  subject: 'GPUs',
  message: 'How many?\n',
}

describe('a message to support', () => {
  it('can be sent when complete', () => expect(messageProblems(whole, 'email')).toEqual({}))

  it('reports every missing field', () =>
    expect(Object.keys(messageProblems({ ...emptyDraft, subject: '  ' }, 'video'))).toEqual([
      'name',
      'email',
      'subject',
      'message',
    ]))

  it('requires a valid mail address', () =>
    expect(messageProblems({ ...whole, email: 'grace@host' }, 'chat')).toEqual({
      email: 'Enter a valid email address.',
    }))

  it('needs a phone number for a call, and sends it for nothing else', () => {
    expect(messageProblems(whole, 'phone')).toEqual({ phone: 'Enter the number we should call.' })
    const called = { ...whole, phone: ' +1 (202) 555-0143 ' }
    expect(messageProblems(called, 'phone')).toEqual({})
    expect(Object.keys(messageProblems({ ...whole, phone: 'tomorrow' }, 'phone'))).toEqual(['phone'])
    expect(toRequest(called, presetFor('call')).phone).toBe('+1 (202) 555-0143')
    expect(toRequest(called, presetFor('chat'))).not.toHaveProperty('phone')
  })

  it('reports texts that are too long, without the spaces around them', () => {
    const message = 'x'.repeat(5000)
    expect(messageProblems({ ...whole, message: `${message}\n\n` }, 'email')).toEqual({})
    expect(messageProblems({ ...whole, message: `${message}xx` }, 'email')).toEqual({
      message: 'Use at most 5,000 characters, not 5,002.',
    })
  })

  it('is trimmed when sent', () =>
    expect(toRequest(whole, presetFor('sales'))).toEqual({
      name: 'Grace',
      email: 'grace@example.com',
      subject: 'GPUs',
      message: 'How many?',
      topic: 'sales',
      channel: 'email',
    }))
})

it.each([
  [undefined, { topic: 'general', channel: 'email' }],
  ['compliance', { topic: 'compliance', channel: 'email' }],
  ['chat', { topic: 'general', channel: 'chat' }],
  ['call', { topic: 'general', channel: 'phone' }],
] as const)('preselects a topic for ?topic=%s', (topic, preset) => expect(presetFor(topic)).toEqual(preset))

describe('stored entries', () => {
  const chosen = { ...whole, topic: 'billing', channel: 'phone' } as const

  it('are restored with the choices of the user', () =>
    expect(parseEntries(serializeEntries(chosen, 'sales'), 'sales')).toEqual(chosen))

  it('take the topic of another link', () =>
    expect(parseEntries(serializeEntries(chosen, undefined), 'sales')).toEqual(whole))

  it.each([null, 'null', '[]', '{', '{"name":1,"topic":"none"}'])('are none for %s', (stored) =>
    expect(parseEntries(stored, undefined)).toEqual({}),
  )
})
