import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sharedBrowser } from './support/browser.ts'
import { builtFolder, filesBelow, repositoryRoot, type Shape } from './support/builds.ts'

type Headers = Readonly<Record<string, string>>

/** Policy of the meta element. */
function metaPolicy(shape: Shape): string {
  const html = readFileSync(join(builtFolder(shape), 'index.html'), 'utf8')
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]
  return policy?.replaceAll('&#39;', "'") ?? ''
}

const lowerCased = (pairs: Iterable<readonly [string, string]>): Headers =>
  Object.fromEntries([...pairs].map(([name, value]) => [name.toLowerCase(), value]))

/** Headers of documents, as each host reads its own file. */
const readers: Record<string, (folder: string) => Headers> = {
  _headers: (folder) => {
    const [first = ''] = readFileSync(join(folder, '_headers'), 'utf8').split('\n/assets/*')
    return lowerCased(
      [...first.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
    )
  },
  'nginx.conf': (folder) => {
    const text = readFileSync(`${folder}.nginx.conf`, 'utf8')
    return lowerCased(
      [...text.matchAll(/^ {2}add_header ([\w-]+) "(.+)" always;$/gm)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )
  },
  Caddyfile: (folder) => {
    const text = readFileSync(`${folder}.Caddyfile`, 'utf8')
    const block = /\n\thandle \{\n\t\theader \{\n([^}]*)\t\t\}/.exec(text)?.[1] ?? ''
    return lowerCased(
      [...block.matchAll(/^\t\t\t([\w-]+) "(.+)"$/gm)].map(([, name = '', value = '']) => [name, value]),
    )
  },
}

/** Free port, for a server in another process. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

describe.each(['production', 'demo'] as const)('the headers of the %s build', (shape) => {
  it.each(Object.keys(readers))('contain the policy of the pages in %s, and forbid frames', (file) => {
    const headers = readers[file]?.(builtFolder(shape)) ?? {}
    expect(metaPolicy(shape)).toContain("script-src 'self'")
    expect(headers['content-security-policy']).toBe(`${metaPolicy(shape)}; frame-ancestors 'none'`)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': expect.stringMatching(/^max-age=\d+/),
    })
  })
})

describe('the policy of pages', () => {
  it('does not name this machine in production', () => {
    expect(metaPolicy('demo')).toContain('localhost')
    expect(metaPolicy('production')).not.toMatch(/localhost|127\.0\.0\.1/)
  })
})

describe('the preview server', () => {
  let preview: ChildProcess
  let origin: string
  let browser: Browser

  beforeAll(async () => {
    const port = await freePort()
    origin = `http://localhost:${port}`
    const { NODE_ENV: _, VITEST: __, ...env } = process.env
    preview = spawn(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'preview', '--mode', 'production', '--port', String(port)],
      { cwd: repositoryRoot, env, stdio: 'ignore' },
    )
    await vi.waitFor(() => fetch(origin), { timeout: 30_000, interval: 200 })
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    preview?.kill()
  })

  const headersOf = async (path: string) => {
    const response = await fetch(origin + path, { headers: { accept: 'text/html' } })
    await response.arrayBuffer()
    return lowerCased(response.headers)
  }

  it('sends the headers of the files for hosts', async () => {
    const expected = readers['nginx.conf']?.(builtFolder('production')) ?? {}
    expect(Object.keys(expected)).toContain('content-security-policy')
    for (const path of ['/', '/pricing', '/login', '/no/such/page'])
      expect(await headersOf(path), path).toMatchObject({ ...expected, 'cache-control': 'no-cache' })
  })

  it('lets browsers store hashed files for a year, and nothing else', async () => {
    const [script = ''] = filesBelow(join(builtFolder('production'), 'assets')).filter((it) =>
      it.endsWith('.js'),
    )
    expect((await headersOf(`/assets/${script}`))['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    for (const path of ['/favicon.svg', '/first-paint.js', '/assets/none.js'])
      expect((await headersOf(path))['cache-control'], path).toBe('no-cache')
  })

  it('keeps the console out of frames of other pages', async () => {
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<iframe src="${origin}/login"></iframe>`)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    const page = await browser.newPage()
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await page.goto(`http://127.0.0.1:${port}`)
    await expect.poll(() => messages.join('\n')).toContain("frame-ancestors 'none'")
    // The same document opens outside of a frame.
    await page.goto(`${origin}/login`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.close()
    server.close()
  })
})

describe('security.txt', () => {
  it('says where to report a vulnerability, and expires within a year', () => {
    const text = readFileSync(join(builtFolder('production'), '.well-known/security.txt'), 'utf8')
    const fields = new Map(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(': ') as [string, string]),
    )
    expect(fields.get('Contact')).toMatch(/^mailto:.+@.+/)
    expect(fields.get('Canonical')).toMatch(/^https:.+\/\.well-known\/security\.txt$/)
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })
})
