import { describe, expect, test } from 'vitest'
import { findRoute } from './router.ts'

describe('findRoute', () => {
  test('finds an operation and its path parameters', () => {
    expect(findRoute('POST', '/vms/vm_abc/start')).toMatchObject({
      kind: 'operation',
      operation: { id: 'startVm' },
      path: { vmId: 'vm_abc' },
    })
  })

  test('prefers a literal segment to a parameter', () => {
    expect(findRoute('GET', '/vms/summary')).toMatchObject({ operation: { id: 'getVmSummary' } })
    expect(findRoute('GET', '/vms/summary2')).toMatchObject({
      operation: { id: 'getVm' },
      path: { vmId: 'summary2' },
    })
  })

  test('decodes parameters', () => {
    expect(findRoute('GET', '/vms/a%2Fb%20c')).toMatchObject({ path: { vmId: 'a/b c' } })
  })

  test.each(['/nowhere', '', '/vms/', '/vms/x/start/again', '/vms/%E0%A4%A', '0/vms', 'vms'])(
    'finds nothing for %j',
    (path) => {
      expect(findRoute('GET', path)).toEqual({ kind: 'not-found' })
    },
  )

  test('lists the methods of a path', () => {
    expect(findRoute('PUT', '/vms')).toEqual({ kind: 'method-not-allowed', allow: ['GET', 'POST'] })
  })
})
