import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './page-tabs.module.css'

/**
 * The parts of a page as tabs, one of them shown; which one is the address's business. What is not shown is not there
 * either.
 */
export function PageTabs<Tab extends string>({
  value,
  labels,
  onChange,
  children,
}: {
  readonly value: Tab
  /** In the order of the bar; one that the person may not see is left out. */
  readonly labels: Readonly<Partial<Record<Tab, ReactNode>>>
  /** Called with another tab than the one shown. */
  readonly onChange: (tab: Tab) => void
  /** What the tab of that name holds. */
  readonly children: (tab: Tab) => ReactNode
}) {
  const list = useRef<HTMLDivElement>(null)

  // On a phone the tabs scroll sideways, and a link may lead to the last of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab decides which one is active
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])

  const names = Object.keys(labels) as Tab[]
  function select(chosen: string | null | undefined): void {
    const tab = names.find((known) => known === chosen)
    if (tab !== undefined && tab !== value) onChange(tab)
  }

  return (
    <Tabs value={value} onChange={select} keepMounted={false}>
      <Tabs.List ref={list} className={classes.tabs ?? ''}>
        {names.map((tab) => (
          <Tabs.Tab
            key={tab}
            value={tab}
            // The arrows choose the tab they lead to; Mantine only moves the focus there for these two.
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
