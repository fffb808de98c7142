import { describe, expect, test, vi } from 'vitest'
import { openChannel, safeLocalStorage, safeSessionStorage } from './safe-storage.ts'

describe.each([
  ['localStorage', safeLocalStorage],
  ['sessionStorage', safeSessionStorage],
] as const)('%s', (name, storage) => {
  test('stores and removes a value', () => {
    const values = new Map<string, string>()
    vi.stubGlobal(name, {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, text: string) => void values.set(key, text),
      removeItem: (key: string) => void values.delete(key),
    })
    storage.set('key', 'text')
    expect(storage.get('key')).toBe('text')
    storage.remove('key')
    expect(storage.get('key')).toBeNull()
  })

  test('is empty where storage is forbidden', () => {
    const forbid = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    vi.stubGlobal(name, { getItem: forbid, setItem: forbid, removeItem: forbid })
    storage.set('key', 'text')
    storage.remove('key')
    expect(storage.get('key')).toBeNull()
  })
})

test('a channel is undefined where site data is blocked', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  )
  expect(openChannel('tabs')).toBeUndefined()
})
