import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { DockButtons } from './dock-buttons.tsx'
import { Button } from './kit.tsx'
import { MoveHandle } from './move-handle.tsx'
import { OverrideList } from './override-list.tsx'
import { activeRules } from './overrides.ts'
import { pageRoom } from './page-room.ts'
import styles from './panel.module.css'
import { type MockState, PanelProvider, usePanelContext, type Workbench } from './panel-context.tsx'
import type { PanelSize, PanelSizes } from './panel-sizes.ts'
import { type Dock, type Part, usePlace } from './panel-state.ts'
import { ResizeHandle } from './resize-handle.tsx'
import { AppSection } from './sections/app-section.tsx'
import { ClockSection } from './sections/clock-section.tsx'
import { DataSection } from './sections/data-section.tsx'
import { MailSection } from './sections/mail-section.tsx'
import { NetworkSection } from './sections/network-section.tsx'
import { RequestsSection } from './sections/requests-section.tsx'
import { RulesSection } from './sections/rules-section.tsx'
import { ScenarioSection } from './sections/scenario-section.tsx'
import { StateSection } from './sections/state-section.tsx'
import { isShortcut } from './shortcut.ts'
import { type Tab, Tabs } from './tabs.tsx'
import { isPageInert } from './top-layer.ts'

interface PanelProps {
  readonly ref: Ref<HTMLDialogElement>
  readonly workbench: Workbench
  readonly state: MockState
  readonly refresh: () => void
  readonly part: Part
  readonly dock: Dock
  /** Places that the window is large enough for. */
  readonly docks: readonly Dock[]
  readonly sizes: PanelSizes
  /** Why the panel is not where the user wanted it; empty for none. */
  readonly message: string
  /** True if the user has just opened it, so it takes the focus. */
  readonly takesFocus: boolean
  /** Changes each time the panel must be shown on top again. */
  readonly raised: number
  readonly onPart: (part: Part) => void
  readonly onDock: (dock: Dock) => void
  readonly onResize: (change: PanelSizes) => void
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
  { name: 'query', label: 'Query', content: () => <AppSection tool="query" /> },
  { name: 'router', label: 'Router', content: () => <AppSection tool="router" /> },
]

/** Devtools in a non-modal dialog, so the page stays usable. */
export default function Panel({
  ref,
  workbench,
  state,
  refresh,
  part,
  dock,
  docks,
  sizes,
  message,
  takesFocus,
  raised,
  onPart,
  onDock,
  onResize,
  onClose,
}: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement)
  const [place, move] = usePlace()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each opening
  useLayoutEffect(() => {
    if (dock !== 'window' && isPageInert()) dialog.current?.showModal()
    return () => dialog.current?.close()
  }, [raised, dock])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each opening
  useEffect(() => {
    if (takesFocus) dialog.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  }, [takesFocus, raised])
  usePageRoom(dialog, dock)

  const onKeyDown = (event: KeyboardEvent) => {
    const isClosing = event.key === 'Escape' || (dock === 'window' && isShortcut(event.nativeEvent))
    if (!isClosing || event.defaultPrevented) return
    event.stopPropagation()
    event.preventDefault()
    onClose()
  }
  /** Links of mails lead the page on, not the panel's window. */
  const onClick = (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[href]')
    if (dock !== 'window' || link === null || link.download !== '') return
    event.preventDefault()
    location.assign(link.href)
  }
  const resize = (size: PanelSize) => {
    if (dock === 'right') onResize({ right: size.width })
    if (dock === 'bottom') onResize({ bottom: size.height })
    if (dock !== 'float') return
    const box = dialog.current?.getBoundingClientRect()
    // Keep the upper left corner in its place.
    if (place === null && box) move({ x: Math.round(box.left), y: Math.round(box.top) })
    onResize({ float: size })
  }
  const title = (
    <>
      <h2>Mock tools</h2>
      <span className={styles.scenarioName}>{state.scenario.name}</span>
    </>
  )

  return (
    <dialog
      ref={dialog}
      data-mock=""
      data-dock={dock}
      aria-label="Mock tools"
      className={styles.panel}
      data-moved={(dock === 'float' && place !== null) || undefined}
      style={{ ...sizeStyle(dock, sizes), ...(place !== null && positionStyle(place)) }}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {(dock === 'right' || dock === 'bottom') && (
        <ResizeHandle panel={dialog} dock={dock} onResize={resize} />
      )}
      <header className={styles.head}>
        {dock === 'float' ? (
          <MoveHandle panel={dialog} onMove={move}>
            {title}
          </MoveHandle>
        ) : (
          <div className={styles.title}>{title}</div>
        )}
        <DockButtons dock={dock} offered={docks} onDock={onDock} />
        <Button tone="quiet" aria-label="Close" title="Close" className={styles.icon} onClick={onClose}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          </svg>
        </Button>
      </header>
      <p role="status" className={styles.message}>
        {message}
      </p>
      <PanelProvider
        workbench={workbench}
        state={state}
        refresh={refresh}
        leaveWindow={dock === 'window' ? () => onDock('bottom') : null}
        onPart={onPart}
      >
        <PanelTabs part={part} onPart={onPart} />
        <footer className={styles.foot}>
          <OverrideList onPart={onPart} />
          <time
            className={styles.worldTime}
            dateTime={new Date(state.clock.now).toISOString()}
            title="World time"
          >
            {new Date(state.clock.now).toISOString().slice(0, 16).replace('T', ' ')} UTC
          </time>
        </footer>
      </PanelProvider>
      {dock === 'float' && <ResizeHandle panel={dialog} dock={dock} onResize={resize} />}
    </dialog>
  )
}

interface PanelTabsProps {
  readonly part: Part
  readonly onPart: (part: Part) => void
}

function PanelTabs({ part, onPart }: PanelTabsProps) {
  const { log, mails, scenario, tallies, handlers, alwaysLive } = usePanelContext()
  const counts: Partial<Record<Part, number>> = {
    rules: activeRules(scenario.rules, tallies).length + handlers.length + (alwaysLive?.rules.length ?? 0),
    requests: log.length,
    mail: mails?.length ?? 0,
  }
  const counted = tabs.map((tab) => ({ ...tab, count: counts[tab.name] ?? 0 }))
  return <Tabs label="Tools" tabs={counted} selected={part} onSelect={onPart} />
}

/** Makes the page leave room for a docked panel. */
function usePageRoom(panel: RefObject<HTMLElement | null>, dock: Dock): void {
  useLayoutEffect(() => {
    const { current } = panel
    if (current === null || (dock !== 'right' && dock !== 'bottom')) return
    const measure = () =>
      pageRoom.take({
        right: dock === 'right' ? current.offsetWidth : 0,
        bottom: dock === 'bottom' ? current.offsetHeight : 0,
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => {
      observer.disconnect()
      pageRoom.take({ right: 0, bottom: 0 })
    }
  }, [panel, dock])
}

function positionStyle({ x, y }: { readonly x: number; readonly y: number }): CSSProperties {
  return { '--mock-x': `${x}px`, '--mock-y': `${y}px` } as CSSProperties
}

/** Sizes that the user chose; the style sheet has the initial ones, and the limits. */
function sizeStyle(dock: Dock, { right, bottom, float }: PanelSizes): CSSProperties {
  const width = dock === 'right' ? right : dock === 'float' ? float?.width : undefined
  const height = dock === 'bottom' ? bottom : dock === 'float' ? float?.height : undefined
  return {
    ...(width !== undefined && { '--mock-wanted-width': `${width}px` }),
    ...(height !== undefined && { '--mock-wanted-height': `${height}px` }),
  } as CSSProperties
}
