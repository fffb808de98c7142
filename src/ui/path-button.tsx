import type { ReactNode } from 'react'
import { type ButtonLook, buttonLook } from './button.tsx'
import { usePathLink } from './path-link.tsx'

/** Link with the look of a button, to a path known only at run time; otherwise use `LinkButton`. */
export function PathButton({
  href,
  ...look
}: ButtonLook & { readonly href: string; readonly children: ReactNode }) {
  return <a {...buttonLook(look)} {...usePathLink(href)} />
}
