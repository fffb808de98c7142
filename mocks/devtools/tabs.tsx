import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './panel.module.css'

export interface Tab<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly content: () => ReactNode
  /** Number of things in it, shown next to the label; 0 is not shown. */
  readonly count?: number
}

interface TabsProps<Name extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly selected: Name
  readonly onSelect: (name: Name) => void
}

/** Same breakpoint as in `panel.module.css`, in pixels of the panel: below it, the tabs are above the content. */
const NARROW = 544

function useIsNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setIsNarrow] = useState(false)
  useLayoutEffect(() => {
    const { current } = ref
    if (current === null) return
    const measure = () => setIsNarrow(current.clientWidth < NARROW)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [ref])
  return isNarrow
}

/** Keeps the focus in the panel when the focused element disappears, such as the button of a removed rule. */
function useKeptFocus(ref: RefObject<HTMLElement | null>, part: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part has its own element
  useEffect(() => {
    const panel = ref.current
    if (panel === null) return
    let last: EventTarget | null = null
    const note = (event: FocusEvent) => {
      last = event.target
    }
    const observer = new MutationObserver(() => {
      // The panel may be in another window, whose nodes have other classes.
      const isGone = last !== null && !(last as Node).isConnected
      const { activeElement, body } = panel.ownerDocument
      if (isGone && activeElement === body) panel.focus()
    })
    panel.addEventListener('focusin', note)
    observer.observe(panel, { childList: true, subtree: true })
    return () => {
      panel.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [ref, part])
}

/** Tabs with arrow keys (ARIA Authoring Practices, tabs with automatic activation). */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect }: TabsProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow(body)
  const index = tabs.findIndex((tab) => tab.name === selected)
  const current = tabs[index]

  // Scroll the selected tab into view.
  useEffect(() => {
    list.current
      ?.querySelector(`[data-tab="${selected}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selected])

  const panel = useRef<HTMLDivElement>(null)
  useKeptFocus(panel, selected)

  const onKeyDown = (event: KeyboardEvent) => {
    const [back, on] = isNarrow ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
    const targets = new Map([
      [on, (index + 1) % tabs.length],
      [back, (index - 1 + tabs.length) % tabs.length],
      ['Home', 0],
      ['End', tabs.length - 1],
    ])
    const target = tabs[targets.get(event.key) ?? -1]
    if (!target) return
    event.preventDefault()
    onSelect(target.name)
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.name}"]`)?.focus()
  }

  return (
    <div ref={body} className={styles.body}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={isNarrow ? 'horizontal' : 'vertical'}
        className={styles.tabs}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            data-tab={tab.name}
            aria-selected={tab.name === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.name)}
          >
            {tab.label}
            {(tab.count ?? 0) > 0 && (
              <>
                {' '}
                <span className={styles.count}>{tab.count}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <div
        key={selected}
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls has to be reachable with the keyboard
        tabIndex={0}
        className={styles.content}
      >
        {current?.content()}
      </div>
    </div>
  )
}
