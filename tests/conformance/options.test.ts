import { describe, expect, test } from 'vitest'
import { UsageError } from '#mocks/server/command-line.ts'
import { readOptions } from './options.ts'

const URL = 'http://127.0.0.1:4010'

describe('readOptions', () => {
  test('has defaults', () => {
    expect(readOptions(['--url', `${URL}/`])).toEqual({
      url: URL,
      base: '/api/v1',
      hooks: `${URL}/__mocks`,
      credentials: null,
      headers: {},
      origin: null,
      groups: [],
      tags: [],
      only: [],
      junit: null,
      json: null,
      html: null,
      transitionTimeout: 120,
      timeout: 10,
      bail: false,
      list: false,
      watch: false,
    })
  })

  test('reads every option', () => {
    const chosen = ['--tag', 'volumes,firewalls', '--tag', 'dns', '--group', 'paging', '--only', 'listVms']
    const server = ['--base', 'v1/', '--hooks', 'http://hooks.test/', '--header', 'X-Tenant: a:b']
    const rest = [
      '--junit',
      'a.xml',
      '--json',
      'a.json',
      '--html',
      'a.html',
      '--watch',
      '--transition-timeout',
      '5',
      '--credentials',
      'c.json',
      '--bail',
      '--origin',
      'https://console.test/',
    ]
    expect(readOptions(['--url', URL, ...chosen, ...server, ...rest, '--list'])).toMatchObject({
      base: '/v1',
      hooks: 'http://hooks.test',
      credentials: 'c.json',
      origin: 'https://console.test',
      headers: { 'X-Tenant': 'a:b' },
      groups: ['paging'],
      tags: ['volumes', 'firewalls', 'dns'],
      only: ['listVms'],
      junit: 'a.xml',
      json: 'a.json',
      html: 'a.html',
      watch: true,
      transitionTimeout: 5,
      bail: true,
      list: true,
    })
    expect(readOptions(['--url', URL, '--hooks', 'none'])).toMatchObject({ hooks: null })
    expect(readOptions(['-h'])).toBe('help')
  })

  test.each([
    [[], 'url'],
    [['--url', 'localhost:4010'], 'url'],
    [['--url', URL, '--tag', 'volume'], '--tag: there is no “volume”; did you mean “volumes”?'],
    [['--url', URL, '--tag', 'vms'], 'virtual-machines'],
    [['--url', URL, '--group', 'speed'], 'paging'],
    [['--url', URL, '--header', 'nonsense'], 'header'],
    [['--url', URL, '--origin', 'console.test'], 'origin'],
    [['--url', URL, '--transition-timeout', 'long'], 'transition-timeout'],
    [['--url', URL, '--tags', 'dns'], 'There is no option --tags; did you mean “tag”?'],
  ])('rejects %j and suggests a fix', (args, word) => {
    expect(() => readOptions(args)).toThrow(UsageError)
    expect(() => readOptions(args)).toThrow(word)
  })
})
