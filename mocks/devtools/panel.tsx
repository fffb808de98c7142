import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './devtools.module.css'
import type { Part } from './panel-state.ts'
import { ClockSection } from './sections/clock-section.tsx'
import { MailSection } from './sections/mail-section.tsx'
import { NetworkSection } from './sections/network-section.tsx'
import { RequestsSection } from './sections/requests-section.tsx'
import { ScenarioSection } from './sections/scenario-section.tsx'
import { type Tab, Tabs } from './tabs.tsx'
import type { Workbench } from './workbench.ts'

interface PanelProps {
  readonly bench: Workbench
  readonly part: Part
  /** Whether a person has just opened it, and so wants the focus in it. */
  readonly takesFocus: boolean
  readonly onPart: (part: Part) => void
  readonly onClose: () => void
}

/** The tools of a tester, in a dialog beside the page: the page can still be used. */
export function Panel({ bench, part, takesFocus, onPart, onClose }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  }, [takesFocus])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  const tabs: readonly Tab<Part>[] = [
    { name: 'scenario', label: 'Scenario', content: () => <ScenarioSection bench={bench} /> },
    { name: 'network', label: 'Network', content: () => <NetworkSection bench={bench} /> },
    { name: 'clock', label: 'Clock', content: () => <ClockSection bench={bench} /> },
    { name: 'mail', label: 'Mail', content: () => <MailSection bench={bench} /> },
    { name: 'requests', label: 'Requests', content: () => <RequestsSection bench={bench} /> },
  ]

  return (
    <div ref={ref} role="dialog" aria-label="Mock tools" className={styles.panel} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2>Mock tools</h2>
        <button type="button" className={styles.button} onClick={onClose}>
          Close
        </button>
      </div>
      <Tabs label="Tools" tabs={tabs} selected={part} onSelect={onPart} />
    </div>
  )
}
