import { describe, expect, it } from 'vitest'
import { healthCheckProblem, listenerProblems, protocolNames } from './listeners.ts'

const application = { protocols: ['http', 'https'] } as const
const enterprise = { protocols: ['http', 'https', 'tcp', 'udp'] } as const

describe('listenerProblems', () => {
  it('accepts usual listeners', () => {
    const listeners = [
      { protocol: 'http', port: 80 },
      { protocol: 'https', port: 443, certificateId: 'cert_1' },
    ] as const
    expect(listenerProblems(application, listeners)).toEqual([])
  })

  it('reports each error at its field', () => {
    const listeners = [
      { protocol: 'udp', port: 53 },
      { protocol: 'https', port: 443 },
      { protocol: 'http', port: 443 },
    ] as const
    expect(listenerProblems(application, listeners)).toMatchObject([
      { index: 0, field: 'protocol', code: 'protocol_not_supported' },
      { index: 1, field: 'certificateId', code: 'certificate_required' },
      { index: 2, field: 'port', code: 'duplicate_entry' },
    ])
  })

  it('allows the same port for UDP and TCP', () => {
    const at = (protocol: 'tcp' | 'udp' | 'http') => ({ protocol, port: 53 })
    expect(listenerProblems(enterprise, [at('tcp'), at('udp')])).toEqual([])
    expect(listenerProblems(enterprise, [at('tcp'), at('http')])).toHaveLength(1)
  })
})

it('labels protocols', () => {
  expect(protocolNames(application.protocols)).toBe('HTTP or HTTPS')
})

it('requires a timeout shorter than the interval', () => {
  expect(healthCheckProblem({ intervalSeconds: 10, timeoutSeconds: 9 })).toBeNull()
  expect(healthCheckProblem({ intervalSeconds: 10, timeoutSeconds: 10 })).toMatch(
    /less than the interval of 10/,
  )
})
