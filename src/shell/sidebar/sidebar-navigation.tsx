import { Link, useLocation } from '@tanstack/react-router'
import { useHasPermission } from '#src/api/session.ts'
import { consoleIcons } from '../console-icons.ts'
import { currentSidebarPath, sidebarGroups } from '../navigation.ts'
import { page, pageLabel } from '../pages.ts'
import classes from './sidebar.module.css'

/** Console menu: beside the content, or in a sheet on small screens. Omits pages that the user may not see. */
export function SidebarNavigation() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const hasPermission = useHasPermission()
  const current = currentSidebarPath(pathname)
  return (
    <nav className={classes.nav} aria-label="Console">
      {sidebarGroups.map((group) => (
        <div key={group.title}>
          <h2 className={classes.title}>{group.title}</h2>
          <ul className={classes.list}>
            {group.paths
              .filter((path) => hasPermission(page(path).permission))
              .map((path) => {
                const Icon = consoleIcons[path]
                return (
                  <li key={path}>
                    <Link
                      to={path}
                      className={classes.link}
                      activeOptions={{ exact: true }}
                      aria-current={path === current ? 'page' : undefined}
                    >
                      <Icon size={16} aria-hidden="true" />
                      {pageLabel(path)}
                    </Link>
                  </li>
                )
              })}
          </ul>
        </div>
      ))}
    </nav>
  )
}
