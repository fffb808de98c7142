import { Link, useLocation } from '@tanstack/react-router'
import { useHasPermission, useSignedIn } from '#src/api/session.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { headerPaths, isActivePath } from '../navigation.ts'
import { NotificationBell } from '../notifications/notification-bell.tsx'
import { page } from '../pages.ts'
import { AccountMenu } from './account-menu.tsx'
import { BrandLink } from './brand-link.tsx'
import { ConsoleMenu } from './console-menu.tsx'
import classes from './header.module.css'
import { SearchBox } from './search-box.tsx'

/** Loaded after the page, in the room that its button takes. */
const TaskTray = onDemand(
  () => import('../tasks/task-tray.tsx'),
  () => <span className={classes.tray} />,
)

/** Header for signed-in users (spec part 1, section 2). */
export function ConsoleHeader() {
  const { user } = useSignedIn()
  const hasPermission = useHasPermission()
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <header className={classes.header}>
      <div className={classes.bar} data-wide>
        <ConsoleMenu />
        <BrandLink to="/dashboard" />
        <nav className={`${classes.nav} ${classes.wide}`} aria-label="Main">
          <ul className={classes.list}>
            {headerPaths
              .filter((path) => hasPermission(page(path).permission))
              .map((path) => (
                <li key={path}>
                  <Link
                    to={path}
                    className={classes.item}
                    data-active={isActivePath(path, pathname) || undefined}
                    activeOptions={{ exact: true }}
                  >
                    {page(path).title}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <div className={classes.actions}>
          <SearchBox />
          <TaskTray />
          <NotificationBell />
          <AccountMenu user={user} />
        </div>
      </div>
    </header>
  )
}
