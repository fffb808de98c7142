import { IconMenu2 } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useHasPermission, useSignedIn } from '#src/api/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { headerPaths, isActivePath } from '../navigation.ts'
import { NotificationBell } from '../notifications/notification-bell.tsx'
import { page } from '../pages.ts'
import { SidebarNavigation } from '../sidebar/sidebar-navigation.tsx'
import { AccountMenu } from './account-menu.tsx'
import { BrandLink } from './brand-link.tsx'
import classes from './header.module.css'
import { SearchBox } from './search-box.tsx'

/** Header for signed-in users (spec part 1, section 2). */
export function ConsoleHeader() {
  const { user } = useSignedIn()
  const hasPermission = useHasPermission()
  const pathname = useLocation({ select: (location) => location.pathname })
  const [menuOpened, setMenuOpened] = useState(false)
  return (
    <header className={classes.header}>
      <div className={classes.bar} data-wide>
        <span className={classes.narrow}>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={menuOpened}
            onClick={() => setMenuOpened(true)}
          >
            <IconMenu2 size={20} />
          </Button>
        </span>
        <Sheet
          opened={menuOpened}
          onClose={() => setMenuOpened(false)}
          label="Menu"
          head={<BrandLink to="/dashboard" />}
        >
          <SidebarNavigation />
        </Sheet>
        <BrandLink to="/dashboard" />
        <nav className={`${classes.nav} ${classes.wide}`} aria-label="Main">
          <ul className={classes.list}>
            {headerPaths
              .filter((path) => hasPermission(page(path).needs))
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
          <NotificationBell />
          <AccountMenu user={user} />
        </div>
      </div>
    </header>
  )
}
