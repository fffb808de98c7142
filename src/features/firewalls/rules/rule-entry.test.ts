import { expect, test } from 'vitest'
import { emptyEntry, parseEntry, type RuleEntry, toEntry } from './rule-entry.ts'

const entry = (changes: Partial<RuleEntry>): RuleEntry => ({
  ...emptyEntry('inbound'),
  peers: '10.0.0.0/8',
  ...changes,
})

const problems = (changes: Partial<RuleEntry>) => {
  const parsed = parseEntry(entry(changes))
  return parsed.ok ? {} : parsed.problems
}

test('a rule is parsed as written', () => {
  const parsed = parseEntry(
    entry({ ports: '80, 8000-8999', peers: '10.0.0.0/8\n2001:DB8::/32', description: ' Web ' }),
  )
  expect(parsed).toMatchObject({
    ok: true,
    rule: { peers: ['10.0.0.0/8', '2001:db8::/32'], description: 'Web' },
  })
  if (!parsed.ok) return
  expect(toEntry({ ...parsed.rule, key: 'rule_1' })).toEqual(
    entry({ ports: '80, 8000-8999', peers: '10.0.0.0/8\n2001:db8::/32', description: 'Web' }),
  )
})

test('reports each problem at its field', () => {
  expect(problems({ ports: 'http', peers: '' })).toEqual({
    ports: '“http” is not a port. Use a number such as 443, or a range such as 8000-8999.',
    peers: 'Add at least one address range.',
  })
  expect(problems({ peers: '10.0.0.0/8, 10.1.2.3/16' }).peers).toBe(
    '10.1.2.3/16: The address has bits set beyond the prefix. Did you mean 10.1.0.0/16?',
  )
  expect(problems({ peers: '10.0.0.0/8 10.0.0.0/8' }).peers).toBe('10.0.0.0/8 appears twice.')
  expect(problems({ ports: Array.from({ length: 21 }, (_, index) => index + 1).join() }).ports).toContain(
    'at most 20',
  )
})

test('ignores ports for a protocol without ports', () => {
  const parsed = parseEntry(entry({ protocol: 'icmp', ports: 'nonsense' }))
  expect(parsed).toMatchObject({ ok: true, rule: { ports: [] } })
})
