import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memoryStore } from '#mocks/db/persistence/memory.ts'
import { type MockServer, startServer } from '#mocks/server/start.ts'
import { blockStorageStory } from '#src/features/products/stories/block-storage.ts'
import { cdnStory } from '#src/features/products/stories/cdn.ts'
import { containersStory } from '#src/features/products/stories/containers.ts'
import { databasesStory } from '#src/features/products/stories/databases.ts'
import { dnsStory } from '#src/features/products/stories/dns.ts'
import { firewallsStory } from '#src/features/products/stories/firewalls.ts'
import { loadBalancersStory } from '#src/features/products/stories/load-balancers.ts'
import { virtualMachinesStory } from '#src/features/products/stories/virtual-machines.ts'
import { readReferences } from '../../scripts/vite/api-reference.ts'
import { ExistingResources } from '../conformance/existing-resources.ts'
import { repositoryFiles } from '../repository/support/files.ts'
import { curlOf, wordsOf } from '../repository/support/shell.ts'
import type { AnyResponse } from './suite/api.ts'
import { demoKey } from './suite/callers.ts'
import { eventViolations } from './suite/check.ts'
import { contract, type Json, valueAt } from './suite/contract.ts'

/*
 * Samples of the public site, run against the mock server: each request of the API reference, and each article with
 * requests, from its first command to its last.
 */

const operations = readReferences().flatMap((tag) => tag.operations)

let server: MockServer
let api: string

beforeAll(async () => {
  const options = { port: 0, host: '127.0.0.1', scenario: 'test', seed: null, appUrl: 'http://app.test' }
  server = await startServer({ ...options, store: memoryStore(), report: () => {} })
  api = `${server.url}/api/v1`
})
afterAll(() => server.stop())
// Some samples change the password or the role of their user.
beforeEach(() => fetch(`${server.url}/__mocks/reset`, { method: 'POST' }))

