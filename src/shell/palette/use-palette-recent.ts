import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Session } from '#src/api/session.ts'
import { recentItems } from '#src/ui/recent-items.ts'
import { consoleIcons } from '../console-icons.ts'
import { pageLabel } from '../pages.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** Resources that the user opened last, except the one on screen. */
export function usePaletteRecent(session: Session | undefined): readonly PaletteEntry[] {
  const router = useRouter()
  const [items] = useState(() => (session?.signedIn ? recentItems(session.user.id) : []))
  return items
    .filter(({ href }) => href !== router.state.location.pathname)
    .flatMap(({ href, label }) => {
      const list = consolePaths.find((path) => href.startsWith(`${path}/`))
      if (list === undefined) return []
      return {
        id: `recent-${href}`,
        label,
        hint: pageLabel(list),
        icon: consoleIcons[list],
        run: () => void router.navigate({ href }),
      }
    })
}

const consolePaths = Object.keys(consoleIcons) as (keyof typeof consoleIcons)[]
