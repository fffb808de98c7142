import { describe, expect, it } from 'vitest'
import { meetsPasswordRequirements, passwordRequirements } from './password.ts'

const unmet = (password: string) =>
  passwordRequirements.filter((requirement) => !requirement.isMetBy(password)).map(({ id }) => id)

describe('password requirements', () => {
  it.each([
    ['Nimbus-Demo-1!', []],
    ['', ['length', 'uppercase', 'lowercase', 'number', 'special']],
    ['Abcde1!', ['length']],
    ['abcdef1!', ['uppercase']],
    ['ABCDEF1!', ['lowercase']],
    ['Abcdefg!', ['number']],
    ['Abcdefg1', ['special']],
    // Looks special, but is not in the specification's set.
    ['Abcdef1-', ['special']],
    ['Abcdef1_+=', ['special']],
    ['Äpfelkuchen 1!', []],
  ])('%j lacks %j', (password, expected) => {
    expect(unmet(password)).toEqual(expected)
    expect(meetsPasswordRequirements(password)).toBe(expected.length === 0)
  })

  it('accepts every special character of the set', () => {
    for (const special of '!@#$%^&*(),.?":{}|<>') expect(unmet(`Abcdefg1${special}`)).toEqual([])
  })

  it('counts characters, not UTF-16 units', () => {
    expect(unmet('Aa1!🦊🦊')).toEqual(['length'])
  })
})
