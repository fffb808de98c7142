import { describe, expect, test } from 'vitest'
import { match } from './router.ts'

describe('match', () => {
  test('finds an operation and its path parameters', () => {
    expect(match('POST', '/vms/vm_abc/start')).toMatchObject({
      kind: 'operation',
      operation: { id: 'startVm' },
      path: { vmId: 'vm_abc' },
    })
  })

  test('prefers a literal segment to a parameter', () => {
    expect(match('GET', '/vms/summary')).toMatchObject({ operation: { id: 'getVmSummary' } })
    expect(match('GET', '/vms/summary2')).toMatchObject({
      operation: { id: 'getVm' },
      path: { vmId: 'summary2' },
    })
  })

  test('decodes parameters', () => {
    expect(match('GET', '/vms/a%2Fb%20c')).toMatchObject({ path: { vmId: 'a/b c' } })
  })

  test.each(['/nowhere', '', '/vms/', '/vms/x/start/again', '/vms/%E0%A4%A'])('knows no path %j', (path) => {
    expect(match('GET', path)).toEqual({ kind: 'not-found' })
  })

  test('says which methods a path takes', () => {
    expect(match('PUT', '/vms')).toEqual({ kind: 'method-not-allowed', allow: ['GET', 'POST'] })
  })
})
