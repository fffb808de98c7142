import { useEffect, useRef, useState } from 'react'
import styles from './devtools.module.css'
import type { PanelSize } from './panel-sizes.ts'

/** Name of the window, by which the next page finds it again. */
const NAME = 'nimbus-mock-panel'

const INITIAL: PanelSize = { width: 720, height: 640 }

interface PanelWindowOptions {
  readonly isWanted: boolean
  readonly size: PanelSize | undefined
  readonly onResize: (size: PanelSize) => void
  /** The user has closed the window. */
  readonly onClosed: () => void
  /** The browser allows no windows. */
  readonly onBlocked: () => void
}

/**
 * Window for the panel. A page that follows this one, also after a reload, gets the same.
 * @returns null while there is none, or it has no styles yet
 */
export function usePanelWindow({ isWanted, ...options }: PanelWindowOptions): Window | null {
  const [opened, setOpened] = useState<Window | null>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  useEffect(() => {
    if (!isWanted) return
    const { width, height } = latest.current.size ?? INITIAL
    const found = window.open('', NAME, `popup,width=${width},height=${height}`)
    if (found === null) {
      latest.current.onBlocked()
      return
    }
    const stopMirroring = prepare(found.document)
    const onResize = () => latest.current.onResize({ width: found.innerWidth, height: found.innerHeight })
    const onClosed = () => latest.current.onClosed()
    /** The panel's code ends with the page; its window stays for the next one. */
    const onPageLeft = () => {
      found.removeEventListener('pagehide', onClosed)
      found.document.body.textContent = 'The page of this panel was left or closed.'
    }
    found.addEventListener('resize', onResize)
    found.addEventListener('pagehide', onClosed)
    addEventListener('pagehide', onPageLeft)
    let isLeft = false
    // Without styles the panel is hidden, and can't take the focus.
    stylesLoaded(found.document).then(() => {
      if (!isLeft) setOpened(found)
    })
    return () => {
      isLeft = true
      removeEventListener('pagehide', onPageLeft)
      found.removeEventListener('resize', onResize)
      found.removeEventListener('pagehide', onClosed)
      stopMirroring()
      setOpened(null)
      found.close()
    }
  }, [isWanted])
  return opened
}

/** Gives a window's empty document the styles and the color scheme of this page, and keeps them up to date. */
function prepare(target: Document): () => void {
  target.title = 'Mock tools'
  target.body.replaceChildren()
  target.body.className = styles.window ?? ''
  target.head.querySelectorAll('link, style').forEach((it) => {
    it.remove()
  })
  const add = (node: Node) => {
    if (!(node instanceof HTMLStyleElement) && !(node instanceof HTMLLinkElement)) return
    if (node instanceof HTMLLinkElement && node.rel !== 'stylesheet') return
    target.head.append(target.importNode(node, true))
  }
  const copyAttributes = () => {
    for (const name of ['lang', 'data-mantine-color-scheme']) {
      const value = document.documentElement.getAttribute(name)
      if (value !== null) target.documentElement.setAttribute(name, value)
    }
  }
  document.head.querySelectorAll('link, style').forEach(add)
  copyAttributes()
  const head = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(add)
  })
  head.observe(document.head, { childList: true })
  const root = new MutationObserver(copyAttributes)
  root.observe(document.documentElement, { attributes: true })
  return () => {
    head.disconnect()
    root.disconnect()
  }
}

async function stylesLoaded({ head }: Document): Promise<void> {
  const links = [...head.querySelectorAll('link')].filter(({ sheet }) => sheet === null)
  await Promise.all(
    links.map(
      (link) =>
        new Promise((resolve) => {
          for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true })
        }),
    ),
  )
}
