import { describe, expect, test } from 'vitest'
import { countFindings, type FirewallRuleFacts, findingsOf, ruleProblems } from './firewall-rules.ts'
import { parsePorts } from './ports.ts'

/** Builds a rule from "inbound allow tcp 22 10.0.0.0/8 ::/0"; `*` for all ports. */
function rule(text: string, changes: Partial<FirewallRuleFacts> = {}): FirewallRuleFacts {
  const [direction, action, protocol, ports = '*', ...peers] = text.split(' ')
  const parsed = parsePorts(ports === '*' ? '' : ports)
  if (!parsed.ok) throw new Error(parsed.message)
  return {
    direction: direction as FirewallRuleFacts['direction'],
    action: action as FirewallRuleFacts['action'],
    protocol: protocol as FirewallRuleFacts['protocol'],
    ports: parsed.ports,
    peers,
    description: '',
    enabled: true,
    ...changes,
  }
}

const found = (...rules: (string | FirewallRuleFacts)[]) =>
  findingsOf(rules.map((it) => (typeof it === 'string' ? rule(it) : it))).map(
    ({ code, severity, rule: place, because }) =>
      `${place} ${code} ${severity}${because === null ? '' : ` ${because}`}`,
  )

describe('ruleProblems', () => {
  test('none', () => {
    expect(ruleProblems(rule('inbound allow tcp 22,80-90 10.0.0.0/8 2001:db8::/32'))).toEqual([])
    expect(ruleProblems(rule('inbound allow icmp * 0.0.0.0/0'))).toEqual([])
  })

  test('errors are reported at their field', () => {
    const wrong = rule('inbound allow tcp * 10.0.0.0/8 10.0.0.1/8', { ports: [{ from: 9000, to: 8000 }] })
    expect(ruleProblems(wrong)).toEqual([
      {
        code: 'invalid_ports',
        pointer: '/ports/0',
        message: 'The range starts at 9000 and ends at 8000. Swap the ports.',
      },
      {
        code: 'invalid_cidr',
        pointer: '/peers/1',
        message: 'The address has bits set beyond the prefix. Did you mean 10.0.0.0/8?',
      },
    ])
  })

  test.each(['icmp', 'any'])('%s has no ports', (protocol) => {
    expect(ruleProblems(rule(`inbound deny ${protocol} 80 0.0.0.0/0`))).toMatchObject([
      { code: 'invalid_ports', pointer: '/ports' },
    ])
  })
})

describe('findingsOf', () => {
  test('duplicates are found however ports and ranges are written', () => {
    expect(
      found(
        'inbound allow tcp 80,81,443 10.0.0.0/8 ::1/128',
        'inbound allow tcp 443,80-81 0:0::1/128 10.0.0.0/8',
      ),
    ).toEqual(['1 duplicate info 0'])
  })

  test('a rule fully covered by an earlier one, allowed or denied', () => {
    expect(found('inbound deny any * 10.0.0.0/8', 'inbound allow tcp 22 10.1.0.0/16')).toEqual([
      '1 shadowed warning 0',
    ])
    expect(
      found('inbound allow tcp 1-1024 10.0.0.0/9 10.128.0.0/9', 'inbound allow tcp 22 10.0.0.0/8'),
    ).toEqual(['1 shadowed warning 0'])
  })

  test.each([
    ['the other direction', 'outbound deny any * 0.0.0.0/0'],
    ['another protocol', 'inbound deny udp * 0.0.0.0/0'],
    ['other ports', 'inbound deny tcp 23-1024 0.0.0.0/0'],
    ['the other version', 'inbound deny any * ::/0'],
    ['a part of the addresses', 'inbound deny any * 10.0.0.0/16'],
  ])('%s shadows nothing', (_, earlier) => {
    expect(found(earlier, 'inbound allow tcp 22 10.0.0.0/8')).toEqual([])
  })

  test('a later or disabled rule shadows nothing', () => {
    const all = 'inbound deny any * 10.0.0.0/8'
    expect(found('inbound allow tcp 22 10.0.0.0/8', all)).toEqual([])
    expect(found(rule(all, { enabled: false }), 'inbound allow tcp 22 10.0.0.0/8')).toEqual([])
    expect(found(all, rule('inbound allow tcp 22 10.0.0.0/8', { enabled: false }))).toEqual([])
  })

  test('open to the world: critical for admin ports, ignored for web and ping', () => {
    expect(found('inbound allow any * 0.0.0.0/0')).toEqual(['0 open_to_world critical'])
    expect(found('inbound allow tcp * ::/0')).toEqual(['0 open_to_world critical'])
    expect(found('inbound allow tcp 20-25 0.0.0.0/1 128.0.0.0/1')).toEqual(['0 open_to_world critical'])
    expect(found('inbound allow tcp 8080 0.0.0.0/0')).toEqual(['0 open_to_world warning'])
    expect(found('inbound allow tcp 80,443 0.0.0.0/0 ::/0')).toEqual([])
    expect(found('inbound allow icmp * 0.0.0.0/0')).toEqual([])
    expect(found('outbound allow any * 0.0.0.0/0')).toEqual([])
    expect(found('inbound deny any * 0.0.0.0/0')).toEqual([])
    expect(found('inbound allow tcp 22 198.51.100.0/24')).toEqual([])
  })

  test('a rule that never applies opens nothing', () => {
    expect(found('inbound deny any * 0.0.0.0/0', 'inbound allow tcp 22 0.0.0.0/0')).toEqual([
      '1 shadowed warning 0',
    ])
  })

  test('names the earlier rule by its number in its direction', () => {
    const [finding] = findingsOf(
      ['outbound allow any * ::/0', 'inbound deny any * 10.0.0.0/8', 'inbound allow tcp 22 10.0.0.0/8'].map(
        (it) => rule(it),
      ),
    )
    expect(finding).toMatchObject({ rule: 2, because: 1 })
    expect(finding?.message).toContain('inbound rule 1')
    expect(countFindings(finding ? [finding] : [])).toEqual({ info: 0, warning: 1, critical: 0 })
  })
})
