import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Anchor } from '#src/ui/link.tsx'
import type { AlertsSearch } from './alerts-search.ts'

const route = getRouteApi('/_console/monitoring/alerts')

/** Link that opens a dialog for a row on top of the current page. */
export function DialogLink({
  dialog,
  row,
  id,
  title,
  children,
}: {
  readonly dialog: AlertsSearch['dialog']
  readonly row: string
  /** Element ID, so the link can be focused. */
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
