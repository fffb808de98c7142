import type { LinkablePath } from './pages.ts'
import type { NavigationGroup } from './site-navigation.ts'

/** The console's sidebar (spec part 1, section 2). */
export const sidebarGroups = [
  { title: 'Overview', paths: ['/dashboard'] },
  { title: 'Compute', paths: ['/compute/vms', '/compute/containers'] },
  { title: 'Storage', paths: ['/storage/databases', '/storage/volumes'] },
  { title: 'Network', paths: ['/network/load-balancers', '/network/firewalls'] },
  { title: 'Platform Services', paths: ['/services/cdn', '/services/dns', '/services/domains'] },
  { title: 'Monitoring', paths: ['/monitoring', '/monitoring/logs', '/monitoring/alerts'] },
  { title: 'Management', paths: ['/billing', '/account', '/team'] },
] as const satisfies readonly NavigationGroup[]

export type SidebarPath = (typeof sidebarGroups)[number]['paths'][number]

/** Links of the signed-in header. */
export const headerPaths = [
  '/dashboard',
  '/monitoring',
  '/billing',
] as const satisfies readonly LinkablePath[]

/** Entries of the avatar menu. */
export const accountPaths = ['/account', '/billing', '/team'] as const satisfies readonly LinkablePath[]

/** True if an item is active by the specification's rule: same path or, except for the dashboard, a prefix of it. */
export function isActivePath(path: LinkablePath, pathname: string): boolean {
  if (pathname === path) return true
  return path !== '/dashboard' && pathname.startsWith(`${path}/`)
}

/** Sidebar item for the current page: the longest of the active paths. */
export function currentSidebarPath(pathname: string): SidebarPath | undefined {
  return sidebarGroups
    .flatMap((group): readonly SidebarPath[] => group.paths)
    .filter((path) => isActivePath(path, pathname))
    .sort((a, b) => b.length - a.length)[0]
}
