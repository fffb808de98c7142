import { expect, test } from 'vitest'
import { createHandlerRegistry } from './handler-registry.ts'
import type { HandlersFor } from './types.ts'

test('loads handlers that were edited while they loaded', async () => {
  const loads: PromiseWithResolvers<HandlersFor<'listVms'>>[] = []
  const edits: (() => void)[] = []
  const registry = createHandlerRegistry(
    {
      handlersOf: () => {
        loads.push(Promise.withResolvers())
        return loads.at(-1)?.promise as never
      },
    },
    { on: (_, listener) => void edits.push(listener as () => void) },
  )
  const version = (name: string) => ({ listVms: () => name as never })

  const loaded = registry.load('virtual-machines')
  for (const notify of edits) notify()
  loads[0]?.resolve(version('old'))
  await Promise.resolve()
  await Promise.resolve()
  loads[1]?.resolve(version('new'))
  await loaded

  expect(registry.has('virtual-machines')).toBe(true)
  expect(registry.handlerOf('listVms')({} as never)).toBe('new')
})
