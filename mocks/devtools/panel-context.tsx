import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { Applied, MockControl, Visitor } from '../admin/control.ts'
import type { MailRow } from '../db/index.ts'
import { DamagedError, type DamageReason } from '../db/persistence/saved.ts'
import type { LogEntry } from '../engine/request-log.ts'
import type { ClockState } from '../kernel/clock.ts'
import { InputError } from '../kernel/input.ts'
import type { HandlerOverride } from '../runtime/handler-override-list.ts'
import type { InlineScenario, Rule, Scenario } from '../scenarios/document.ts'
import type { SignedInUser } from '../scenarios/persona.ts'
import type { RuleTally } from '../scenarios/scenario-engine.ts'
import { SelectionError } from '../scenarios/selection.ts'
import { FileError } from './kit.tsx'
import type { Part } from './panel-state.ts'
import type { RuleDraft } from './rules/rule-draft.ts'

/** Dependencies of the panel. */
export interface Workbench {
  readonly control: MockControl
  /** Stores a cookie like the browser would for a server's response. Returns true if its value has changed. */
  readonly keepCookie: (setCookie: string) => boolean
  /** `Cookie` header of the browser. */
  readonly readCookies: () => string
  /** Reloads the page after everything it has read became outdated. */
  readonly reload: () => void
}

/** Last read state of the mock. */
export interface MockState {
  readonly scenario: Scenario
  readonly tallies: readonly RuleTally[]
  /** True if people sign in at the live backend. */
  readonly hasLiveSignIn: boolean
  readonly alwaysLive: ReturnType<MockControl['alwaysLive']>
  readonly clock: { readonly now: number; readonly state: ClockState }
  readonly log: readonly LogEntry[]
  /** Path of the open page. */
  readonly page: string
  readonly isRecording: boolean
  /** MSW handlers that respond before the mock. */
  readonly handlers: readonly HandlerOverride[]
}

interface PanelContextValue extends MockState {
  readonly control: MockControl
  /** Changes the mock and reads its state again. */
  readonly act: <T>(change: () => T) => T
  /** Switches the scenario. Reloads the page only if the data or the signed-in user changes. */
  readonly applyScenario: (documents: readonly InlineScenario[]) => Promise<void>
  /** Identifies this browser to changes of the data, which keep its user signed in. */
  readonly visitor: () => Visitor
  /** Signed-in user; null if nobody is, undefined until known. */
  readonly user: SignedInUser | null | undefined
  /** Sent mails, newest first; undefined until known. */
  readonly mails: readonly MailRow[] | undefined
  /** Handles the result of a change that may have replaced the data. */
  readonly handleApplied: (applied: Pick<Applied, 'newWorld' | 'setCookie' | 'newSession'>) => void
  readonly setRules: (rules: readonly Rule[]) => void
  /** Adds a rule that takes precedence over all others. */
  readonly addRule: (rule: Rule) => void
  /** Docks the panel in the page; null unless it has a window of its own. */
  readonly leaveWindow: (() => void) | null
  /** Shows another part of the panel. */
  readonly show: (part: Part) => void
  /** Rule in the editor; null for none. */
  readonly edited: EditedRule | null
  /** Opens a rule in the editor, or closes it. */
  readonly edit: (edited: EditedRule | null) => void
}

export interface EditedRule {
  /** Index of the rule in the scenario; null for a new rule. */
  readonly index: number | null
  readonly draft: RuleDraft
}

/** Interval for reading the mock's state, in milliseconds. Other tabs, tests and links change it too. */
const INTERVAL = 1000

function readState(control: MockControl): MockState {
  const { scenario, clock } = control
  return {
    scenario,
    tallies: control.tallies(),
    hasLiveSignIn: control.hasLiveSignIn,
    alwaysLive: control.alwaysLive(),
    clock,
    log: control.log(),
    page: location.pathname,
    isRecording: control.recorder.isRunning,
    handlers: control.handlers.list(),
  }
}

export function useMockState(control: MockControl): readonly [state: MockState, refresh: () => void] {
  const [state, setState] = useState(() => readState(control))
  useEffect(() => {
    const timer = setInterval(() => setState(readState(control)), INTERVAL)
    return () => clearInterval(timer)
  }, [control])
  return [state, () => setState(readState(control))]
}

