import { useRouter } from '@tanstack/react-router'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import classes from './link.module.css'

interface OwnLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this site, perhaps with search and hash, as the server gives it. */
  readonly href: string
  /** Within a sentence a link has to be told apart without its color: `always`. @default 'hover' */
  readonly underline?: 'hover' | 'always'
}

/** A link to an address that is not known before it is read, so that the route tree cannot check it as `Anchor` does. */
export function OwnLink({ href, onClick, underline = 'hover', className, ...rest }: OwnLinkProps) {
  const router = useRouter()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || elsewhere) return
    event.preventDefault()
    void router.navigate({ href })
  }

  return (
    <a
      {...rest}
      href={router.history.createHref(href)}
      data-underline={underline}
      className={className === undefined ? classes.anchor : `${classes.anchor} ${className}`}
      onClick={follow}
    />
  )
}
