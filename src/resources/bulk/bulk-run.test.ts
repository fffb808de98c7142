import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { filterOf, waitFor } from './bulk-run.ts'

it('keeps what narrows the list, without its page and order', () => {
  const query = { q: 'web & db', status: ['running', 'stopped'], sort: 'name', page: 3, pageSize: 20 }
  expect(filterOf(query)).toBe('q=web+%26+db&status=running&status=stopped')
  expect(filterOf({ acknowledged: false, projectId: undefined })).toBe('acknowledged=false')
})

it('waits without leaving listeners on the signal', async () => {
  const controller = new AbortController()
  const { signal } = controller
  await waitFor(0, signal)
  expect(getEventListeners(signal, 'abort')).toEqual([])
  const waiting = waitFor(60_000, signal)
  controller.abort()
  await expect(waiting).rejects.toBe(signal.reason)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
