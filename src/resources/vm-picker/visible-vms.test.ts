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

const answer = (names: readonly string[], total = names.length): VmResult => ({
  items: names.map((name) => vm(name)),
  total,
})

const first = answer(['api-1', 'db-1', 'web-1', 'web-2'], 40)
const all = nextVisibleVms(NO_VMS, { typed: '', answer: first, isCurrent: true })

const names = ({ vms }: VisibleVms) => vms.map(({ name }) => name)

describe('VMs to choose from', () => {
  test('are filtered on typing, before the server responds', () => {
    const typed = nextVisibleVms(all, { typed: 'WEB', answer: first, isCurrent: false })
    expect(names(typed)).toEqual(['web-1', 'web-2'])
    expect(names(nextVisibleVms(all, { typed: 'frank 2', answer: first, isCurrent: false }))).toEqual([
      'web-2',
    ])
  })

  test('keep their positions when the response adds more below', () => {
    const typed = nextVisibleVms(all, { typed: 'web', answer: first, isCurrent: false })
    const later = answer(['a-web', 'my-web', 'web-1', 'web-2', 'web-3'], 30)
    const answered = nextVisibleVms(typed, { typed: 'web', answer: later, isCurrent: true })
    expect(names(answered)).toEqual(['web-1', 'web-2', 'a-web', 'my-web', 'web-3'])
  })

  test('keep their positions when a partial response omits them', () => {
    const typed = nextVisibleVms(all, { typed: 'web', answer: first, isCurrent: false })
    const answered = nextVisibleVms(typed, {
      typed: 'web',
      answer: answer(['a-web'], 30),
      isCurrent: true,
    })
    expect(names(answered)).toEqual(['web-1', 'web-2', 'a-web'])
  })

  test('disappear when a complete response omits them', () => {
    const answered = nextVisibleVms(all, {
      typed: '',
      answer: answer(['api-1', 'web-2']),
      isCurrent: true,
    })
    expect(names(answered)).toEqual(['api-1', 'web-2'])
  })

  test('show the latest data of the server', () => {
    const moved: VmResult = { items: [vm('web-1', 'Oslo')], total: 40 }
    const answered = nextVisibleVms(all, { typed: '', answer: moved, isCurrent: true })
    expect(answered.vms.find(({ name }) => name === 'web-1')?.location).toBe('Oslo')
    expect(names(answered)).toEqual(names(all))
  })

  test('are not filtered again where the server matched fields unknown to the page', () => {
    const found = nextVisibleVms(all, { typed: 'bastion', answer: answer(['gate']), isCurrent: true })
    expect(names(found)).toEqual(['gate'])
  })

  test('a late response adds only what still matches', () => {
    const typed = nextVisibleVms(all, { typed: 'web-3', answer: first, isCurrent: false })
    const late = nextVisibleVms(typed, {
      typed: 'web-3',
      answer: answer(['web-1', 'web-3'], 30),
      isCurrent: false,
    })
    expect(names(late)).toEqual(['web-3'])
  })
})
