import { describe, expect, it } from 'vitest'
import { checkDraft, emptyDraft, presetFor, toRequest } from './message-draft.ts'

const whole = { name: ' Grace ', email: ' grace@example.com', subject: 'GPUs', message: 'How many?\n' }

describe('a message to support', () => {
  it('may be sent when every field is there', () => expect(checkDraft(whole)).toEqual({}))

  it('names every field that is missing', () =>
    expect(Object.keys(checkDraft({ ...emptyDraft, subject: '  ' }))).toEqual([
      'name',
      'email',
      'subject',
      'message',
    ]))

  it('needs an address that mail can reach', () =>
    expect(checkDraft({ ...whole, email: 'grace@host' })).toEqual({ email: 'Enter a valid e-mail address.' }))

  it('is sent without blanks around its texts', () =>
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
] as const)('starts the form for ?topic=%s', (topic, preset) => expect(presetFor(topic)).toEqual(preset))
