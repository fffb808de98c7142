import { setImmediate } from 'node:timers/promises'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { SignedIn } from '#src/api/generated/types.gen.ts'
import { endSession, enterSession, sessionQuery } from '#src/api/session.ts'
import { broadcastSession, broadcastSignOutHere } from '#src/api/session-channel.ts'
import * as ended from '#src/api/session-ended.ts'
import { followSession, type SessionRouter } from './follow-session.ts'

const ada: SignedIn = {
  signedIn: true,
  user: { id: 'usr_ada', email: 'ada@nimbus.example', name: 'Ada', avatarUrl: null, role: 'Admin' },
  organization: { id: 'org_1', name: 'Demo', createdAt: '2026-03-02T09:00:00Z' },
  teamRole: 'Admin',
  customRoleIds: [],
  permissions: [],
  expiresAt: '2026-03-02T21:00:00Z',
}

/** One tab: its query cache, and mocks of its router and reload. */
function openTab() {
  const queryClient = new QueryClient()
  const router = {
    navigate: vi.fn(async () => {}),
    invalidate: vi.fn(async () => {}),
  }
  const reload = vi.fn()
  const close = followSession(queryClient, router as unknown as SessionRouter, reload)
  return { queryClient, ...router, reload, close }
}

/** A second channel of the same name acts as another tab. */
const otherTab = new BroadcastChannel('nimbus-session')
/** Runs several turns of the event loop, so that channel messages and their handlers complete. */
async function flushPromises(): Promise<void> {
  for (let turns = 0; turns < 10; turns++) await setImmediate()
}

/** Node has no window. */
const page = new EventTarget()

let tab: ReturnType<typeof openTab>
let setEnded: MockInstance<typeof ended.setSessionEnded>
beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  setEnded = vi.spyOn(ended, 'setSessionEnded')
  tab = openTab()
})
afterEach(() => {
  tab.close()
  vi.unstubAllGlobals()
})

async function signedIn() {
  enterSession(tab.queryClient, ada)
  tab.queryClient.setQueryData(['vms'], ['web-1'])
  await flushPromises()
}
const session = () => tab.queryClient.getQueryData(sessionQuery().queryKey)

