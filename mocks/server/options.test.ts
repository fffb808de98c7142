import { describe, expect, test } from 'vitest'
import { readOptions, UsageError } from './options.ts'

describe('readOptions', () => {
  test('has defaults', () => {
    expect(readOptions([])).toEqual({
      port: 4010,
      host: '127.0.0.1',
      scenario: 'default',
      seed: null,
      data: null,
      appUrl: 'http://localhost:5173',
    })
  })

  test('reads every option', () => {
    const args = [
      '--port',
      '0',
      '--host',
      '0.0.0.0',
      '--scenario',
      'large',
      '--seed',
      '7',
      '--data',
      'x.json',
    ]
    expect(readOptions([...args, '--app-url', 'https://demo.example/base/'])).toEqual({
      port: 0,
      host: '0.0.0.0',
      scenario: 'large',
      seed: 7,
      data: 'x.json',
      appUrl: 'https://demo.example/base',
    })
    expect(readOptions(['-h'])).toBe('help')
  })

  test.each([
    [['--port', 'abc'], 'port'],
    [['--port', '70000'], 'port'],
    [['--seed', '-1'], 'seed'],
    [['--nonsense'], 'nonsense'],
    [['--app-url', 'ftp://x'], 'app-url'],
    [['stray'], 'stray'],
  ])('refuses %j and names what is wrong', (args, word) => {
    expect(() => readOptions(args)).toThrow(UsageError)
    expect(() => readOptions(args)).toThrow(word)
  })
})
