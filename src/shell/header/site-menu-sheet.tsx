import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkButton } from '#src/ui/link.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { menuIcons } from '../menu-icons.ts'
import { headerLinks, type MegaMenuPath, megaMenus } from '../site-navigation.ts'
import { sitePageLabel } from '../site-pages.ts'
import { BrandLink } from './brand-link.tsx'
import classes from './site-menu.module.css'

interface SiteMenuSheetProps {
  readonly isSignedIn: boolean
  readonly opened: boolean
  readonly onClose: () => void
}

/**
 * Entries of the header for small screens; of the mega-menus, one is open at a time. Lazy-loaded when the menu is first
 * opened.
 */
export default function SiteMenuSheet({ isSignedIn, opened, onClose }: SiteMenuSheetProps) {
  return (
    <Sheet opened={opened} onClose={onClose} label="Menu" side="end" head={<BrandLink to="/" />}>
      <nav className={classes.root} aria-label="Main">
        {Object.values(megaMenus).map(({ title, paths }) => (
          <Section key={title} title={title}>
            {paths.map((path) => (
              <PageLink key={path} path={path} />
            ))}
          </Section>
        ))}
        {headerLinks.map(({ path, label }) => (
          <Link key={path} to={path} className={classes.entry}>
            {label}
          </Link>
        ))}
        <div className={classes.actions}>
          {isSignedIn ? (
            <LinkButton to="/dashboard">Console</LinkButton>
          ) : (
            <>
              <LinkButton to="/login" variant="outline">
                Sign In
              </LinkButton>
              <LinkButton to="/signup">Sign Up</LinkButton>
            </>
          )}
        </div>
      </nav>
    </Sheet>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    // A shared `name` makes the browser close the other sections.
    <details className={classes.section} name="site-menu">
      <summary>
        {title}
        <IconChevronDown size={18} className={classes.chevron} aria-hidden="true" />
      </summary>
      <ul className={classes.links}>{children}</ul>
    </details>
  )
}

function PageLink({ path }: { readonly path: MegaMenuPath }) {
  const Icon = menuIcons[path]
  return (
    <li>
      <Link to={path} className={classes.link}>
        <Icon size={18} aria-hidden="true" />
        {sitePageLabel(path)}
      </Link>
    </li>
  )
}
