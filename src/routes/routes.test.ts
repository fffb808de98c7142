import { createMemoryHistory, createRouter, defaultParseSearch } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { entryOf } from '#src/entry-of.ts'
import { routeTree } from '#src/routeTree.gen.ts'
import { accountPaths, headerPaths, sidebarGroups } from '#src/shell/navigation.ts'
import { page, pages, redirectPaths } from '#src/shell/pages.ts'
import { footerColumns, megaMenus } from '#src/shell/site-navigation.ts'
import { readFile, repositoryFiles } from '#tests/repository/support/files.ts'

/** Route tables of both specifications, with the additions of decisions.md. */
const specified = {
  public: [
    '/',
    '/login',
    '/signup',
    '/pricing',
    '/documentation',
    '/about',
    '/domains',
    '/marketplace',
    '/marketplace/$category/$appId',
    '/security',
    '/infrastructure',
    '/support',
    '/status',
    '/changelog',
    ...['terms', 'privacy', 'cookies', 'dpa', 'imprint'].map((name) => `/${name}`),
    ...['ai-ml', 'startups', 'enterprise', 'ecommerce', 'saas'].map((name) => `/solutions/${name}`),
    ...[
      'gpu-as-a-service',
      'virtual-machines',
      'containers',
      'databases',
      'block-storage',
      'load-balancers',
      'firewalls',
      'cdn',
      'dns',
    ].map((name) => `/products/${name}`),
  ],
  console: [
    '/dashboard',
    '/compute/vms',
    '/compute/vms/$vmId',
    '/compute/containers',
    '/storage/databases',
    '/storage/volumes',
    '/network/load-balancers',
    '/network/firewalls',
    '/services/cdn',
    '/services/dns',
    '/monitoring',
    '/monitoring/logs',
    '/monitoring/alerts',
    '/billing',
    '/account',
    '/team',
  ],
  added: [
    '/forgot-password',
    '/reset-password/$token',
    '/invitations/$token',
    '/documentation/$category/$article',
    '/documentation/api',
    '/documentation/api/$tag',
  ],
  addedToConsole: [
    '/compute/vms/new',
    '/compute/containers/new',
    '/compute/containers/$containerId',
    '/storage/databases/new',
    '/storage/databases/$databaseId',
    '/storage/volumes/new',
    '/storage/volumes/snapshots',
    '/storage/volumes/$volumeId',
    '/network/load-balancers/new',
    '/network/load-balancers/certificates',
    '/network/load-balancers/$loadBalancerId',
    '/network/firewalls/new',
    '/network/firewalls/$firewallId',
    '/services/cdn/new',
    '/services/cdn/$distributionId',
    '/services/dns/new',
    '/services/domains',
    '/services/dns/$dnsZoneId',
  ],
}

const redirects = {
  '/products/gpu': '/products/gpu-as-a-service',
  '/network': '/network/load-balancers',
  '/services': '/services/cdn',
  '/compute': '/compute/vms',
  '/storage': '/storage/databases',
}

const router = createRouter({ routeTree, history: createMemoryHistory() })
const routes = new Map(
  Object.values(router.routesById)
    .filter((route) => !route.children && route.id !== '__root__')
    .map((route) => [route.fullPath.replace(/(.)\/$/, '$1'), route] as const),
)

/** Document title of a route. `head()` of these routes uses none of its arguments. */
function titleOf(path: string): string | undefined {
  const head = routes.get(path)?.options.head as unknown as
    | ((match: { params: object; loaderData: undefined }) => { meta?: { title?: string }[] })
    | undefined
  return head?.({ params: {}, loaderData: undefined }).meta?.find((tag) => tag.title)?.title
}

describe('the route tree', () => {
  it.each(Object.values(specified).flat())('has %s', (path) => {
    expect(routes.has(path)).toBe(true)
  })

  it('has nothing else, except redirects', () => {
    const all = [...Object.values(specified).flat(), ...Object.keys(redirects)]
    expect([...routes.keys()].sort()).toEqual(all.sort())
  })

  it.each(Object.entries(redirects))('%s leads to %s', async (from, to) => {
    const beforeLoad = routes.get(from)?.options.beforeLoad as (() => unknown) | undefined
    const thrown = await Promise.resolve()
      .then(() => beforeLoad?.())
      .catch((redirect: unknown) => redirect)
    expect(thrown).toMatchObject({ options: { to } })
  })

  it.each([...specified.console, ...specified.addedToConsole])('guards %s', (path) => {
    expect(routes.get(path)?.id).toMatch(/^\/_console\//)
    expect(page(path as keyof typeof pages).area).toBe('console')
  })

  it('gives every page a title', () => {
    const titles = Object.keys(pages).map((path) => [path, titleOf(path)] as const)
    expect(titles.filter(([, title]) => !/ · Nimbus( Console)?$/.test(title ?? ''))).toEqual([])
  })
})

describe('the HTML entry of a URL', () => {
  it.each(Object.entries(pages))('is that of its area: %s', (path, { area }) => {
    expect(entryOf(path)).toBe(area === 'site' ? 'site' : 'console')
  })

  it.each([
    ['/Login', 'console'],
    ['/compute/nothing', 'console'],
    ['/computer', 'site'],
    ['/constructor', 'site'],
    ['/nothing', 'site'],
  ])('is found for any URL: %s', (path, entry) => expect(entryOf(path)).toBe(entry))
})

describe('the table of pages', () => {
  it('lists every route except redirects, and no other', () => {
    const named = [...Object.keys(pages), ...redirectPaths].sort()
    expect(named).toEqual([...routes.keys()].sort())
  })

  it('includes every menu link', () => {
    const groups = [...Object.values(megaMenus), ...sidebarGroups, ...footerColumns]
    const linked = [
      ...groups.flatMap((group): readonly string[] => group.paths),
      ...headerPaths,
      ...accountPaths,
    ]
    expect(linked.filter((path) => !routes.has(path))).toEqual([])
  })
})

describe('the parameters of a link', () => {
  type Parse = (search: unknown) => object

  /** Parameters that the page's schema drops or changes; none if no page has this path. */
  function lostParameters(link: string): string[] {
    const { pathname, search } = new URL(link, 'http://app.test')
    const [, , route] = router.getMatchedRoutes(pathname)
    const validate: unknown = route?.options.validateSearch
    if (validate === undefined) return []
    const parse = typeof validate === 'function' ? validate : (validate as { parse: Parse }).parse
    const read = new Map(Object.entries((parse as Parse)(defaultParseSearch(search))))
    return [...new URLSearchParams(search)].flatMap(([name, value]) =>
      String(read.get(name)) === value ? [] : [`${name}=${value}`],
    )
  }

  /** Values of placeholders that are not ids. */
  const samples: Readonly<Record<string, string>> = { plan: 'team', 'app.category': 'web-cms' }

  const links = repositoryFiles('src', 'mocks')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap((path) => [...readFile(path).matchAll(/(['"`])(\/[\w/${}-]*\?\w+=[^'"`]+)\1/g)])
    .map(([, , link = '']) => link.replaceAll(/\$\{([^}]+)\}/g, (_, name: string) => samples[name] ?? 'id_1'))

  it.each([...new Set(links)])('are known to the page: %s', (link) =>
    expect(lostParameters(link)).toEqual([]),
  )
})
