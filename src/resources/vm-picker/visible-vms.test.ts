import { describe, expect, test } from 'vitest'
import type { Vm } from '#src/api/generated/types.gen.ts'
import { NO_VMS, nextVisibleVms, type VisibleVms, type VmResult } from './visible-vms.ts'

/** VM with the fields that the search uses. */
function vm(name: string, location = 'Frankfurt'): Vm {
  const about = {
    id: name,
    name,
    location,
    publicIp: null,
    privateIp: '10.0.0.7',
    type: 's',
    os: 'Debian',
    tags: [],
  }
  return about as Partial<Vm> as Vm
}

const resultOf = (names: readonly string[], total = names.length): VmResult => ({
  items: names.map((name) => vm(name)),
  total,
})

const first = resultOf(['api-1', 'db-1', 'web-1', 'web-2'], 40)
const all = nextVisibleVms(NO_VMS, { typed: '', result: first, isCurrent: true })

const names = ({ vms }: VisibleVms) => vms.map(({ name }) => name)

describe('VMs to choose from', () => {
  test('are filtered on typing, before the server responds', () => {
    const typed = nextVisibleVms(all, { typed: 'WEB', result: first, isCurrent: false })
    expect(names(typed)).toEqual(['web-1', 'web-2'])
    expect(names(nextVisibleVms(all, { typed: 'frank 2', result: first, isCurrent: false }))).toEqual([
      'web-2',
    ])
  })

  test('keep their positions when the response adds more below', () => {
    const typed = nextVisibleVms(all, { typed: 'web', result: first, isCurrent: false })
    const later = resultOf(['a-web', 'my-web', 'web-1', 'web-2', 'web-3'], 30)
    const after = nextVisibleVms(typed, { typed: 'web', result: later, isCurrent: true })
    expect(names(after)).toEqual(['web-1', 'web-2', 'a-web', 'my-web', 'web-3'])
  })

  test('keep their positions when a partial response omits them', () => {
    const typed = nextVisibleVms(all, { typed: 'web', result: first, isCurrent: false })
    const after = nextVisibleVms(typed, {
      typed: 'web',
      result: resultOf(['a-web'], 30),
      isCurrent: true,
    })
    expect(names(after)).toEqual(['web-1', 'web-2', 'a-web'])
  })

  test('disappear when a complete response omits them', () => {
    const after = nextVisibleVms(all, {
      typed: '',
      result: resultOf(['api-1', 'web-2']),
      isCurrent: true,
    })
    expect(names(after)).toEqual(['api-1', 'web-2'])
  })

  test('show the latest data of the server', () => {
    const moved: VmResult = { items: [vm('web-1', 'Oslo')], total: 40 }
    const after = nextVisibleVms(all, { typed: '', result: moved, isCurrent: true })
    expect(after.vms.find(({ name }) => name === 'web-1')?.location).toBe('Oslo')
    expect(names(after)).toEqual(names(all))
  })

  test('are not filtered again where the server matched fields unknown to the page', () => {
    const found = nextVisibleVms(all, { typed: 'bastion', result: resultOf(['gate']), isCurrent: true })
    expect(names(found)).toEqual(['gate'])
  })

  test('a late response adds only what still matches', () => {
    const typed = nextVisibleVms(all, { typed: 'web-3', result: first, isCurrent: false })
    const late = nextVisibleVms(typed, {
      typed: 'web-3',
      result: resultOf(['web-1', 'web-3'], 30),
      isCurrent: false,
    })
    expect(names(late)).toEqual(['web-3'])
  })
})
