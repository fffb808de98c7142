import { useEffect, useMemo, useState } from 'react'
import { timing } from '#src/ui/theme/timing.ts'
import { createMenuControl, type MenuControl } from './menu-delays.ts'

/** Which mega-menu is open, and what opens and closes it. */
export function useMenuDelays<Id>(): readonly [open: Id | undefined, control: MenuControl<Id>] {
  const [open, setOpen] = useState<Id | undefined>(undefined)
  const control = useMemo(
    () =>
      createMenuControl<Id>(
        { open: timing.menuOpenDelay, skip: timing.menuSkipDelay, close: timing.menuCloseDelay },
        setOpen,
      ),
    [],
  )
  useEffect(() => control.dispose, [control])
  return [open, control]
}
