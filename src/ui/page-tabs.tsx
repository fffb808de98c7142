import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './page-tabs.module.css'
import { edgeFade, useEdgeFade } from './use-edge-fade.ts'

/** Tabs of a page; the URL decides which one is active. Only the active panel is mounted. */
export function PageTabs<Tab extends string>({
  value,
  labels,
  onChange,
  children,
}: {
  readonly value: Tab
  /** Labels in display order; tabs without permission are left out. */
  readonly labels: Readonly<Partial<Record<Tab, ReactNode>>>
  /** Called with the newly selected tab. */
  readonly onChange: (tab: Tab) => void
  /** Renders the panel of a tab. */
  readonly children: (tab: Tab) => ReactNode
}) {
  const list = useRef<HTMLDivElement>(null)
  useEdgeFade(list)

  // Scroll the active tab to the middle: on phones the tabs scroll sideways. `scrollIntoView` would scroll the page too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the tab scrolls again
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (tab)
      list.current?.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2 })
  }, [value])

  const names = Object.keys(labels) as Tab[]
  function select(chosen: string | null | undefined): void {
    const tab = names.find((known) => known === chosen)
    if (tab !== undefined && tab !== value) onChange(tab)
  }

  return (
    <Tabs value={value} onChange={select} keepMounted={false}>
      <Tabs.List ref={list} className={`${classes.tabs} ${edgeFade}`}>
        {names.map((tab) => (
          <Tabs.Tab
            key={tab}
            value={tab}
            // Arrow keys select the tab; Mantine only moves the focus for these two.
            onKeyDown={({ key }) => {
              if (key === 'Home') select(names.at(0))
              if (key === 'End') select(names.at(-1))
            }}
          >
            {labels[tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {names.map((tab) => (
        <Tabs.Panel key={tab} value={tab}>
          {children(tab)}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
