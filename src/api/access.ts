import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/**
 * The way to the API: the generated client, and the cache of what was read through it. Most public pages are written to
 * files and ask nothing, so both come with the first part that does. Whoever draws something with `useQuery` outside of
 * the console asks for `openApi()` first: in the route's loader, or with `withApi` where a part is loaded on demand.
 */
type Connect = () => Promise<QueryClient>

let connect: Connect | undefined
let ready: Promise<unknown> | undefined
let opening: Promise<QueryClient> | undefined
let opened: QueryClient | undefined
const listeners = new Set<() => void>()

/**
 * Says how to connect. Called once for each app that is drawn, before it is.
 *
 * @param answered resolves when somebody answers requests, where nobody does yet
 */
export function provideApi(how: Connect, answered?: Promise<unknown>): void {
  connect = how
  ready = answered
  opening = undefined
  opened = undefined
}

/** Resolves when a request will be answered. */
export async function apiIsReady(): Promise<void> {
  await ready
}

/** Once there is no code to be had for it, as without a network, the next one who asks makes another attempt. */
export function openApi(): Promise<QueryClient> {
  if (connect === undefined) throw new Error('Nobody has said how to connect to the API.')
  opening ??= connect().then(
    (client) => {
      opened = client
      for (const listener of listeners) listener()
      return client
    },
    (error: unknown) => {
      opening = undefined
      throw error
    },
  )
  return opening
}

/** Undefined while nothing on the page has needed it. */
export function useOpenedApi(): QueryClient | undefined {
  return useSyncExternalStore(subscribe, read, read)
}

/** A part that is loaded on demand, and asks the API. */
export function withApi<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), openApi()])
    return module
  }
}

function read(): QueryClient | undefined {
  return opened
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
