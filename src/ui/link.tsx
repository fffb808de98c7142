import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { type ButtonLook, buttonLook } from './button.tsx'
import classes from './link.module.css'

interface AnchorRootProps extends ComponentPropsWithRef<'a'> {
  /** Links inside a sentence must be recognizable without color: `always`. @default 'hover' */
  readonly underline?: 'hover' | 'always'
}

function AnchorRoot({ underline = 'hover', className, ...props }: AnchorRootProps) {
  return (
    <a
      {...props}
      data-underline={underline}
      className={className === undefined ? classes.anchor : `${classes.anchor} ${className}`}
    />
  )
}

/** Text link, typed by the route tree: `<Anchor to="/compute/vms/$vmId" params={{ vmId }}>`. */
export const Anchor = createLink(AnchorRoot)

type ButtonAnchorProps = ButtonLook & Omit<ComponentPropsWithRef<'a'>, keyof ButtonLook>

function ButtonAnchor(props: ButtonAnchorProps) {
  return <a {...buttonLook(props)} />
}

/** Link with the look of a button, for the expected next step. */
export const LinkButton = createLink(ButtonAnchor)
