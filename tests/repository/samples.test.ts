import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { memoryStore } from '#mocks/db/persistence/memory.ts'
import { ADMIN_BASE } from '#mocks/runtime/addresses.ts'
import { readAlwaysLive } from '#mocks/scenarios/always-live.ts'
import { readSelection } from '#mocks/scenarios/selection.ts'
import { readOptions as readServerOptions, usage } from '#mocks/server/options.ts'
import { type MockServer, startServer } from '#mocks/server/start.ts'
import { readMcpOptions } from '../../scripts/mcp/options.ts'
import { readCredentials } from '../conformance/credentials.ts'
import { readOptions as readConformanceOptions } from '../conformance/options.ts'
import { readFile, repositoryFiles } from './support/files.ts'
import { curlOf, wordsOf } from './support/shell.ts'

/*
 * Samples of code and commands in the documentation. TypeScript is part of a test that runs; requests are sent to a mock
 * server; options are parsed; scripts and files exist.
 */

const PAGES = repositoryFiles(
  'README.md',
  'CONTRIBUTING.md',
  'AGENTS.md',
  'docs/**.md',
  'mocks/**.md',
  'tests/**.md',
)

interface Sample {
  readonly page: string
  readonly language: string
  readonly text: string
}

const samples: readonly Sample[] = PAGES.flatMap((page) =>
  [...readFile(page).matchAll(/^( *)```(\w*)\n(.*?)^ *```$/gms)].map(
    ([, indent = '', language = '', text = '']) => ({
      page,
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  ),
)

const inLanguage = (language: string) => samples.filter((sample) => sample.language === language)

test('every sample is in a language that is checked', () => {
  // Without a language: addresses, output, drawings. `http` is checked by tests/conformance/cors.test.ts.
  const known = ['', 'http', 'json', 'sh', 'ts', 'yaml']
  expect(samples.filter(({ language }) => !known.includes(language))).toEqual([])
  expect(samples.length).toBeGreaterThan(25)
})

describe('TypeScript', () => {
  const tests = ['mocks/sample.test.ts', ...repositoryFiles('tests/e2e/sample-*.spec.ts')].map(readFile)
  const code = tests.map((text) => text.replaceAll(/^ +/gm, ''))

  test.each(inLanguage('ts'))('of $page is part of a test', ({ text }) => {
    expect(code.some((it) => it.includes(text.replaceAll(/^ +/gm, '').trim()))).toBe(true)
  })
})

describe('JSON', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'samples-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(inLanguage('json'))('of $page is a scenario, credentials, or MCP servers', ({ text }) => {
    if (text.includes('"mcpServers"')) return expectMcpServers(text)
    if (!text.includes('"keys"')) return void readSelection(text)
    const file = join(folder, 'credentials.json')
    writeFileSync(file, text)
    readCredentials(file)
  })
})

function expectMcpServers(text: string): void {
  const { mcpServers } = JSON.parse(text) as {
    mcpServers: Record<string, { command: string; args: string[] }>
  }
  for (const { command, args } of Object.values(mcpServers)) {
    const [run, silent, script, separator = '--', ...options] = args
    expect([command, run, silent, script, separator]).toEqual(['npm', 'run', '--silent', 'mcp', '--'])
    readMcpOptions(options)
  }
}

