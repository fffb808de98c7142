import type { ReactNode } from 'react'
import type { LinkTarget } from '#src/resources/resource-definition.ts'
import { Anchor } from '#src/ui/link.tsx'
import classes from './dashboard.module.css'

/** Entry of a list of places to go: icon, linked title and description. */
export function ServiceLine({
  icon,
  title,
  about,
  to,
  children,
}: {
  readonly icon: ReactNode
  readonly title: string
  readonly about: string
  readonly to: LinkTarget
  /** At the end of the line. */
  readonly children?: ReactNode
}) {
  return (
    <li className={classes.service}>
      <span className={classes.serviceIcon} aria-hidden="true">
        {icon}
      </span>
      <div className={classes.serviceWords}>
        <Anchor {...to} className={classes.serviceName}>
          {title}
        </Anchor>
        <span className={classes.serviceAbout}>{about}</span>
      </div>
      {children}
    </li>
  )
}
