import { Link } from '@tanstack/react-router'
import { type CSSProperties, useEffect, useEffectEvent } from 'react'
import { menuIcons } from '../menu-icons.ts'
import type { MegaMenuPath } from '../site-navigation.ts'
import { sitePage, sitePageLabel } from '../site-pages.ts'
import classes from './mega-menu.module.css'

interface MegaMenuLinksProps {
  readonly paths: readonly MegaMenuPath[]
  readonly columns: number
  readonly onChoose: () => void
  /** Called once the links are rendered. */
  readonly onShown: () => void
}

/** Links of a mega-menu panel. Default export for lazy loading. */
export default function MegaMenuLinks({ paths, columns, onChoose, onShown }: MegaMenuLinksProps) {
  const shown = useEffectEvent(onShown)
  useEffect(() => shown(), [])
  return (
    <ul className={classes.links} style={{ '--columns': columns } as CSSProperties}>
      {paths.map((path) => {
        const Icon = menuIcons[path]
        return (
          <li key={path}>
            <Link to={path} className={classes.link} onClick={onChoose}>
              <Icon size={20} className={classes.icon} aria-hidden="true" />
              <span className={classes.label}>{sitePageLabel(path)}</span>
              <span className={classes.summary}>{sitePage(path).summary}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
