import assert from 'node:assert/strict'
import { sample } from '../../contract/cases/support/sample.ts'
import { API_BASE } from '../../contract/suite/api.ts'
import { contract } from '../../contract/suite/contract.ts'
import { apiCheck, type Check, check } from '../check.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const paths = Map.groupBy(contract, ({ path }) => path)

/** Path with the contract's example ids. */
function exampleOf(path: string): string {
  const [operation] = paths.get(path) ?? []
  const ids = operation ? (sample(operation).path ?? {}) : {}
  return API_BASE + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? 'x'))
}

const allowed = (headers: Headers) =>
  (headers.get('allow') ?? '')
    .split(',')
    .map((method) => method.trim().toUpperCase())
    .filter((method) => method !== '')
    .toSorted()

export const methodChecks: readonly Check[] = [
  ...[...paths].flatMap(([path, operations]) => {
    const documented = operations.map(({ method }) => method).toSorted()
    const [{ id } = { id: 'getMe' as const }] = operations
    return [
      check('http', id, `denies other methods of ${path}`, async (context) => {
        for (const method of METHODS.filter((it) => !documented.includes(it))) {
          const url = exampleOf(path)
          const response = await context.api.raw({ method, url, headers: context.authorization('owner') })
          // Another path of the contract may have the method, such as /vms/{vmId} for /vms/summary.
          if (isSharedPath(path, method)) continue
          assert.equal(response.status, 405, `${method} ${url}`)
          assert.equal(JSON.parse(response.text).code, 'method_not_allowed', `${method} ${url}`)
          const others = allowed(response.headers).filter((it) => it !== 'HEAD' && it !== 'OPTIONS')
          assert.deepEqual(others, documented, `Allow of ${method} ${url}`)
        }
      }),
    ]
  }),
  apiCheck('http', 'answers HEAD like GET without a body, or not at all', async (context) => {
    for (const path of ['/me', '/vms', '/vm-catalog']) {
      const { status, headers, text } = await context.api.raw({
        method: 'HEAD',
        url: API_BASE + path,
        headers: context.authorization('owner'),
      })
      assert.ok(status === 200 || status === 405, `HEAD ${path} returned ${status}`)
      if (status === 200) assert.equal(text, '', `the body of HEAD ${path}`)
      else assert.ok(allowed(headers).includes('GET'), `HEAD ${path} allows ${allowed(headers).join(', ')}`)
    }
  }),
  apiCheck('http', 'answers OPTIONS with the allowed methods', async (context) => {
    for (const path of ['/me', '/vms']) {
      const response = await context.api.raw({
        method: 'OPTIONS',
        url: API_BASE + path,
        headers: context.authorization('owner'),
      })
      const { status, headers } = response
      assert.ok([200, 204, 405].includes(status), `OPTIONS ${path} returned ${status}`)
      for (const { method } of paths.get(path) ?? [])
        assert.ok(allowed(headers).includes(method), `OPTIONS ${path} allows ${allowed(headers).join(', ')}`)
    }
  }),
]

/** True if a method of a fixed path is one of a path with an id in that place. */
function isSharedPath(path: string, method: string): boolean {
  const segments = path.split('/')
  return contract.some((it) => {
    if (it.method !== method || it.path === path) return false
    const others = it.path.split('/')
    return (
      others.length === segments.length &&
      others.every((segment, index) => segment.startsWith('{') || segment === segments[index])
    )
  })
}
