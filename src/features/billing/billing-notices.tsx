import { useQuery } from '@tanstack/react-query'
import { Notice } from '#src/resources/detail/notice.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import { problemOf } from '#src/ui/problem.ts'
import classes from './billing.module.css'
import { noticesQuery } from './billing-queries.ts'

/** Billing warnings, each with a link to fix it. Renders nothing if there are none. */
export function BillingNotices() {
  const { data, error } = useQuery(noticesQuery())
  if (data === undefined && error !== null)
    return <Notice tone="warning">Couldn’t load billing notices. {problemOf(error).detail}</Notice>
  if (data === undefined || data.items.length === 0) return null
  return (
    <ul className={classes.notices} aria-label="Notices">
      {data.items.map(({ id, type, message, action }) => (
        <li key={id}>
          <Notice tone={type}>
            <div className={classes.notice}>
              <span>{message}</span>
              {action !== null && <PathLink href={action.href}>{action.label}</PathLink>}
            </div>
          </Notice>
        </li>
      ))}
    </ul>
  )
}
