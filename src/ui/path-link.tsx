import { useRouter } from '@tanstack/react-router'
import type { ComponentPropsWithRef, MouseEvent, MouseEventHandler } from 'react'
import classes from './link.module.css'

interface PathLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path on this site from the server, possibly with search and hash. */
  readonly href: string
  /** Links inside a sentence must be recognizable without color: `always`. @default 'hover' */
  readonly underline?: 'hover' | 'always'
}

/** Link to a path known only at run time, which the route tree can't check as for `Anchor`. */
export function PathLink({ href, onClick, underline = 'hover', className, ...rest }: PathLinkProps) {
  return (
    <a
      {...rest}
      {...usePathLink(href, onClick)}
      data-underline={underline}
      className={className === undefined ? classes.anchor : `${classes.anchor} ${className}`}
    />
  )
}

/** Props of an element that links to a path known only at run time. */
export function usePathLink(href: string, onClick?: MouseEventHandler<HTMLAnchorElement>) {
  const router = useRouter()
  return {
    href: router.history.createHref(href),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
      if (event.defaultPrevented || elsewhere) return
      event.preventDefault()
      void router.navigate({ href })
    },
  }
}
