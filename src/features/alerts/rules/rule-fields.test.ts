import { describe, expect, it } from 'vitest'
import type { AlertRule } from '#src/api/generated/types.gen.ts'
import {
  changedFields,
  copyOf,
  describeFields,
  NEW_RULE,
  rebase,
  ruleProblems,
  toRequest,
  toUpdate,
} from './rule-fields.ts'

const web = { id: 'vm_1', type: 'vm', name: 'web-1', namespace: null } as const
const db = { id: 'db_1', type: 'database', name: 'orders', namespace: null } as const
const base = {
  ...NEW_RULE,
  name: 'High CPU',
  condition: 'CPU > 80%',
  channelIds: ['channel_1', 'channel_2'],
  resources: [web, db],
}

describe('the fields of a rule', () => {
  it('differ where edited, whatever the order of channels and resources', () => {
    expect(
      changedFields(base, { ...base, channelIds: ['channel_2', 'channel_1'], resources: [db, web] }),
    ).toEqual([])
    expect(changedFields(base, { ...base, name: ' High CPU ' })).toEqual([])
    expect(changedFields(base, { ...base, durationMinutes: 10, resources: [] })).toEqual([
      'durationMinutes',
      'resources',
    ])
  })

  it('are sent completely for a new rule, and only where changed for an existing one', () => {
    expect(toRequest({ ...base, name: ' High CPU ' })).toEqual({
      name: 'High CPU',
      condition: 'CPU > 80%',
      durationMinutes: 5,
      severity: 'warning',
      description: '',
      channelIds: ['channel_1', 'channel_2'],
      resourceIds: ['vm_1', 'db_1'],
    })
    expect(toUpdate(base, { ...base, severity: 'critical', resources: [db] })).toEqual({
      severity: 'critical',
      resourceIds: ['db_1'],
    })
  })

  it('merge onto a newer saved version', () => {
    const mine = { ...base, durationMinutes: 10, name: 'CPU too high' }
    const theirs = { ...base, condition: 'CPU > 90%', name: 'Busy CPU' }
    expect(rebase(base, mine, theirs)).toEqual({
      ...base,
      condition: 'CPU > 90%',
      durationMinutes: 10,
      name: 'CPU too high',
    })
  })

  it('of a copy have a name that fits, without half an emoji at its end', () => {
    const rule = { ...base, channels: [], name: '🔥'.repeat(80) } as unknown as AlertRule
    const copy = copyOf(rule)
    expect(copy.name).toBe(`${'🔥'.repeat(73)} (copy)`)
    expect(ruleProblems(copy)).toEqual({})
  })

  it('have labels', () => {
    const texts = describeFields(base, [{ id: 'channel_1', name: 'Operations' }]).map(({ text }) => text)
    expect(texts).toEqual([
      'High CPU',
      'CPU > 80%',
      '5m',
      'Warning',
      'None',
      'Operations, channel_2',
      'web-1, orders',
    ])
    expect(describeFields(NEW_RULE, []).at(-1)?.text).toBe('All resources with this metric')
  })
})
