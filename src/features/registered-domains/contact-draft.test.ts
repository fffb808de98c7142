import { describe, expect, it } from 'vitest'
import { contactProblems, toContact } from './contact-draft.ts'

const ada = { firstName: ' Ada', lastName: 'Keller ', organization: ' ', email: ' ada@example.com ' }

describe('the contact of a domain', () => {
  it('is sent without spaces around', () => {
    expect(toContact(ada)).toEqual({
      firstName: 'Ada',
      lastName: 'Keller',
      organization: '',
      email: 'ada@example.com',
    })
    expect(contactProblems(ada)).toEqual({})
  })

  it('needs a name and an address, but no organization', () => {
    const nobody = { firstName: ' ', lastName: '', organization: '', email: 'ada' }
    expect(Object.keys(contactProblems(nobody))).toEqual([
      'contact.firstName',
      'contact.lastName',
      'contact.email',
    ])
  })

  it('names the limit of a long address', () => {
    expect(contactProblems({ ...ada, email: `${'a'.repeat(250)}@example.com` })).toEqual({
      'contact.email': 'Use at most 254 characters, not 262.',
    })
  })
})
