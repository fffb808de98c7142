import { beforeEach, expect, it, vi } from 'vitest'

const areas = { local: new Map<string, string>(), session: new Map<string, string>() }
const storageOf = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, text: string) => void map.set(key, text),
  removeItem: (key: string) => void map.delete(key),
})

beforeEach(() => {
  areas.local.clear()
  areas.session.clear()
  vi.stubGlobal('localStorage', storageOf(areas.local))
  vi.stubGlobal('sessionStorage', storageOf(areas.session))
  vi.resetModules()
  return () => {
    vi.unstubAllGlobals()
    vi.resetModules()
  }
})

it('keeps unsent messages through a reload, and says why they were not sent', async () => {
  const { outbox } = await import('./outbox.ts')
  outbox.add({ key: 'a', author: '', text: 'First', failure: null })
  outbox.add({ key: 'b', author: 'usr_1', text: 'Second', failure: null })
  outbox.remove('a')
  vi.resetModules()
  const { outbox: reloaded } = await import('./outbox.ts')
  expect(reloaded.get()).toEqual([
    { key: 'b', author: 'usr_1', text: 'Second', failure: expect.stringContaining('reloaded') },
  ])
})

it('keeps the key when a message is sent again', async () => {
  const { outbox } = await import('./outbox.ts')
  outbox.add({ key: 'a', author: '', text: 'First', failure: null })
  outbox.fail('a', 'The server didn’t respond.')
  expect(outbox.get()[0]).toMatchObject({ key: 'a', failure: 'The server didn’t respond.' })
  outbox.retry('a')
  expect(outbox.get()[0]).toMatchObject({ key: 'a', failure: null })
  outbox.remove('a')
  expect(areas.session.size).toBe(0)
})

it.each(['{', 'null', '{}', '[null, 1, {"key": "a"}]'])('ignores what it can’t read: %s', async (stored) => {
  areas.session.set('nimbus-chat-outbox', stored)
  const { outbox } = await import('./outbox.ts')
  expect(outbox.get()).toEqual([])
})

it('shares the id of the chat between tabs', async () => {
  const { chatId } = await import('./outbox.ts')
  expect(chatId.get()).toBeNull()
  chatId.set('chat_1')
  expect(areas.local.get('nimbus-chat')).toBe('chat_1')
  chatId.set(null)
  expect(areas.local.size).toBe(0)
})
