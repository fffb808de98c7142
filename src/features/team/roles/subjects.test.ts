import { describe, expect, it } from 'vitest'
import { type OperationEntry, operationList } from '#src/api/generated/operation-list.gen.ts'
import { countCallable, includes, operationsOf } from './subjects.ts'

const entry = (
  id: string,
  permission: OperationEntry['permission'],
  keyScope: OperationEntry['keyScope'],
): OperationEntry => ({ id, method: 'get', path: `/${id}`, tag: 'x', summary: id, permission, keyScope })

const all = [
  entry('look', 'none', 'read_only'),
  entry('own', 'none', 'none'),
  entry('ship', 'deploy', 'deploy_only'),
  entry('change', 'manage_resources', 'full_access'),
]
const ids = (entries: readonly OperationEntry[]) => entries.map(({ id }) => id)

describe('the operations of a row', () => {
  it('are those requiring its permission', () => {
    expect(ids(operationsOf('deploy', all))).toEqual(['ship'])
    expect(ids(operationsOf('member', all))).toEqual(['look', 'own'])
    expect(ids(operationsOf('full_access', all))).toEqual(ids(all))
  })

  it('are, for a key, those within its scope', () => {
    expect(ids(operationsOf('key_read_only', all))).toEqual(['look'])
    expect(ids(operationsOf('key_deploy_only', all))).toEqual(['look', 'ship'])
    expect(ids(operationsOf('key_full_access', all))).toEqual(['look', 'ship', 'change'])
  })

  it('cover every operation of the contract', () => {
    const rows = [
      'member',
      'manage_resources',
      'deploy',
      'view_logs',
      'view_billing',
      'manage_billing',
      'manage_team',
    ] as const
    const shown = rows.flatMap((row) => ids(operationsOf(row, operationList)))
    expect(shown.toSorted()).toEqual(ids(operationList).toSorted())
  })
})

describe('a role', () => {
  it('limit the keys of their holders', () => {
    const developer = { permissions: ['deploy', 'view_logs'] } as const
    expect(countCallable({ permissions: [...developer.permissions] }, 'full_access', all)).toBe(2)
    expect(countCallable({ permissions: [] }, 'full_access', all)).toBe(1)
    expect(countCallable({ permissions: ['manage_resources'] }, 'deploy_only', all)).toBe(1)
  })

  it('include membership', () => {
    expect(includes({ permissions: [] }, 'member')).toBe(true)
    expect(includes({ permissions: [] }, 'deploy')).toBe(false)
  })
})
