import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import classes from './plain-tabs.module.css'

/**
 * Tabs of a public page. Small compared with the console's `PageTabs`, and all panels are in the document: search
 * engines find them, and without JavaScript all are shown.
 */
export function PlainTabs<Tab extends string>({
  label,
  value,
  labels,
  onChange,
  children,
}: {
  /** Accessible name of the tab list. */
  readonly label: string
  readonly value: Tab
  /** In display order. */
  readonly labels: Readonly<Record<Tab, ReactNode>>
  /** Called with the newly selected tab. */
  readonly onChange: (tab: Tab) => void
  readonly children: (tab: Tab) => ReactNode
}) {
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  const names = Object.keys(labels) as Tab[]

  function select(tab: Tab | undefined): void {
    if (tab !== undefined && tab !== value) onChange(tab)
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Alt and an arrow key go back and forward in the history.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = names.indexOf(value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = names.at(to % names.length)
    select(next)
    bar.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }

  return (
    <div className={classes.root}>
      <div ref={bar} role="tablist" aria-label={label} className={classes.bar} onKeyDown={onKeyDown}>
        {names.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}-tab`}
            aria-controls={`${id}-${tab}`}
            aria-selected={tab === value}
            tabIndex={tab === value ? 0 : -1}
            data-tab={tab}
            className={classes.tab}
            onClick={() => select(tab)}
          >
            {labels[tab]}
          </button>
        ))}
      </div>
      {names.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={`${id}-${tab}`}
          aria-labelledby={`${id}-${tab}-tab`}
          hidden={tab !== value}
          className={classes.panel}
        >
          {children(tab)}
        </div>
      ))}
    </div>
  )
}