describe('requests of the API reference', () => {
  /** Codes that blame the request itself. Its ids, codes and passwords are examples, so other refusals are right. */
  const malformed =
    /invalid_parameters|malformed_body|validation_failed|unsupported_media_type|unauthenticated|session_required|_scope|permission_denied|method_not_allowed/

  async function send(request: string, path: string | null = null): Promise<AnyResponse> {
    const text = request
      .replaceAll('\\\n', ' ')
      .replaceAll('$NIMBUS_API', api)
      .replaceAll('$NIMBUS_KEY', demoKey('owner'))
    const { url, method, headers, data, hasCookies } = curlOf(wordsOf(text).slice(1))
    const response = await fetch(path === null ? url : `${api}${path}${new URL(url).search}`, {
      method,
      headers: hasCookies ? { ...headers, cookie: await sessionCookie() } : headers,
      body: data,
    })
    const isJson = response.headers.get('content-type')?.includes('json') === true
    const body = isJson ? await response.json() : await response.body?.cancel()
    const outcome = response.ok ? `${response.status}` : `${response.status} ${body?.code}`
    return { operation: '', outcome, body } as unknown as AnyResponse
  }

  async function sessionCookie(): Promise<string> {
    const response = await fetch(`${api}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'owner@nimbus.example', password: 'Nimbus-Demo-1!' }),
    })
    return response.headers
      .getSetCookie()
      .map((it) => it.split(';')[0])
      .join('; ')
  }

  test.each(operations)('of $id are well-formed', async ({ samples }) => {
    const { outcome, body } = await send(samples.curl)
    expect(outcome, JSON.stringify(body)).not.toMatch(malformed)
  })

  interface Sent {
    readonly method: string
    readonly url: string
    readonly headers: Readonly<Record<string, string>>
    readonly body: unknown
  }

  const bodyOf = (text: unknown) => (typeof text === 'string' ? JSON.parse(text) : undefined)
  const lowerCase = (headers: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

  function sentByCurl(request: string): Sent {
    const text = request
      .replaceAll('\\\n', ' ')
      .replaceAll('$NIMBUS_API', api)
      .replaceAll('$NIMBUS_KEY', 'key')
    const { url, method, headers, data } = curlOf(wordsOf(text).slice(1))
    return { url, method, headers: lowerCase(headers), body: bodyOf(data) }
  }

  test.each(operations)('of $id are the same with fetch', ({ samples }) => {
    let sent: Sent | undefined
    const fetch = (url: string, { method = 'GET', headers = {}, body }: RequestInit = {}) => {
      sent = { url, method, headers: lowerCase(headers as Record<string, string>), body: bodyOf(body) }
    }
    const process = { env: { NIMBUS_API: api, NIMBUS_KEY: 'key' } }
    new Function('fetch', 'process', samples.fetch.replace('await ', ''))(fetch, process)
    expect(sent).toEqual(sentByCurl(samples.curl))
  })

  test.each(operations)('of $id are the same with the TypeScript client', ({ id, path, samples }) => {
    let called: Readonly<Record<'path' | 'query' | 'headers', object> & { body?: unknown }> | undefined
    const operation = (options = {}) => {
      called = { path: {}, query: {}, headers: {}, ...options }
    }
    new Function(id, samples.client.replace('await ', ''))(operation)
    const { url, headers, body } = sentByCurl(samples.curl)
    const { searchParams } = new URL(url)
    const ids = { ...called?.path } as Record<string, string>
    expect(url).toContain(path.replaceAll(/\{(\w+)\}/g, (whole, name) => ids[name] ?? whole))
    expect(called?.query).toEqual(Object.fromEntries(searchParams))
    const { authorization: _key, 'content-type': _type, ...others } = headers
    expect(lowerCase({ ...called?.headers })).toEqual(others)
    expect(called?.body).toEqual(body)
  })

  /** Nobody's: the mock has no such items without a mail, a picture, a purchase or a chat, nor a plan that can be changed. */
  const nobodys = [
    'getPasswordReset',
    'getAvatar',
    'getDomainPurchase',
    'getChat',
    'listChatMessages',
    'streamChat',
    'getInvitationLink',
    'getCardConfirmation',
    'previewPlanChange',
  ]
  const reads = operations.filter(({ id, method }) => method === 'GET' && !nobodys.includes(id))

  test.each(reads)('of $id succeed with ids that exist', async ({ id, samples }) => {
    const operation = contract.find((it) => it.id === id) ?? expect.fail(id)
    const existing = new ExistingResources({
      isOurs: () => false,
      send: (list, { path = {} }) => {
        const sample = operations.find((it) => it.id === list) ?? expect.fail(list)
        return send(sample.samples.curl, fill(sample.path, path))
      },
    })
    const { outcome, body } = await send(samples.curl, fill(operation.path, await existing.pathOf(operation)))
    expect(outcome, JSON.stringify(body)).toMatch(/^2/)
  })

  function fill(path: string, ids: Readonly<Record<string, unknown>>): string {
    return path.replaceAll(/\{(\w+)\}/g, (_, name) => String(ids[name]))
  }
})

/** Failed requests end the script, and waiting moves the clock of the mock. */
const prelude = `
  set -eo pipefail
  curl() { command curl --fail-with-body "$@"; }
  sleep() {
    command curl -s -X POST "$MOCKS/clock" -H 'Content-Type: application/json' -d "{ \\"advance\\": \\"30s\\" }" > /dev/null
  }
`

const isMissing = ['bash', 'curl', 'jq'].some((tool) => spawnSync(tool, ['--version']).error !== undefined)

/** Runs beside this process, which answers the requests. */
function run(script: string, cwd: string): Promise<{ status: number | null; output: string }> {
  const env = {
    ...process.env,
    NIMBUS_API: api,
    NIMBUS_KEY: demoKey('owner'),
    MOCKS: `${server.url}/__mocks`,
  }
  const shell = spawn('bash', ['-c', script], { cwd, env })
  let output = ''
  for (const stream of [shell.stdout, shell.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return new Promise((resolve, reject) => {
    shell.once('error', reject)
    shell.once('close', (status) => resolve({ status, output: output.slice(-500) }))
  })
}

/** Names of all properties of successful responses. */
const responseFields = new Set<string>()
const collected = new Set<Json>()
for (const { schemaPointer, status } of contract.flatMap(({ responses }) => responses)) {
  if (schemaPointer !== null && status < 300) collectFields(valueAt(schemaPointer))
}

function collectFields(schema: Json): void {
  if (typeof schema !== 'object' || schema === null || collected.has(schema)) return
  collected.add(schema)
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(value ?? {})) responseFields.add(name)
    collectFields(key === '$ref' ? valueAt(String(value).slice(1)) : value)
  }
}

describe('articles', () => {
  const articles = repositoryFiles('src/features/documentation/articles/**.mdx')

  interface Block {
    readonly language: string
    readonly code: string
  }
  const blocksOf = (article: string): Block[] =>
    [...readFileSync(article, 'utf8').matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(
      ([, language = '', code = '']) => ({ language, code }),
    )
  const callsApi = ({ language, code }: Block) => language === 'sh' && code.includes('$NIMBUS_API')

  /** Programs of samples that need more than the API: one's own machine, or one's own domain. */
  const programs = /^(?:ssh-keygen|cat|ssh|psql|dig|nvidia-smi|lsblk|sudo|npm|export) /

  test('have samples of known languages and programs', () => {
    const others = articles.flatMap(blocksOf).filter((block) => !callsApi(block))
    expect(others.filter(({ language }) => !['sh', 'json', 'yaml', 'text'].includes(language))).toEqual([])
    const lines = others
      .filter(({ language }) => language === 'sh')
      .flatMap(({ code }) => code.trim().split('\n'))
    expect(lines.filter((line) => !programs.test(`${line} `))).toEqual([])
  })

  test('have events of the contract', () => {
    const samples = articles.flatMap(blocksOf).map(({ code }) => code)
    const events = samples.flatMap((code) => [
      ...code.matchAll(/^id: (?<id>.+)\nevent: (?<type>.+)\ndata: (?<data>.+)$/gm),
    ])
    expect(events).not.toEqual([])
    for (const { groups } of events) {
      const data = JSON.parse(groups?.data ?? '')
      expect(eventViolations('streamEvents', data)).toEqual([])
      expect(data).toMatchObject({ id: groups?.id, type: groups?.type })
    }
    const types = new Set(events.map(({ groups }) => groups?.type))
    const listened = samples.flatMap((code) => [...code.matchAll(/addEventListener\('([^']+)'/g)])
    expect(listened.filter(([, type]) => !types.has(type))).toEqual([])
    expect(samples.filter((code) => code.includes('onmessage'))).toEqual([])
  })

  // jq reads a field that doesn't exist as null, so running the samples doesn't show it.
  test.each(articles)('read fields that responses have: %s', (article) => {
    const fields = blocksOf(article)
      .filter(callsApi)
      .flatMap(({ code }) => [...code.matchAll(/\bjq (?:-\S+ |--arg .*?" )*(?:'([^']*)'|(\.\S*))/g)])
      .flatMap(([, quoted, plain]) => [...(quoted ?? plain ?? '').matchAll(/\.([a-z]\w*)/gi)])
      .map(([, field = '']) => field)
    expect(fields.filter((field) => !responseFields.has(field))).toEqual([])
  })

  const withRequests = articles.filter((article) => blocksOf(article).some(callsApi))

  // The samples say that they need these programs.
  test.skipIf(isMissing).each(withRequests)('run: %s', async (article) => {
    const folder = mkdtempSync(join(tmpdir(), 'article-'))
    try {
      const blocks = blocksOf(article)
      const [manifest] = blocks.filter(({ language }) => language === 'yaml')
      if (manifest) writeFileSync(join(folder, 'shop.yaml'), manifest.code)
      const script = [prelude, ...blocks.filter(callsApi).map(({ code }) => code)].join('\n')
      expect(await run(script, folder)).toEqual({ status: 0, output: expect.any(String) })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('samples of product pages', () => {
  const stories = [
    virtualMachinesStory,
    containersStory,
    databasesStory,
    blockStorageStory,
    loadBalancersStory,
    firewallsStory,
    cdnStory,
    dnsStory,
  ]

  test.skipIf(isMissing).each(stories)('run: $problem.title', async ({ quickStart }) => {
    expect(await run(`${prelude}${quickStart?.sample}`, tmpdir())).toEqual({
      status: 0,
      output: expect.any(String),
    })
  })
})

test('the article about problem codes has every code of the contract, and no others', () => {
  const article = readFileSync('src/features/documentation/articles/developers/problem-codes.mdx', 'utf8')
  const explained = [...article.matchAll(/^### (\w+)$/gm)].map(([, code]) => code)
  // Refusals of any request, before its operation is looked at.
  const general = ['body_too_large', 'cross_site_request', 'ip_not_allowed']
  const codes = operations.flatMap(({ responses: answers }) => answers.flatMap((response) => response.codes))
  expect(explained.sort()).toEqual([...new Set([...general, ...codes])].sort())
})

test('the API reference names no extensions of the contract', () => {
  const texts = JSON.stringify(readReferences())
  expect([...new Set(texts.match(/.{0,60}`x-[a-z-]+`.{0,20}/g))]).toEqual([])
})
