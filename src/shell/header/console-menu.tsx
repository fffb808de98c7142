import { IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { SidebarNavigation } from '../sidebar/sidebar-navigation.tsx'
import { BrandLink } from './brand-link.tsx'
import classes from './header.module.css'

/** Menu of the console on small screens, which have no sidebar. */
export function ConsoleMenu() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <span className={classes.narrow}>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(true)}
        >
          <IconMenu2 size={20} />
        </Button>
      </span>
      <Sheet
        opened={opened}
        onClose={() => setOpened(false)}
        label="Menu"
        head={<BrandLink to="/dashboard" />}
      >
        <SidebarNavigation />
      </Sheet>
    </>
  )
}
