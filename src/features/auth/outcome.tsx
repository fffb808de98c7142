import { type ReactNode, useEffect, useRef } from 'react'
import classes from './auth.module.css'
import { AuthHeading } from './auth-heading.tsx'

/** Result of a link and the next step. Takes the focus, because it replaces the previous screen content. */
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
