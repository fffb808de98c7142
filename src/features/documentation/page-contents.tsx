import { useEffect, useState } from 'react'
import classes from './documentation-frame.module.css'

interface PageContentsProps {
  /** Name of the list: "On this page". */
  readonly title: string
  readonly sections: readonly { readonly id: string; readonly heading: string }[]
}

/** Contents of a page, with the section marked that is being read. */
export function PageContents({ title, sections }: PageContentsProps) {
  const active = useActiveSection(sections)
  return (
    <nav className={classes.contents} aria-label={title}>
      <h2>{title}</h2>
      <ul className={classes.list}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === active ? 'location' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Part of the window's height in which a heading counts as being read. */
const READING_AREA = '-64px 0px -66% 0px'

/** ID of the last section whose top has reached the upper third of the window. */
export function useActiveSection(sections: ReadonlyArray<{ readonly id: string }>): string | null {
  const [active, setActive] = useState<string | null>(null)
  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
    const onMove = (entries: readonly IntersectionObserverEntry[]) => {
      const reached = entries.filter((entry) => entry.isIntersecting).at(-1)
      if (reached) setActive(reached.target.id)
    }
    const observer = new IntersectionObserver(onMove, { rootMargin: READING_AREA })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [sections])
  return active
}
