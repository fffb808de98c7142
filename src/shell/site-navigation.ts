import type { LinkablePath } from './pages.ts'

/** Titled group of links, in display order. */
export interface NavigationGroup<Path extends LinkablePath = LinkablePath> {
  readonly title: string
  readonly paths: readonly Path[]
}

/** The mega-menus of the public header (spec part 1, section 2), which are sections of the menu of small screens. */
export const megaMenus = {
  products: {
    title: 'Product',
    paths: [
      '/products/gpu-as-a-service',
      '/products/virtual-machines',
      '/products/containers',
      '/products/databases',
      '/products/block-storage',
      '/products/load-balancers',
      '/products/firewalls',
      '/products/cdn',
      '/products/dns',
      '/domains',
    ],
  },
  solutions: {
    title: 'Solutions',
    paths: [
      '/solutions/ai-ml',
      '/solutions/startups',
      '/solutions/enterprise',
      '/solutions/ecommerce',
      '/solutions/saas',
    ],
  },
} as const satisfies Record<string, NavigationGroup>

/** Links of the header after the mega-menus, with their labels there. */
export const headerLinks = [
  { path: '/marketplace', label: 'Marketplace' },
  { path: '/pricing', label: 'Pricing' },
  { path: '/documentation', label: 'Docs' },
] as const satisfies ReadonlyArray<{ readonly path: LinkablePath; readonly label: string }>

export type MegaMenuPath = (typeof megaMenus)[keyof typeof megaMenus]['paths'][number]

/** The footer's columns (spec part 2, section 2). */
export const footerColumns = [
  {
    title: 'Product',
    paths: [
      '/products/gpu-as-a-service',
      '/products/virtual-machines',
      '/products/containers',
      '/products/databases',
      '/marketplace',
      '/domains',
    ],
  },
  { title: 'Resources', paths: ['/documentation', '/pricing', '/support', '/status', '/changelog'] },
  { title: 'Company', paths: ['/about', '/security', '/infrastructure'] },
] as const satisfies readonly NavigationGroup[]

/** Legal pages, in the last line of the footer. */
export const legalPaths = [
  '/terms',
  '/privacy',
  '/cookies',
  '/dpa',
  '/imprint',
] as const satisfies readonly LinkablePath[]
