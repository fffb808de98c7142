import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoCredentials } from './credentials.ts'

test('every key and user of the demo organization is documented', () => {
  const documented = readFileSync(new URL('../../docs/backend-teams.md', import.meta.url), 'utf8')
  const { keys, people, signUpCode = '' } = demoCredentials
  const users = Object.values(people).flatMap(({ email, password }) => [email, password])
  const values = [...Object.entries(keys).flat(), ...users, signUpCode]
  expect(values.filter((value) => !documented.includes(`\`${value}\``))).toEqual([])
})
