import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseApi, normalizeApiUrl } from './api-url.ts'

describe('the API URL', () => {
  it.each([
    ['http://localhost:4010/api/v1', 'http://localhost:4010/api/v1'],
    ['http://127.0.0.1:4010/api/v1/', 'http://127.0.0.1:4010/api/v1'],
    ['https://staging.example/api/v1', 'https://staging.example/api/v1'],
    ['javascript:alert(1)', null],
    ['ftp://staging.example', null],
    ['/api/v2', null],
    ['http://localhost:4010/api/v1?x=1', null],
    ['', null],
  ])('%s is read as %s', (text, read) => {
    expect(normalizeApiUrl(text)).toBe(read)
  })
})

describe('the API of a tab', () => {
  const stored = new Map<string, string>()
  const visit = (href: string) => {
    vi.stubGlobal('location', { href })
    return chooseApi()
  }

  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('history', {
      state: null,
      replaceState: (_: unknown, _title: string, url: URL) => visited(url),
    })
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
  })
  let shown = ''
  const visited = (url: URL) => {
    shown = url.href
  }

  it('is removed from the page URL and stored until reset', () => {
    expect(visit('http://app.test/login?next=%2Fvms&api=http://localhost:4010/api/v1#top')).toBe(
      'http://localhost:4010/api/v1',
    )
    expect(shown).toBe('http://app.test/login?next=%2Fvms#top')
    expect(visit('http://app.test/compute/vms')).toBe('http://localhost:4010/api/v1')
    expect(visit('http://app.test/?api=')).toBeNull()
    expect(visit('http://app.test/')).toBeNull()
  })

  it("falls back to the build's address if invalid, and the page says so", () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(visit('http://app.test/?api=nonsense')).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
  })
})
