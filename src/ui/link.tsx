import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { type ButtonLook, buttonLook } from './button.tsx'
import classes from './link.module.css'

interface AnchorRootProps extends ComponentPropsWithRef<'a'> {
  /** Within a sentence a link has to be told apart without its color: `always`. @default 'hover' */
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

/** A link in text, typed by the route tree: `<Anchor to="/compute/vms/$vmId" params={{ vmId }}>`. */
export const Anchor = createLink(AnchorRoot)

type ButtonAnchorProps = ButtonLook & Omit<ComponentPropsWithRef<'a'>, keyof ButtonLook>

function ButtonAnchor(props: ButtonAnchorProps) {
  return <a {...buttonLook(props)} />
}

/** A link that looks like a button, for the step one is expected to take. */
export const LinkButton = createLink(ButtonAnchor)
