import { cleanNotifications } from '@mantine/notifications'
import type { ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { getQueryClient } from '#src/api/query-client.ts'
import { sessionQuery } from '#src/api/session.ts'
import { startMocks } from '#src/start-mocks.ts'
import { resolveAddress } from './addresses.ts'
import { press } from './press.ts'
import { neverShown, rememberShown } from './shown-components.ts'
import { type StoryState, storyStates } from './stories.ts'
import { type State, world } from './story.ts'

declare global {
  interface Window {
    /** Shows a story in a state; resolves once it has its data, or waits for a response that never comes. */
    showStory?: (id: string) => Promise<void>
    /** Lists shared components that no story has shown in this document. */
    neverShown?: () => Promise<string[]>
  }
}

interface Stage {
  /** The app at an address, and a promise of its page. */
  readonly screen: (address: string) => { readonly app: ReactElement; readonly loaded: Promise<void> }
  /** Example of a component, by the id of its story. */
  readonly component?: (id: string) => ReactElement
}

const container = document.getElementById('root') as HTMLElement
let root: Root | undefined
/** True if a story has changed the data, so that the next one needs its own. */
let isWorldChanged = false

/**
 * Shows stories in this document, first the one in its address. The console and the public site have a document each,
 * as in the app, since their route trees share routes.
 */
export async function startFrame(stage: Stage): Promise<void> {
  if (!(await startMocks())) return
  getQueryClient()
    .getMutationCache()
    .subscribe(({ mutation }) => {
      if (mutation?.state.status === 'success') isWorldChanged = true
    })
  window.showStory = (id) => show(id, stage)
  window.neverShown = () => {
    // Parts of the last story may have come since.
    if (root !== undefined) rememberShown(container)
    return neverShown()
  }
  const id = new URLSearchParams(location.search).get('story')
  if (id !== null) await show(id, stage)
}

async function show(id: string, { screen, component }: Stage): Promise<void> {
  const found = storyStates.find((it) => it.id === id)
  if (!found) throw new Error(`There is no story ${id}.`)
  if (root !== undefined) rememberShown(container)
  root?.unmount()
  cleanNotifications()
  sessionStorage.clear()
  await enter(found)
  getQueryClient().clear()
  await getQueryClient().fetchQuery(sessionQuery())
  root = createRoot(container)
  const { story, state } = found
  if (story.address === undefined) root.render(component?.(story.id))
  else {
    const { app, loaded } = screen(await addressOf(story.address, state.at))
    root.render(app)
    await loaded
  }
  // The part comes after the last press.
  const { part: _, press: names = [], ...before } = state
  await waitUntilStill(names.length > 0 ? before : state)
  for (const [index, name] of names.entries()) {
    await press(name)
    await waitUntilStill(index < names.length - 1 ? before : state)
  }
  if (isEmpty()) throw new Error('It shows nothing.')
  if (!isPartShown(state)) throw new Error('It doesn’t show its part, or the dialog in its address.')
  scrollTo(0, 0)
  rememberShown(container)
}

/** The world goes on if no story has changed it, so that stories with the same data don't wait for it. */
async function enter({ state }: StoryState): Promise<void> {
  await control('PUT', 'scenario', [world, state.scenario])
  if (isWorldChanged || state.writes) await control('POST', 'reset')
  isWorldChanged = state.writes === true
}

async function control(method: string, path: string, body?: object): Promise<void> {
  const response = await fetch(`/__mocks/${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(await response.text())
}

const addressOf = (address: string, at = '') => resolveAddress(at.startsWith('/') ? at : address + at)

/** Dialogs and toasts are beside the root. */
const isEmpty = () => container.querySelector('main *') === null && document.body.innerText.trim() === ''

/** Frames without a change after which a story is complete. */
const STABLE_FRAMES = 4

/**
 * Waits until no request has been on its way, and nothing has changed, for a few frames. Where responses never come, until
 * no more are asked for.
 */
async function waitUntilStill(state: State): Promise<void> {
  let changes = 0
  const observer = new MutationObserver(() => {
    changes += 1
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  let before = ''
  let quiet = 0
  for (let turn = 0; quiet < (state.isPending ? 2 * STABLE_FRAMES : STABLE_FRAMES) && turn < 600; turn++) {
    await new Promise((done) => requestAnimationFrame(done))
    const waiting = getQueryClient().isFetching() + getQueryClient().isMutating()
    const now = `${waiting} ${changes}`
    const isQuiet = now === before && (waiting === 0 || state.isPending) && isPartShown(state)
    quiet = isQuiet && !isEmpty() ? quiet + 1 : 0
    before = now
  }
  observer.disconnect()
}

/** False while a part of the story, or the dialog in its address, is still to come. */
function isPartShown({ at = '', part }: State): boolean {
  if (part !== undefined) return document.querySelector(part) !== null
  return !/\b(?:dialog|buy)=/.test(at) || document.querySelector('[role="dialog"], dialog[open]') !== null
}
