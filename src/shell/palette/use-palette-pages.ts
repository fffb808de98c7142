import { useRouter } from '@tanstack/react-router'
import { useHasPermission } from '#src/api/session.ts'
import { type LinkablePath, type Page, pageLabel, pages } from '../pages.ts'
import { pageKeywords } from './page-keywords.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { paletteIcons } from './palette-icons.ts'

const areaNames = { console: 'Console', site: 'Website', auth: 'Account' } as const

/**
 * Linkable pages that the user may see: console pages first if signed in, else the public ones. Pages that create
 * something are listed as actions.
 */
export function usePalettePages(signedIn: boolean): {
  readonly pages: readonly PaletteEntry[]
  readonly creations: readonly PaletteEntry[]
} {
  const router = useRouter()
  const hasPermission = useHasPermission()
  const areas: readonly Page['area'][] = signedIn ? ['console', 'site'] : ['site', 'auth']
  const all = areas.flatMap((area) =>
    (Object.entries(pages) as [LinkablePath, Page][])
      .filter(([path, page]) => page.area === area && !path.includes('$') && hasPermission(page.permission))
      .map(([path, page]) => ({
        id: `page-${path}`,
        label: pageLabel(path),
        hint: page.label === undefined ? areaNames[area] : `${areaNames[area]} · ${page.title}`,
        keywords: [page.title, ...(pageKeywords[path] ?? [])],
        icon: paletteIcons[path],
        isCreation: path.endsWith('/new'),
        run: () => void router.navigate({ to: path }),
      })),
  )
  return {
    pages: all.filter(({ isCreation }) => !isCreation),
    creations: all.filter(({ isCreation }) => isCreation).map(({ hint: _, ...entry }) => entry),
  }
}
