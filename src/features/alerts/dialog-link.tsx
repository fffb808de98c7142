import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Anchor } from '#src/ui/link.tsx'
import type { AlertsSearch } from './alerts-search.ts'

const route = getRouteApi('/_console/monitoring/alerts')

/** Opens a dialog about one thing, over what the page shows. */
export function DialogLink({
  dialog,
  row,
  id,
  title,
  children,
}: {
  readonly dialog: AlertsSearch['dialog']
  readonly row: string
  /** By which it takes the focus. */
  readonly id?: string
  readonly title?: string
  readonly children: ReactNode
}) {
  const search = route.useSearch()
  return (
    <Anchor
      to="/monitoring/alerts"
      search={{ ...search, dialog, row }}
      resetScroll={false}
      {...(id !== undefined && { id })}
      {...(title !== undefined && { title })}
    >
      {children}
    </Anchor>
  )
}
