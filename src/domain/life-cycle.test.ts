import { describe, expect, it } from 'vitest'
import { cdnLifeCycle } from './cdn.ts'
import { containerLifeCycle } from './container.ts'
import { databaseLifeCycle } from './database.ts'
import { dnsZoneLifeCycle } from './dns.ts'
import { firewallLifeCycle } from './firewall.ts'
import { lifeCycle } from './life-cycle.ts'
import { loadBalancerLifeCycle } from './load-balancer.ts'
import { vmLifeCycle } from './vm.ts'
import { volumeLifeCycle, volumeSnapshotLifeCycle } from './volume.ts'

const lamp = lifeCycle({
  noun: 'lamp',
  stable: ['on', 'off', 'error'],
  transitional: { warming: 'warming up', dimming: 'being dimmed', deleting: 'being deleted' },
  creations: { create: { during: 'warming', to: 'on' } },
  actions: {
    light: { during: 'warming', to: 'on', from: { on: 'The lamp is on.', off: true, error: true } },
    dim: {
      during: 'dimming',
      to: (before) => (before === 'on' ? 'on' : 'off'),
      from: { on: true, off: true, error: 'The lamp has failed.' },
    },
    delete: { during: 'deleting', to: 'deleted', from: { on: true, off: true, error: true } },
    extinguish: {
      during: 'dimming',
      to: 'off',
      from: { on: true, off: 'The lamp is off.', error: true },
      interrupts: ['warming'],
    },
  },
  uses: { read: { on: true, off: 'It is dark.', error: 'It is dark.' } },
  edits: ['label'],
})

describe('a life cycle', () => {
  it('lists stable statuses first, then transitional ones', () => {
    expect(lamp.statuses).toEqual(['on', 'off', 'error', 'warming', 'dimming', 'deleting'])
    expect(lamp.statuses.filter(lamp.isTransitional)).toEqual(['warming', 'dimming', 'deleting'])
  })

  it("allows actions by its table, with the table's reasons for denials", () => {
    expect(lamp.can('light', 'off')).toEqual({ allowed: true })
    expect(lamp.can('light', 'on')).toEqual({ allowed: false, reason: 'The lamp is on.' })
    expect(lamp.can('read', 'off')).toEqual({ allowed: false, reason: 'It is dark.' })
  })

  it('denies actions and use during a transition', () => {
    const reason = 'The lamp is being dimmed. Try again when that has finished.'
    for (const action of ['light', 'dim', 'delete', 'read'] as const) {
      expect(lamp.can(action, 'dimming')).toEqual({ allowed: false, reason })
    }
  })

  it('allows an action during the transitions that it interrupts', () => {
    expect(lamp.statuses.filter((status) => lamp.can('extinguish', status).allowed)).toEqual([
      'on',
      'error',
      'warming',
    ])
    expect(lamp.transition('extinguish', 'warming')).toEqual({ during: 'dimming', to: 'off' })
  })

  it('allows edits except during deletion', () => {
    expect(lamp.statuses.filter((status) => !lamp.can('label', status).allowed)).toEqual(['deleting'])
    expect(lamp.can('label', 'deleting')).toEqual({ allowed: false, reason: 'The lamp is being deleted.' })
  })

  it('leads to the target of an action, which may depend on the current status', () => {
    expect(lamp.creation('create')).toEqual({ during: 'warming', to: 'on' })
    expect(lamp.transition('light', 'error')).toEqual({ during: 'warming', to: 'on' })
    expect(lamp.transition('dim', 'off')).toEqual({ during: 'dimming', to: 'off' })
  })

  it('knows only its own actions', () => {
    // @ts-expect-error a lamp is not started
    expect(() => lamp.can('start', 'on')).toThrow(RangeError)
  })
})

describe.each([
  vmLifeCycle,
  containerLifeCycle,
  databaseLifeCycle,
  volumeLifeCycle,
  volumeSnapshotLifeCycle,
  loadBalancerLifeCycle,
  firewallLifeCycle,
  cdnLifeCycle,
  dnsZoneLifeCycle,
])('the life cycle of a $noun', (rules) => {
  it('lists each status once, one of them an error', () => {
    expect(new Set(rules.statuses).size).toBe(rules.statuses.length)
    expect(rules.stable).toContain('error')
  })

  it('reads well in “The … is …”', () => {
    for (const status of rules.transitional) {
      expect(rules.isTransitional(status as never)).toBe(true)
      expect(rules.stable).not.toContain(status)
    }
  })
})