const PanelContext = createContext<PanelContextValue | null>(null)

interface PanelProviderProps {
  readonly workbench: Workbench
  readonly state: MockState
  readonly refresh: () => void
  /** @default null */
  readonly leaveWindow?: (() => void) | null
  readonly onPart: (part: Part) => void
  readonly children: ReactNode
}

export function PanelProvider({
  workbench,
  state,
  refresh,
  leaveWindow = null,
  onPart,
  children,
}: PanelProviderProps) {
  const { control, keepCookie, readCookies, reload } = workbench
  const act = <T,>(change: () => T): T => {
    const result = change()
    refresh()
    return result
  }
  const hasNewCookie = useRef(false)
  const storeCookie = (setCookie: string) => {
    if (keepCookie(setCookie)) hasNewCookie.current = true
  }
  const handleApplied: PanelContextValue['handleApplied'] = ({ newWorld, setCookie, newSession }) => {
    if (setCookie !== null) storeCookie(setCookie)
    if (newWorld || hasNewCookie.current || newSession) reload()
    hasNewCookie.current = false
    refresh()
  }
  const setRules: PanelContextValue['setRules'] = (rules) => act(() => control.adjust({ rules: [...rules] }))
  const visitor = (): Visitor => ({ cookies: readCookies(), keepCookie: storeCookie })
  const [user, setUser] = useState<SignedInUser | null | undefined>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again with each state of the mock
  useEffect(() => {
    void control.userOf(readCookies()).then(setUser)
  }, [control, readCookies, state])
  const mails = useMails(control, state)
  const [edited, setEdited] = useState<EditedRule | null>(null)
  const value: PanelContextValue = {
    ...state,
    user,
    mails,
    control,
    act,
    handleApplied,
    visitor,
    applyScenario: async (documents) => handleApplied(await control.apply(documents, visitor())),
    setRules,
    addRule: (rule) => setRules([...control.scenario.rules, rule]),
    leaveWindow,
    show: onPart,
    edited,
    edit: (next) => {
      setEdited(next)
      if (next !== null) onPart('rules')
    },
  }
  return <PanelContext value={value}>{children}</PanelContext>
}

function useMails(control: MockControl, { log, clock }: MockState): readonly MailRow[] | undefined {
  const [mails, setMails] = useState<readonly MailRow[]>()
  const last = log.at(-1)?.requestId
  const minute = Math.floor(clock.now / 60_000)
  // Mails are sent by requests or by due jobs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: triggers a reload
  useEffect(() => {
    let current = true
    void control.mails().then((all) => {
      if (current) setMails(all)
    })
    return () => {
      current = false
    }
  }, [control, last, minute])
  return mails
}

export function usePanelContext(): PanelContextValue {
  const panel = useContext(PanelContext)
  if (panel === null) throw new Error('This component must be rendered inside the panel.')
  return panel
}

/** Runs an action that may fail on invalid input, and keeps the reasons of the error. */
export function useAttempt(): readonly [
  reasons: readonly string[],
  attempt: (act: () => unknown) => Promise<boolean>,
] {
  const [reasons, setReasons] = useState<readonly string[]>([])
  const attempt = async (act: () => unknown) => {
    try {
      await act()
      setReasons([])
      return true
    } catch (error) {
      setReasons(reasonsOf(error))
      return false
    }
  }
  return [reasons, attempt]
}

const DAMAGED: Readonly<Record<DamageReason, string>> = {
  unreadable: 'This file isn’t a snapshot of the mock.',
  'other-format': 'This snapshot has the format of another version of the mock.',
  'other-seed': 'This snapshot is from another version of the mock, with different data sets.',
}

function reasonsOf(error: unknown): readonly string[] {
  if (error instanceof SelectionError) return error.reasons
  if (error instanceof FileError) return [error.message]
  if (error instanceof InputError) return [error.message, ...error.reasons]
  if (error instanceof DamagedError) return [DAMAGED[error.reason]]
  if (error instanceof SyntaxError) return [`This isn’t JSON: ${error.message}`]
  throw error
}
