import { expect, test } from 'vitest'
import { bodyErrors } from '#mocks/engine/schemas.ts'
import { checkContainerInput } from './container-input.ts'
import { checkManifest } from './container-manifest.ts'

const good = {
  name: 'checkout-api',
  namespace: 'production',
  region: 'us-east',
  image: 'registry.nimbus.example/shop/checkout-api:2.14.0',
  planId: 'ctplan_professional',
  replicas: 3,
}

const samples: readonly unknown[] = [
  good,
  null,
  [],
  'text',
  { ...good, name: undefined },
  { ...good, name: 'Upper' },
  { ...good, name: 'x'.repeat(64) },
  { ...good, name: '' },
  { ...good, namespace: 'test' },
  { ...good, kind: 'job' },
  { ...good, kind: 'daemon' },
  { ...good, region: 'mars' },
  { ...good, image: 'UPPER:1' },
  { ...good, image: 'a'.repeat(301) },
  { ...good, image: `api@sha256:${'a'.repeat(64)}` },
  { ...good, planId: 'starter' },
  { ...good, replicas: 0 },
  { ...good, replicas: 51 },
  { ...good, replicas: 1.5 },
  { ...good, replicas: '3' },
  { ...good, cpuRequestMillis: 49 },
  { ...good, memoryRequestMb: 524_289 },
  { ...good, ports: [{ port: 80, protocol: 'tcp', public: true }] },
  { ...good, ports: [{ port: 80, protocol: 'tcp' }] },
  { ...good, ports: [{ port: 0, protocol: 'sctp', public: 'yes' }] },
  { ...good, ports: Array.from({ length: 21 }, (_, i) => ({ port: i + 1, protocol: 'tcp', public: false })) },
  { ...good, env: [{ name: 'A' }, { name: 'B', value: 'x', secret: true }] },
  { ...good, env: [{ name: '1A' }] },
  { ...good, env: [{ name: 'A', value: 1 }] },
  { ...good, env: {} },
  { ...good, dependsOn: ['production/mailer', 'db_2f5i8l1o4r7u'] },
  { ...good, dependsOn: ['mailer'] },
  { ...good, dependsOn: ['db_1', 'db_1'] },
  { ...good, tags: ['env:production', 'a_b.c-d'] },
  { ...good, tags: ['-x'] },
  { ...good, tags: ['a', 'a'] },
  { ...good, projectId: 'prj_7h0k3n6q9t2w' },
  { ...good, projectId: 'default' },
  { ...good, extra: true },
]

test.each(samples.map((it) => [JSON.stringify(it)?.slice(0, 160), it]))(
  'is as strict as the contract: %s',
  (_, sample) => {
    const value = JSON.parse(JSON.stringify(sample))
    expect(checkContainerInput(value).length === 0).toBe(bodyErrors('createContainer', value).length === 0)
  },
)

test.each(samples.map((it) => [JSON.stringify(it)?.slice(0, 160), it]))(
  "says a format in the contract's words: %s",
  (_, sample) => {
    const value = JSON.parse(JSON.stringify(sample))
    const words = (problems: readonly { readonly code: string; readonly message: string }[]) =>
      problems
        .filter(({ code }) => code === 'wrong_format')
        .map(({ message }) => message.replace(/^.*? must be /, ''))
    expect(words(checkContainerInput(value))).toEqual(words(bodyErrors('createContainer', value)))
  },
)

test('reports manifest problems at their position', () => {
  const text = [
    'name: api',
    'namespace: prod',
    'region: us-east',
    'image: api:1',
    'planId: ctplan_starter',
    'replicas: 2',
    'cpuRequestMillis: 900',
  ]
  expect(checkManifest(text.join('\n')).map((it) => [it.line, it.column, it.code])).toEqual([
    [2, 12, 'not_allowed'],
  ])
  text[1] = 'namespace: staging'
  expect(checkManifest(text.join('\n')).map((it) => [it.line, it.column, it.code])).toEqual([
    [7, 19, 'request_exceeds_plan'],
  ])
  expect(checkManifest('')).toEqual([])
})
