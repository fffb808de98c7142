import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import styles from './devtools.module.css'
import { Launcher } from './launcher.tsx'
import type { NoticeBoard } from './notices/notice-board.ts'
import { NoticeStack } from './notices/notice-stack.tsx'
import { useMockState, type Workbench } from './panel-context.tsx'
import { PanelPlace } from './panel-place.tsx'
import { useSizes } from './panel-sizes.ts'
import { edgeFor, lastPart, useDock, useOpenPart, wasOpenedEarly } from './panel-state.ts'
import { usePanelWindow } from './panel-window.ts'
import { useShortcut } from './shortcut.ts'
import { isPageInert } from './top-layer.ts'

export interface DevtoolsProps {
  readonly workbench: Workbench
  readonly board: NoticeBoard
  readonly onDownloadAside: () => void
}

/** Loaded on demand: most pages are viewed without it. */
const Panel = lazy(() => import('./panel.tsx'))

/** UI that a mocked build adds to every page: a button at the edge, its panel, and notices. */
export function Devtools({ workbench, board, onDownloadAside }: DevtoolsProps) {
  const [part, open] = useOpenPart()
  const [byHand, setByHand] = useState(wasOpenedEarly)
  const launcher = useRef<HTMLButtonElement>(null)
  /** Focused element when the panel was opened. */
  const cameFrom = useRef<Element | null>(null)
  const panel = useRef<HTMLDialogElement>(null)
  /** Increased to show the panel again, on top of a dialog that was opened after it. */
  const [raised, setRaised] = useState(0)
  const [state, refresh] = useMockState(workbench.control)
  const [chosenDock, dockAt] = useDock()
  const [sizes, resize] = useSizes()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const isSmall = useIsSmall()
  const [isBlocked, setIsBlocked] = useState(false)
  const detached = usePanelWindow({
    isWanted: part !== null && chosenDock === 'window',
    size: sizes.window,
    onResize: (size) => resize({ window: size }),
    onClosed: () => open(null),
    onBlocked: () => {
      setIsBlocked(true)
      dockAt(edgeFor(innerWidth))
    },
  })
  const target = chosenDock === 'window' && detached !== null ? detached.document.body : slot
  const dock =
    target !== slot
      ? 'window'
      : isSmall || chosenDock === 'window'
        ? edgeFor(isSmall ? 0 : innerWidth)
        : chosenDock

  const toggle = () => {
    const isBehind = isPageInert() && panel.current?.open === false
    if (part !== null && !isBehind) return close()
    cameFrom.current = document.activeElement
    setByHand(true)
    setRaised((it) => it + 1)
    open(part ?? lastPart())
  }
  const close = () => {
    open(null)
    // Don't move the focus of someone working on the page.
    if (!panel.current?.contains(panel.current.ownerDocument.activeElement)) return
    const { current: from } = cameFrom
    const back =
      from instanceof HTMLElement && from.isConnected && from !== document.body ? from : launcher.current
    // The dialog below the panel must get the focus back.
    requestAnimationFrame(() => back?.focus())
  }
  useShortcut(toggle)

  return (
    <aside aria-label="Mock" className={styles.root}>
      <NoticeStack board={board} workbench={workbench} onDownloadAside={onDownloadAside} />
      <div ref={setSlot} />
      {part !== null && target !== null && (
        <PanelPlace target={target}>
          <Suspense>
            <Panel
              ref={panel}
              workbench={workbench}
              state={state}
              refresh={refresh}
              part={part}
              dock={dock}
              docks={isSmall ? ['bottom', 'window'] : ['bottom', 'right', 'float', 'window']}
              sizes={sizes}
              message={isBlocked ? 'The browser blocked the window. Allow pop-ups for this site.' : ''}
              takesFocus={byHand}
              raised={raised}
              onPart={open}
              onDock={(next) => {
                setIsBlocked(false)
                dockAt(next)
              }}
              onResize={resize}
              onClose={close}
            />
          </Suspense>
        </PanelPlace>
      )}
      <Launcher
        ref={launcher}
        state={state}
        isOpen={part !== null}
        isCovered={dock === 'right' || dock === 'bottom'}
        onClick={toggle}
      />
    </aside>
  )
}

/** Windows without room for the panel beside the page. */
const small = matchMedia('(max-width: 48em)')

function useIsSmall(): boolean {
  return useSyncExternalStore(
    (listener) => {
      small.addEventListener('change', listener)
      return () => small.removeEventListener('change', listener)
    },
    () => small.matches,
  )
}