describe('a tab', () => {
  it('goes home and clears all data on a sign-out in another tab', async () => {
    await signedIn()
    otherTab.postMessage({ kind: 'signed-out' })
    await flushPromises()
    expect(session()).toEqual({ signedIn: false })
    expect(tab.navigate).toHaveBeenCalledWith(expect.objectContaining({ to: '/' }))
    expect(tab.queryClient.getQueryData(['vms'])).toBeUndefined()
    expect(setEnded).not.toHaveBeenCalledWith(true)
  })

  it('does so once in the tab that signs out', async () => {
    await signedIn()
    broadcastSession({ kind: 'signed-out' })
    endSession(tab.queryClient)
    await flushPromises()
    expect(tab.navigate).toHaveBeenCalledOnce()
    expect(tab.invalidate).not.toHaveBeenCalled()
  })

  it('stays on a page that works without a session', async () => {
    await signedIn()
    broadcastSignOutHere()
    await flushPromises()
    expect(session()).toEqual({ signedIn: false })
    expect(tab.invalidate).toHaveBeenCalledOnce()
    expect(tab.navigate).not.toHaveBeenCalled()
    expect(tab.queryClient.getQueryData(['vms'])).toBeUndefined()
    expect(setEnded).not.toHaveBeenCalledWith(true)
  })

  it('lets the guards act, with the reason, when the session ends by itself', async () => {
    await signedIn()
    endSession(tab.queryClient)
    await flushPromises()
    expect(setEnded).toHaveBeenLastCalledWith(true)
    expect(tab.invalidate).toHaveBeenCalledOnce()
    expect(tab.navigate).not.toHaveBeenCalled()
    expect(tab.queryClient.getQueryData(['vms'])).toBeUndefined()
    enterSession(tab.queryClient, ada)
    await flushPromises()
    expect(setEnded).toHaveBeenLastCalledWith(false)
  })

  it.each([
    { stored: '', isEnded: true, when: 'somebody was signed in on this browser' },
    { stored: null, isEnded: false, when: 'nobody was' },
  ])('learns from the first response if a session has ended: $when', async ({ stored, isEnded }) => {
    vi.stubGlobal('localStorage', { getItem: () => stored, setItem: vi.fn(), removeItem: vi.fn() })
    tab.queryClient.setQueryData(sessionQuery().queryKey, { signedIn: false })
    await flushPromises()
    if (isEnded) expect(setEnded).toHaveBeenLastCalledWith(true)
    else expect(setEnded).not.toHaveBeenCalled()
    expect(tab.invalidate).not.toHaveBeenCalled()
  })

  it('goes home even if the server reports the ended session first', async () => {
    await signedIn()
    endSession(tab.queryClient)
    otherTab.postMessage({ kind: 'signed-out' })
    await flushPromises()
    expect(tab.navigate).toHaveBeenCalledOnce()
    expect(setEnded).toHaveBeenLastCalledWith(false)
  })

  it('stays when nobody was signed in', async () => {
    tab.queryClient.setQueryData(sessionQuery().queryKey, { signedIn: false })
    otherTab.postMessage({ kind: 'signed-out' })
    await flushPromises()
    expect(tab.navigate).not.toHaveBeenCalled()
    expect(tab.invalidate).not.toHaveBeenCalled()
  })

  it('runs the guards again on a sign-in in another tab', async () => {
    tab.queryClient.setQueryData(sessionQuery().queryKey, { signedIn: false })
    otherTab.postMessage({ kind: 'signed-in', userId: 'usr_ada', organizationId: 'org_1' })
    await flushPromises()
    expect(tab.invalidate).toHaveBeenCalledOnce()
  })

  it('reloads when another person signs in', async () => {
    await signedIn()
    otherTab.postMessage({ kind: 'signed-in', userId: 'usr_ada', organizationId: 'org_1' })
    await flushPromises()
    expect(tab.reload).not.toHaveBeenCalled()
    otherTab.postMessage({ kind: 'signed-in', userId: 'usr_bob', organizationId: 'org_1' })
    await flushPromises()
    expect(tab.reload).toHaveBeenCalledOnce()
  })

  it('reloads when the same person joins another organization', async () => {
    await signedIn()
    otherTab.postMessage({ kind: 'signed-in', userId: 'usr_ada', organizationId: 'org_2' })
    await flushPromises()
    expect(tab.reload).toHaveBeenCalledOnce()
  })

  it('reloads when another person turns out to be signed in', async () => {
    await signedIn()
    await tab.queryClient.query({
      ...sessionQuery(),
      queryFn: async () => ({ ...ada, user: { ...ada.user, id: 'usr_bob' } }),
      staleTime: 0,
    })
    expect(tab.reload).toHaveBeenCalledOnce()
  })

  it('stays when somebody else signs in here', async () => {
    await signedIn()
    enterSession(tab.queryClient, { ...ada, user: { ...ada.user, id: 'usr_bob' } })
    await flushPromises()
    expect(tab.reload).not.toHaveBeenCalled()
  })
})

describe('a page that comes from the back-forward cache', () => {
  const show = async (persisted: boolean) => {
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    await flushPromises()
  }
  const storeHint = (isStored: boolean) =>
    vi.stubGlobal('localStorage', {
      getItem: () => (isStored ? '' : null),
      setItem: vi.fn(),
      removeItem: vi.fn(),
    })
  const isStale = () => tab.queryClient.getQueryState(sessionQuery().queryKey)?.isInvalidated

  it('reloads if it was left by signing out', async () => {
    await signedIn()
    broadcastSession({ kind: 'signed-out' })
    storeHint(false)
    await show(true)
    expect(tab.reload).toHaveBeenCalledOnce()
  })

  it('reloads if the user has signed out in another tab', async () => {
    await signedIn()
    storeHint(false)
    await show(true)
    expect(tab.reload).toHaveBeenCalledOnce()
  })

  it('asks for the session if somebody is signed in', async () => {
    await signedIn()
    storeHint(true)
    await show(true)
    expect(tab.reload).not.toHaveBeenCalled()
    expect(isStale()).toBe(true)
  })

  it('stays if nobody was signed in', async () => {
    tab.queryClient.setQueryData(sessionQuery().queryKey, { signedIn: false })
    storeHint(false)
    await show(true)
    expect(tab.reload).not.toHaveBeenCalled()
  })

  it('is left alone when it loads for the first time', async () => {
    await signedIn()
    storeHint(false)
    await show(false)
    expect(tab.reload).not.toHaveBeenCalled()
    expect(isStale()).toBe(false)
  })
})
