import { Tooltip } from '@mantine/core'
import { type RefObject, useEffect, useState } from 'react'
import { clippedText } from './clipped-text.ts'

const [attribute] = Object.keys(clippedText)
const SELECTOR = `[${attribute}]`

/** Longer than a pointer takes to cross a row. */
const DELAY_MS = 300

/**
 * Tooltip for clipped texts of a list, on hover and focus. One for the whole list, since a list has many cells. Texts
 * that fit stay out of the tab order.
 */
export default function ClippedTextTooltip({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const [target, setTarget] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const element = list.current
    if (element === null) return
    const events = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (found: HTMLElement | null, delay: number) => {
      clearTimeout(timer)
      if (found === null) setTarget(null)
      else timer = setTimeout(() => setTarget(found), delay)
    }
    const listen = (type: string, handle: (event: Event) => void) =>
      element.addEventListener(type, handle, { signal: events.signal })
    listen('pointerover', ({ target: at }) => show(clippedElement(at), DELAY_MS))
    listen('pointerleave', () => show(null, 0))
    listen('focusin', ({ target: at }) => show(clippedElement(at), 0))
    listen('focusout', () => show(null, 0))
    // A dismissed tooltip must not close the dialog around the list as well.
    listen('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') show(null, 0)
    })
    return () => {
      events.abort()
      clearTimeout(timer)
    }
  }, [list])

  useTabStops(list)

  if (!target?.isConnected) return null
  return <Tooltip target={target} opened label={target.textContent} multiline maw="24rem" />
}

const isClipped = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight + 1

function clippedElement(at: EventTarget | null): HTMLElement | null {
  const found = at instanceof Element ? at.closest<HTMLElement>(SELECTOR) : null
  return found !== null && isClipped(found) ? found : null
}

/** Makes clipped texts focusable. */
function useTabStops(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current
    if (element === null) return
    let frame = 0
    const mark = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const texts = [
          ...element.querySelectorAll<HTMLElement>(`${SELECTOR}:not(a, button, :has(a, button))`),
        ]
        const clipped = texts.map(isClipped)
        for (const [index, text] of texts.entries()) {
          if (clipped[index]) text.tabIndex = 0
          else text.removeAttribute('tabindex')
        }
      })
    }
    const sizes = new ResizeObserver(mark)
    const rows = new MutationObserver(mark)
    sizes.observe(element)
    rows.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      rows.disconnect()
    }
  }, [list])
}
