import { describe, expect, it } from 'vitest'
import {
  STABLE_VM_STATUSES,
  TRANSITIONAL_VM_STATUSES,
  VM_ACTIONS,
  VM_STATUSES,
  type VmAction,
  type VmStatus,
  vmCan,
  vmResizeCheck,
  vmTransition,
} from './vm.ts'

const allowedIn = (status: VmStatus): VmAction[] =>
  VM_ACTIONS.filter((action) => vmCan(action, status).allowed)

describe('vmCan', () => {
  it('lists every status once', () => {
    expect([...VM_STATUSES].sort()).toEqual([...STABLE_VM_STATUSES, ...TRANSITIONAL_VM_STATUSES].sort())
  })

  it('allows a running VM everything but start', () => {
    expect(allowedIn('running')).toEqual(['stop', 'restart', 'connect', 'update', 'resize', 'delete'])
  })

  it('allows a stopped VM to start, change and be deleted', () => {
    expect(allowedIn('stopped')).toEqual(['start', 'update', 'resize', 'delete'])
  })

  it('allows a failed VM to restart or be deleted', () => {
    expect(allowedIn('error')).toEqual(['restart', 'update', 'delete'])
  })

  it.each(TRANSITIONAL_VM_STATUSES)('denies actions while %s', (status) => {
    expect(allowedIn(status)).toEqual(status === 'deleting' ? [] : ['update'])
  })

  it('gives a full sentence for every denial', () => {
    for (const status of VM_STATUSES) {
      for (const action of VM_ACTIONS) {
        const check = vmCan(action, status)
        if (!check.allowed) expect(check.reason).toMatch(/^The VM .+\.$/)
      }
    }
  })
})

describe('vmTransition', () => {
  it('passes through a transitional status', () => {
    for (const action of ['start', 'stop', 'restart', 'resize', 'delete'] as const) {
      expect(TRANSITIONAL_VM_STATUSES).toContain(vmTransition(action, 'running').during)
    }
  })

  it('keeps a VM on or off across a resize', () => {
    expect(vmTransition('resize', 'running').to).toBe('running')
    expect(vmTransition('resize', 'stopped').to).toBe('stopped')
  })

  it('recovers a failed VM by a restart', () => {
    expect(vmTransition('restart', 'error')).toEqual({ during: 'restarting', to: 'running' })
  })
})

describe('vmResizeCheck', () => {
  const current = { sizeId: 'size_b', diskGb: 80 }
  const size = (id: string, diskGb: number, regions = ['us-east']) => ({ id, diskGb, regions })

  it('allows more disk and the same disk', () => {
    expect(vmResizeCheck(current, size('size_c', 160), 'us-east').allowed).toBe(true)
    expect(vmResizeCheck(current, size('size_d', 80), 'us-east').allowed).toBe(true)
  })

  it('rejects the same size, a smaller disk and a size not sold there, each with its reason', () => {
    expect(vmResizeCheck(current, size('size_b', 80), 'us-east')).toMatchObject({
      reason: 'The VM already has this size. Choose another one.',
    })
    expect(vmResizeCheck(current, size('size_a', 25), 'us-east')).toMatchObject({
      reason: 'The disk can’t shrink from 80 GB to 25 GB.',
    })
    expect(vmResizeCheck(current, size('size_c', 160), 'eu-west')).toMatchObject({
      reason: 'This size is not available in the VM’s region.',
    })
  })
})
