import { type ReactNode, useEffect, useRef } from 'react'
import classes from './auth.module.css'
import { AuthHeading } from './auth-heading.tsx'

/** How a link has ended, and what to do next; it takes the focus, since the screen has changed under a person's hands. */
export function Outcome({
  icon,
  title,
  description,
  children,
}: {
  readonly icon: ReactNode
  readonly title: string
  readonly description: string
  readonly children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className={classes.icon} aria-hidden="true">
        {icon}
      </div>
      <AuthHeading titleRef={heading} title={title} description={description} />
      {children}
    </>
  )
}
