import { describe, expect, it } from 'vitest'
import { emailsProblem, MAX_ADDRESSES, parseEmails } from './email-list.ts'

describe('pasted addresses', () => {
  it.each([
    ['one', ' Grace@Example.com ', ['grace@example.com']],
    ['with commas', 'a@example.com, b@example.com', ['a@example.com', 'b@example.com']],
    ['in lines, with semicolons', 'a@example.com;\nb@example.com\n', ['a@example.com', 'b@example.com']],
    ['the same twice', 'a@example.com A@example.com', ['a@example.com']],
    [
      'as mail programs write them',
      'Grace Okafor <grace@example.com>, "Haddad, Noor" <noor@example.com>, b@example.com',
      ['grace@example.com', 'noor@example.com', 'b@example.com'],
    ],
    ['with direction marks', '\u202agrace@example.com\u202c', ['grace@example.com']],
    ['nothing', ' ,; ', []],
  ])('are split: %s', (_, text, emails) => {
    expect(parseEmails(text)).toEqual(emails)
  })

  it.each([
    [[], 'Enter an email address.'],
    [[`${'a'.repeat(250)}@example.com`], 'Use at most 254 characters, not 262.'],
    [['nobody'], 'Enter a valid email address.'],
    [['a@example.com', 'nobody', 'who@'], 'Not valid: nobody, who@'],
    [['a@example.com'], null],
  ])('%j: %s', (emails, problem) => {
    expect(emailsProblem(emails)).toBe(problem)
  })

  it('are limited in number', () => {
    const emails = Array.from({ length: MAX_ADDRESSES + 1 }, (_, index) => `a${index}@example.com`)
    expect(emailsProblem(emails)).toMatch(/at most/)
  })
})
