import type { InlineScenario, Rule } from '#mocks/scenarios/document.ts'
import type { OperationId, ProblemCode } from '#mocks/scenarios/target.ts'

/** A screen or a shared component in its states. Its data comes from the mock, so a state is a scenario. */
export interface Story {
  /** Unique; a part of addresses. */
  readonly id: string
  readonly group: Group
  readonly title: string
  /** Page of the app, as `addresses.ts` writes it; without one a component. */
  readonly address?: string
  readonly states: States
}

export const groups = ['Components', 'Console', 'Sign-in', 'Public site'] as const
type Group = (typeof groups)[number]

export interface State {
  readonly scenario: InlineScenario
  /** Search of the address, or another address: `?tab=logs`. */
  readonly at?: string
  /** Accessible names of buttons and tabs to press, in order. */
  readonly press?: readonly string[]
  /** True if requests are never answered. */
  readonly isPending?: boolean
  /** True if it writes by itself. Its data are fresh, since random values depend on earlier writes. */
  readonly writes?: boolean
  /** Failure that the browser's console reports: the status of a response, or that there is none. */
  readonly fails?: number | 'no response'
  /** Selector of a part that comes late: its code loads on demand, or it follows an operation in the background. */
  readonly part?: string
  /** Width of the window in CSS pixels. @default 1280 */
  readonly width?: number
}

export type States = Readonly<Record<string, State>>

/** Start time of all stories: a Monday morning, away from the turn of month and year. */
export const STORY_TIME = '2026-03-02T09:00:00Z'

/** World of every story, below its state's scenario. */
export const world: InlineScenario = {
  name: 'workshop',
  seed: 1,
  clock: { mode: 'fixed', at: STORY_TIME },
  persona: 'owner',
  network: { latencyMs: 0 },
  lifecycle: { failureRate: 0 },
}

export const loaded: State = { scenario: {} }
export const empty: State = { scenario: { dataset: 'empty' } }
export const longNames: State = { scenario: { seedVariants: ['long-names'] } }
/** A bad morning: resources of every service have failed. */
export const failed: State = { scenario: { seedVariants: ['failures'] } }
/** 10,000 VMs, and 1,000 of every other kind of resource. */
export const large: State = { scenario: { dataset: 'large' } }
export const admin: State = { scenario: { persona: 'admin' } }
export const viewer: State = { scenario: { persona: 'viewer' } }

/** The same on a phone. */
export const phone = (state: State): State => ({ ...state, width: 360 })

/** The same with a search or at another address. */
export const at = (address: string, state: State = loaded): State => ({ ...state, at: address })

/** The same after pressing buttons. */
export const pressing = (names: readonly string[], state: State = loaded): State => ({
  ...state,
  press: names,
})

/** A state for each tab that a page names in its address. */
export const tabStates = (tabs: readonly string[]): States =>
  Object.fromEntries(tabs.map((tab) => [`tab ${tab}`, at(`?tab=${tab}`)]))

const only = (operation: OperationId, then: Rule['then'], id: string): InlineScenario => ({
  rules: [{ id, operation, then }],
})

/** Waits for a response that never comes. */
export const pending = (operation: OperationId): State => ({
  scenario: only(operation, { fault: 'timeout' }, 'pending'),
  isPending: true,
})

/** Replaces values of a response, by JSON pointer. */
export const patched = (
  operation: OperationId,
  values: Readonly<Record<string, string | boolean>>,
): State => {
  const patch = Object.entries(values).map(([path, value]) => ({ op: 'replace' as const, path, value }))
  return { scenario: only(operation, { respond: { patch } }, 'patched') }
}

export const failing = (operation: OperationId, status: number, code: ProblemCode): State => ({
  scenario: only(operation, { respond: { status, code } }, `${status}`),
  fails: status,
})

/** States of what waits for one operation. */
export const waitsFor = (operation: OperationId): States => ({
  loading: pending(operation),
  'error 500': failing(operation, 500, 'internal_error'),
})

/** States of what shows a list. */
export const statesOf = (operation: OperationId): States => ({
  loaded,
  ...waitsFor(operation),
  'error 429': failing(operation, 429, 'rate_limited'),
  empty,
  'long names': longNames,
})
