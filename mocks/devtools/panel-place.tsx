import { type ReactNode, useInsertionEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './devtools.module.css'

interface PanelPlaceProps {
  /** Element that the panel is shown in, in this document or in another window's. */
  readonly target: HTMLElement
  readonly children: ReactNode
}

/**
 * Renders into an element that moves from one document to another, so that open details, typed text and the focus
 * survive docking.
 */
export function PanelPlace({ target, children }: PanelPlaceProps) {
  const [host] = useState(() => {
    const element = document.createElement('div')
    element.className = styles.root ?? ''
    return element
  })
  // Before the layout effects of the panel, which shows itself as a dialog.
  useInsertionEffect(() => {
    const { activeElement } = host.ownerDocument
    const focused = host.contains(activeElement) ? (activeElement as HTMLElement) : null
    target.append(host)
    if (focused === null) return
    target.ownerDocument.defaultView?.focus()
    focused.focus()
  }, [host, target])
  useLayoutEffect(() => () => host.remove(), [host])
  return createPortal(children, host)
}
