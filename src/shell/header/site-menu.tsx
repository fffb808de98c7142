import { IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'

const SiteMenuSheet = onDemand(() => import('./site-menu-sheet.tsx'))

/** Menu of small screens; following a link closes it. */
export function SiteMenu({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)

  function open() {
    setWanted(true)
    setOpened(true)
  }

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={open}
      >
        <IconMenu2 size={20} />
      </Button>
      {wanted && <SiteMenuSheet isSignedIn={isSignedIn} opened={opened} onClose={() => setOpened(false)} />}
    </>
  )
}
