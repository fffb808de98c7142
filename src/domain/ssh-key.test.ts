import { describe, expect, it } from 'vitest'
import { checkSshPublicKey } from './ssh-key.ts'

// Created for these tests with ssh-keygen; the private keys were discarded.
const ed25519 = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIN7kj42WM5AZg4ZvNUBf9rpZYnxX/sDrRNQsiVKrLm7O'
const ecdsa =
  'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBPZIKv/aW509zCI3R0ShmpHC17/a7/J+teY8vNDsN801+ogj8X1TXcrBHWUZoWKHzm1p7wpU3myhIXXJeIFOA3s='
const rsa2048 =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQDOb1YaRHiUD19wvqHYv63x3FEUZoc8+zDCzK7c0in8dUufNgOfLvsvQRx7SaqCpW6ubkK1mqsG3UU6iyWlMQVpnysDU3YjT+186unrfEEmmT9Q13XOnLtB28Yg+SV/HOaNiTXorg462y4g9b9YWBJhHj+xdqJWzZSxIyo60GcGU317pOmw2Srl2WlesmZVv8VvaSSp1FaRKD8v/qWtLT9F9tSsjaIAANgbRuWl/g8VUHtPfORTVI0/fUTbMASSNwv5lkIXSVflQqt8rHV7uoc2wKS1a2tLep6MkRGqymakW00K5YV66HQprne3tF+CWOlgKu+UeJT7wz6PNP6l2gaT'
const rsa1024 =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQDpn4lrgfvxAXK/1swXPS0u3zi7xIFPPc5NQnaiAVTsW4Vn69eMLT28nLvS96bLog5rEvY1t+lBNuG2wyrTQJaSDG/mazULmlZY+YMm4o7hDILb+8ZhJPHQ6zdGtqW6+1c2cx+meuqfNeM4k/hzoc0+jQkAG3CiER4DLidamnfqwQ=='

const reasonOf = (text: string) => {
  const check = checkSshPublicKey(text)
  return check.valid ? null : check.reason
}

describe('checkSshPublicKey', () => {
  it.each([
    ['ssh-ed25519', ed25519],
    ['ecdsa-sha2-nistp256', ecdsa],
    ['ssh-rsa', rsa2048],
  ])('accepts %s', (type, key) => {
    expect(checkSshPublicKey(key)).toEqual({ valid: true, type, line: key, comment: '' })
  })

  it('keeps the comment and trims spaces', () => {
    expect(checkSshPublicKey(`  ${ed25519}   ada@laptop \n`)).toEqual({
      valid: true,
      type: 'ssh-ed25519',
      line: `${ed25519} ada@laptop`,
      comment: 'ada@laptop',
    })
  })

  it('warns of a private key', () => {
    expect(
      reasonOf('-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk=\n-----END OPENSSH PRIVATE KEY-----'),
    ).toMatch(/private key/)
  })

  it('rejects several keys at once', () => {
    expect(reasonOf(`${ed25519}\n${rsa2048}`)).toMatch(/single line/)
  })

  it.each([
    ['nothing', '', /Paste/],
    ['something else', 'hello world', /Start with the key type/],
    ['a type that is not taken', ed25519.replace('ssh-ed25519', 'ssh-dss'), /Start with the key type/],
    ['a key without its data', 'ssh-ed25519', /damaged/],
    ['a key cut short', ed25519.slice(0, -8), /damaged/],
    ['data that is not base64', 'ssh-ed25519 *?*', /damaged/],
    ['data of another type', ed25519.replace('ssh-ed25519', 'ssh-rsa'), /damaged/],
    ['lengths that do not add up', 'ssh-ed25519 /////w==', /damaged/],
    ['an Ed25519 key of 0 bytes', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAAA==', /damaged/],
    ['an RSA key of 1024 bits', rsa1024, /too short/],
  ])('rejects %s', (_what, text, reason) => {
    expect(reasonOf(text)).toMatch(reason)
  })
})
