import type { ReactNode, Ref } from 'react'
import classes from './auth.module.css'

interface AuthHeadingProps {
  readonly title: string
  readonly description: ReactNode
  /** Focused after a screen change within the page. */
  readonly titleRef?: Ref<HTMLHeadingElement>
}

export function AuthHeading({ title, description, titleRef }: AuthHeadingProps) {
  return (
    <header className={classes.head}>
      <h1 className={classes.title} ref={titleRef} tabIndex={-1}>
        {title}
      </h1>
      <p className={classes.description}>{description}</p>
    </header>
  )
}
