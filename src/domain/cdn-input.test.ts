import { describe, expect, it } from 'vitest'
import {
  type CdnOriginInput,
  cacheRuleProblems,
  originProblems,
  purgeProblem,
  purgeTargets,
  ttlProblem,
} from './cdn-input.ts'

const origin = (change: Partial<CdnOriginInput> = {}): CdnOriginInput => ({
  name: 'main',
  protocol: 'https',
  host: 'shop.example',
  port: 443,
  path: '',
  ...change,
})

describe('origins', () => {
  it('may be hosts or addresses with a path', () => {
    const origins = [origin(), origin({ name: 'other', host: '192.0.2.1', port: 8080, path: '/a/b' })]
    expect(originProblems(origins, 'cdn.shop.example')).toEqual({})
  })

  it.each([
    [{ name: '' }, 'origins.0.name'],
    [{ name: 'Main' }, 'origins.0.name'],
    [{ host: '' }, 'origins.0.host'],
    [{ host: 'https://shop.example' }, 'origins.0.host'],
    [{ host: 'localhost' }, 'origins.0.host'],
    [{ host: 'cdn.shop.example' }, 'origins.0.host'],
    [{ port: '' as const }, 'origins.0.port'],
    [{ port: 65_536 }, 'origins.0.port'],
    [{ path: 'a' }, 'origins.0.path'],
    [{ path: '/a/' }, 'origins.0.path'],
  ])("can't be %j", (change, field) => {
    expect(Object.keys(originProblems([origin(change)], 'cdn.shop.example'))).toEqual([field])
  })

  it('are required and must have different names', () => {
    expect(originProblems([], 'cdn.shop.example')).toEqual({ origins: 'Add an origin.' })
    expect(originProblems([origin(), origin()], 'cdn.shop.example')).toEqual({
      'origins.1.name': 'Another entry has this name.',
    })
  })
})

describe('cache rules', () => {
  const rule = (pathPattern: string, ttlSeconds: number | '' = 60) => ({
    pathPattern,
    ttlSeconds,
    queryString: 'ignore' as const,
  })

  it('have a path with wildcards, and a duration', () => {
    expect(cacheRuleProblems([rule('/img/*'), rule('/*.css', 0)])).toEqual({})
    expect(cacheRuleProblems([rule('img'), rule('/a b'), rule('/a', ''), rule('/a', 1.5)])).toEqual({
      'cacheRules.0.pathPattern': 'Start with a slash, such as /img/*.',
      'cacheRules.1.pathPattern': 'Use a path, with * for any number of characters.',
      'cacheRules.2.ttlSeconds': ttlProblem(''),
      'cacheRules.3.pathPattern': 'Another entry has this pattern.',
      'cacheRules.3.ttlSeconds': ttlProblem(1.5),
    })
  })
})

describe('a purge', () => {
  it('takes one target per line, without duplicates', () => {
    expect(purgeTargets(' /img/\n\n/css/  /img/\n')).toEqual(['/img/', '/css/'])
  })

  it("stays on the distribution's own domain or its paths", () => {
    const domain = 'cdn.shop.example'
    expect(purgeProblem('url', ['https://cdn.shop.example/a?b'], domain)).toBeNull()
    expect(purgeProblem('url', ['https://shop.example/a'], domain)).toMatch(/must start with/)
    expect(purgeProblem('url', ['/a'], domain)).toMatch(/must start with/)
    expect(purgeProblem('prefix', ['/a'], domain)).toBeNull()
    expect(purgeProblem('prefix', ['a'], domain)).toMatch(/slash/)
    expect(purgeProblem('prefix', [], domain)).toBe('Enter a path.')
    expect(purgeProblem('prefix', [`/${'a'.repeat(999)}`], domain)).toBeNull()
    expect(purgeProblem('prefix', [`/${'a'.repeat(1000)}`], domain)).toBe(
      `“/${'a'.repeat(59)}…” is too long. Use at most 1,000 characters, not 1,001.`,
    )
  })
})
