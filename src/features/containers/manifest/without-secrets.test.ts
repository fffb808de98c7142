import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

test('omits secrets and nothing else', () => {
  expect(
    withoutSecrets(`name: shop
env:
  - name: LOG_LEVEL
    value: info
  - name: DATABASE_PASSWORD
    value: 4vS9-kq2e
    secret: true
  - name: PUBLIC
    value: yes
    secret: false
ports:
  - port: 8080
`),
  ).toBe(`name: shop
env:
  - name: LOG_LEVEL
    value: info
  - name: DATABASE_PASSWORD
    value:
    secret: true
  - name: PUBLIC
    value: yes
    secret: false
ports:
  - port: 8080
`)
})

test.each([
  ['- secret: true\n  value: "a # b"\n  name: A\n', '- secret: true\n  value:\n  name: A\n'],
  ['- value: "{hush}"\n  secret: true\n', '- value:\n  secret: true\n'],
  ['- value: hush\n  secret: true\n', '- value:\n  secret: true\n'],
  ['- name: A\n  value: |\n    one\n\n    two\n  secret: true\n', '- name: A\n  value:\n  secret: true\n'],
  ["- { name: A, value: 'b, c', secret: true }\n", '- { name: A, value: , secret: true }\n'],
  [
    '[\n- {"name": "A", "value": "b}", "secret": true}\n]',
    '[\n- {"name": "A", "value": , "secret": true}\n]',
  ],
  ['- name: A\n  value: hush\n  secret: True\n  value', '- name: A\n  value:\n  secret: True\n  value'],
])('in any YAML style: %j', (typed, kept) => {
  expect(withoutSecrets(typed)).toBe(kept)
})

test('several secrets in one flow mapping', () => {
  const typed = 'env: [{ name: A, value: open }, { name: B, value: hush, secret: true }]\n'
  expect(withoutSecrets(typed)).not.toContain('hush')
})
