import { describe, expect, test } from 'vitest'
import { UsageError } from './command-line.ts'
import { readOptions, usage } from './options.ts'

describe('readOptions', () => {
  test('has defaults', () => {
    expect(readOptions([])).toEqual({
      port: 4010,
      host: '127.0.0.1',
      tls: null,
      scenario: null,
      seed: null,
      data: null,
      appUrl: 'http://localhost:5173',
      allowedOrigins: [],
      log: false,
      record: null,
      sessions: 50,
      sessionMinutes: 60,
      live: null,
    })
  })

  test('reads every option', () => {
    const line =
      '--port 0 --host 0.0.0.0 --scenario large --seed 7 --data x.json --log --record x.har --sessions 2 --session-minutes 5 ' +
      '--tls-cert c.pem --tls-key k.pem --app-url https://demo.example/base/ --allow-origin https://a.example/,http://b.example:8080 ' +
      '--live getVm,tag:volumes --live-url https://staging.example/api/v1/ --live-credentials omit'
    expect(readOptions(line.split(' '))).toEqual({
      port: 0,
      host: '0.0.0.0',
      tls: { cert: 'c.pem', key: 'k.pem' },
      scenario: 'large',
      seed: 7,
      data: 'x.json',
      appUrl: 'https://demo.example/base',
      allowedOrigins: ['https://a.example', 'http://b.example:8080'],
      log: true,
      record: 'x.har',
      sessions: 2,
      sessionMinutes: 5,
      live: {
        targets: ['getVm', 'tag:volumes'],
        url: 'https://staging.example/api/v1',
        credentials: 'omit',
      },
    })
    expect(readOptions(['-h'])).toBe('help')
  })

  test.each([
    [['--port', 'abc'], 'port'],
    [['--port', '70000'], 'port'],
    [['--seed', '-1'], 'seed'],
    [['--session-minutes', '0'], 'session-minutes'],
    [['--sessions', '0'], '--sessions must be an integer from 1 to 1000'],
    [['--data', ''], 'data'],
    [['--host', ' '], 'host'],
    [['--live', ',', '--live-url', 'http://far.test'], '--live must not be empty'],
    [['--live-credentials', 'omit'], '--live-credentials needs --live'],
    [['--scenario', ''], 'scenario'],
    [['--nonsense'], 'nonsense'],
    [['--sceario', 'large'], 'did you mean “scenario”?'],
    [['--app-url', 'ftp://x'], 'app-url'],
    [['--tls-cert', 'c.pem'], '--tls-key'],
    [['--live', 'getVm'], '--live-url'],
    [['--live', 'getVm', '--live-url', 'staging'], 'live-url'],
    [['--live-credentials', 'maybe'], 'live-credentials'],
    [['stray'], 'stray'],
  ])('rejects %j with the reason', (args, word) => {
    expect(() => readOptions(args)).toThrow(UsageError)
    expect(() => readOptions(args)).toThrow(word)
  })

  test('the help names durability and limits', () => {
    for (const fact of ['on the disk', '507', '16,000,000 bytes', '100 levels', '200 requests', '1 to 1000'])
      expect(usage).toContain(fact)
    const lines = usage.split('\n').filter((line) => line.length > 132)
    expect(lines).toEqual([])
  })

  test('the help lists every option', () => {
    const named = [...usage.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name]) => name)
    expect(named.toSorted()).toEqual(
      [
        ...['allow-origin', 'app-url', 'data', 'help', 'host', 'live', 'live-credentials', 'live-url', 'log'],
        ...['port', 'record', 'scenario', 'seed', 'session-minutes', 'sessions', 'tls-cert', 'tls-key'],
      ].toSorted(),
    )
  })
})
