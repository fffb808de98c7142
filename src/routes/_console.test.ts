import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { Route } from './_console.tsx'

/** Loads the console while the session can't be read. */
async function loadInOutage(preload: boolean): Promise<void> {
  const queryClient = new QueryClient()
  vi.spyOn(queryClient, 'query').mockRejectedValue(new Error('outage'))
  const { loader } = Route.options as unknown as { loader: (navigation: object) => Promise<void> }
  await loader({ context: { queryClient }, location: { href: '/account' }, preload })
}

it('fails if the session can’t be read, except in a preload, whose errors the router logs', async () => {
  await expect(loadInOutage(false)).rejects.toThrow('outage')
  await expect(loadInOutage(true)).resolves.toBeUndefined()
})
