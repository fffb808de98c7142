import { Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { BillingNotice } from '#src/api/generated/types.gen.ts'
import { Notice } from '#src/resources/detail/notice.tsx'
import { safeLocalStorage } from '#src/safe-storage.ts'
import { Button } from '#src/ui/button.tsx'
import { PathButton } from '#src/ui/path-button.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import { problemOf } from '#src/ui/problem.ts'
import classes from './billing-notices.module.css'
import { noticesQuery } from './billing-queries.ts'

/** Local storage key that is set if there were no notices the last time. */
const NONE = 'nimbus-no-billing-notices'

/**
 * Billing notices in one banner, which has the severity of the worst. It shows that notice and lists the others on
 * demand. Renders nothing if there are none. Its space is reserved while loading, unless there were none last time.
 */
export function BillingNotices({
  compact,
}: {
  /** True for one line: the headline without its message. */
  readonly compact: boolean
}) {
  const { data, error } = useQuery(noticesQuery())
  const count = data?.items.length
  useEffect(() => {
    if (count === 0) safeLocalStorage.set(NONE, '')
    else if (count !== undefined) safeLocalStorage.remove(NONE)
  }, [count])
  if (data === undefined && error !== null)
    return <Notice tone="warning">Couldn’t load billing notices. {problemOf(error).detail}</Notice>
  if (data === undefined) {
    return safeLocalStorage.get(NONE) !== null ? null : (
      <div aria-busy="true" className={classes.pending} data-compact={compact || undefined}>
        <Skeleton height="100%" />
      </div>
    )
  }
  const [worst, ...others] = data.items
  return worst === undefined ? null : <Banner worst={worst} others={others} compact={compact} />
}

function Banner({
  worst,
  others,
  compact,
}: {
  readonly worst: BillingNotice
  readonly others: readonly BillingNotice[]
  readonly compact: boolean
}) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  return (
    <section
      className={classes.banner}
      aria-label="Billing notices"
      data-tone={worst.type}
      data-compact={compact || undefined}
    >
      <div className={classes.worst}>
        <NoticeIcon type={worst.type} size={20} />
        <div className={classes.text}>
          <strong className={classes.title}>{worst.title}</strong>
          {!compact && <span className={classes.message}>{worst.message}</span>}
        </div>
        <div className={classes.actions}>
          {worst.action !== null && (
            <PathButton
              href={worst.action.href}
              size="sm"
              variant={worst.type === 'critical' ? 'destructive' : 'outline'}
            >
              {worst.action.label}
            </PathButton>
          )}
          {others.length > 0 && (
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? 'Show less' : `${others.length} more`}
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <ul className={classes.others} id={listId}>
          {others.map(({ id, type, title, message, action }) => (
            <li key={id} data-tone={type}>
              <NoticeIcon type={type} size={16} />
              <div className={classes.text}>
                <strong className={classes.title}>{title}</strong>
                <span className={classes.message}>{message}</span>
              </div>
              {action !== null && <PathLink href={action.href}>{action.label}</PathLink>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NoticeIcon({ type, size }: { readonly type: BillingNotice['type']; readonly size: number }) {
  const Icon = type === 'info' ? IconInfoCircle : IconAlertTriangle
  return <Icon className={classes.icon} size={size} aria-hidden="true" />
}