/** Commands of a block, and of spans in the text. */
function commandsOf(page: string): string[] {
  const blocks = samples.filter((it) => it.page === page && it.language === 'sh')
  const steps = samples
    .filter((it) => it.page === page && it.language === 'yaml')
    .flatMap(({ text }) => (parseYaml(text) as { run?: string }[]).flatMap(({ run }) => run ?? []))
  const spans = [...readFile(page).matchAll(/`((?:npm|npx|curl) [^`]+)`/g)].map(([, text = '']) => text)
  return [
    ...blocks.flatMap(({ text }) => text.split('\n')),
    ...steps,
    ...spans.flatMap((it) => it.split('&&')),
  ]
}

describe('commands', () => {
  const { scripts } = JSON.parse(readFile('package.json')) as { scripts: Readonly<Record<string, string>> }
  const files = new Map<string, string>()
  let server: MockServer

  beforeAll(async () => {
    const store = memoryStore()
    const options = { port: 0, host: '127.0.0.1', scenario: 'test', seed: null, appUrl: 'http://app.test' }
    server = await startServer({ ...options, store, report: () => {} })
  })
  afterAll(() => server.stop())

  async function send(words: readonly string[]): Promise<void> {
    const { url, method, headers, data, output } = curlOf(words)
    const { origin, pathname } = new URL(url)
    // The dev server hands these to the open page, which answers like a mock server.
    const isOfPage = origin === 'http://localhost:5173' && pathname.startsWith(`${ADMIN_BASE}/`)
    expect(isOfPage ? 'http://localhost:4010' : origin, url).toBe('http://localhost:4010')
    const body = data?.startsWith('@') ? files.get(data.slice(1)) : data
    expect(body, `the file of ${url}`).not.toBeUndefined()
    const response = await fetch(url.replace(origin, server.url), { method, headers, body: body ?? null })
    const text = await response.text()
    expect(response.status, `${method} ${url} returned ${text}`).toBeLessThan(300)
    if (output !== null) files.set(output, text)
  }

  function runsScript(script: string, args: readonly string[]): void {
    expect(Object.keys(scripts)).toContain(script)
    if (script === 'mock-server') readServerOptions(args)
    if (script === 'conformance') readConformanceOptions(args.length === 0 ? ['--list'] : args)
    for (const file of args.filter((it) => /\.(test|spec)\.ts$/.test(it))) {
      const folder = script.startsWith('test:e2e') ? 'tests/e2e' : '.'
      expect(existsSync(join(folder, file)), `${script} ${file}`).toBe(true)
    }
  }

  async function follow(command: string): Promise<void> {
    const words = wordsOf(command)
    const settings = words.splice(0, words.findIndex((it) => !/^[A-Z0-9_]+=/.test(it)) >>> 0)
    for (const setting of settings) {
      const [name = ''] = setting.split('=')
      const known = [
        'vite.config.ts',
        'playwright.config.ts',
        'mocks/browser/live-of-build.ts',
        'docs/builds.md',
      ]
      expect(
        known.some((file) => readFile(file).includes(name)),
        `${name} is read`,
      ).toBe(true)
    }
    const [tool, ...args] = words
    // A gap such as `npm run …`, or `<operationId>`.
    if (tool === undefined || /[…<]/.test(command)) return
    if (tool === 'curl') await send(args)
    else if (tool === 'npm') {
      const [verb = '', ...rest] = args
      const options = rest.findIndex((it) => !it.startsWith('--'))
      const script = verb === 'run' ? rest.splice(0, options + 1).at(-1) : verb
      if (script === undefined || script === 'install') return
      runsScript(
        script,
        rest.filter((it) => it !== '--'),
      )
    } else if (tool === 'npx') {
      const [program = '', ...rest] = args
      expect(existsSync(join('node_modules/.bin', program)), program).toBe(true)
      for (const file of rest.filter((it) => /^(src|mocks|tests|openapi)\//.test(it)))
        expect(existsSync(file), command).toBe(true)
    } else if (!['sudo', 'brew', 'winget', 'docker', 'podman'].includes(tool)) {
      throw new Error(`This test does not know the command ${tool}.`)
    }
  }

  test.each(PAGES)('of %s work', async (page) => {
    for (const command of commandsOf(page)) await follow(command)
  })

  test('of the help work', async () => {
    const [, examples = ''] = usage.split('Examples\n')
    const commands = examples.split('\n').filter((line) => /^ {2}(npm|curl) /.test(line))
    expect(commands.length).toBeGreaterThan(3)
    for (const command of commands) await follow(command)
  })
})

test('the live settings of the guide are valid', () => {
  const [block] = inLanguage('sh').filter(({ text }) => text.includes('VITE_LIVE='))
  const settings = Object.fromEntries(
    (block?.text ?? '').split('\n').flatMap((line) => {
      const [assignment] = wordsOf(line)
      return assignment === undefined ? [] : [assignment.split('=') as [string, string]]
    }),
  )
  const { VITE_LIVE = '', VITE_LIVE_URL = '', VITE_LIVE_CREDENTIALS = '' } = settings
  const names = { targets: 'VITE_LIVE', url: 'VITE_LIVE_URL', credentials: 'VITE_LIVE_CREDENTIALS' }
  const { rules } = readAlwaysLive(VITE_LIVE.split(','), VITE_LIVE_URL, VITE_LIVE_CREDENTIALS, names)
  expect(rules.length).toBeGreaterThan(2)
})
