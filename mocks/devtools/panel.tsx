import {
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { Button } from './kit.tsx'
import { MoveHandle } from './move-handle.tsx'
import { OverrideList } from './override-list.tsx'
import styles from './panel.module.css'
import { type MockState, PanelProvider, type Workbench } from './panel-context.tsx'
import { type PanelPosition, type Part, usePlace } from './panel-state.ts'
import { ClockSection } from './sections/clock-section.tsx'
import { DataSection } from './sections/data-section.tsx'
import { MailSection } from './sections/mail-section.tsx'
import { NetworkSection } from './sections/network-section.tsx'
import { RequestsSection } from './sections/requests-section.tsx'
import { RulesSection } from './sections/rules-section.tsx'
import { ScenarioSection } from './sections/scenario-section.tsx'
import { StateSection } from './sections/state-section.tsx'
import { type Tab, Tabs } from './tabs.tsx'
import { isPageInert } from './top-layer.ts'

interface PanelProps {
  readonly ref: Ref<HTMLDialogElement>
  readonly workbench: Workbench
  readonly seen: MockState
  readonly again: () => void
  readonly part: Part
  /** True if the user has just opened it, so it takes the focus. */
  readonly takesFocus: boolean
  /** Changes each time the panel must be shown on top again. */
  readonly raised: number
  readonly onPart: (part: Part) => void
  readonly onClose: () => void
}

const tabs: readonly Tab<Part>[] = [
  { name: 'scenario', label: 'Scenario', content: () => <ScenarioSection /> },
  { name: 'rules', label: 'Rules', content: () => <RulesSection /> },
  { name: 'network', label: 'Network', content: () => <NetworkSection /> },
  { name: 'clock', label: 'Clock', content: () => <ClockSection /> },
  { name: 'requests', label: 'Requests', content: () => <RequestsSection /> },
  { name: 'mail', label: 'Mail', content: () => <MailSection /> },
  { name: 'data', label: 'Data', content: () => <DataSection /> },
  { name: 'state', label: 'State', content: () => <StateSection /> },
]

function positionStyle({ x, y }: NonNullable<PanelPosition>): CSSProperties {
  return { '--mock-x': `${x}px`, '--mock-y': `${y}px` } as CSSProperties
}

/** Devtools in a non-modal dialog, so the page stays usable. */
export default function Panel({
  ref,
  workbench,
  seen,
  again,
  part,
  takesFocus,
  raised,
  onPart,
  onClose,
}: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement)
  const [place, move] = usePlace()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each opening
  useLayoutEffect(() => {
    if (isPageInert()) dialog.current?.showModal()
    return () => dialog.current?.close()
  }, [raised])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each opening
  useEffect(() => {
    if (takesFocus) dialog.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  }, [takesFocus, raised])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    event.preventDefault()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      data-mock=""
      aria-label="Mock tools"
      className={styles.panel}
      data-moved={place !== null || undefined}
      style={place === null ? undefined : positionStyle(place)}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.head}>
        <MoveHandle panel={dialog} onMove={move}>
          <h2>Mock tools</h2>
          <span className={styles.scenarioName}>{seen.scenario.name}</span>
        </MoveHandle>
        <Button tone="quiet" aria-label="Close" className={styles.close} onClick={onClose}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          </svg>
        </Button>
      </header>
      <PanelProvider workbench={workbench} seen={seen} again={again}>
        <Tabs label="Tools" tabs={tabs} selected={part} onSelect={onPart} />
        <footer className={styles.foot}>
          <OverrideList onPart={onPart} />
          <time
            className={styles.worldTime}
            dateTime={new Date(seen.clock.now).toISOString()}
            title="World time"
          >
            {new Date(seen.clock.now).toISOString().slice(0, 16).replace('T', ' ')} UTC
          </time>
        </footer>
      </PanelProvider>
    </dialog>
  )
}
