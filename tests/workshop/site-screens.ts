import type { PagePath } from '#src/shell/pages.ts'
import { sitePages } from '#src/shell/site-pages.ts'
import { at, empty, failing, loaded, pending, phone, pressing, type States, waitsFor } from './story.ts'

type SitePath = Extract<keyof typeof sitePages, PagePath>

const signedOut = { scenario: { persona: 'signed-out' } } as const

/**
 * Pages with more states than one: their content comes from the API, or their address changes it. The marketplace doesn't
 * show that it loads: it is prerendered, and a link to it keeps the page before until its data have come.
 */
const withStates: Partial<Record<SitePath, States>> = {
  '/pricing': { loaded: signedOut, compare: at('?tab=compare', signedOut), phone: phone(signedOut) },
  '/documentation/$category/$article': {
    loaded: at('/documentation/getting-started/first-machine', signedOut),
  },
  '/documentation/api/$tag': { loaded: at('/documentation/api/virtual-machines', signedOut) },
  '/domains': {
    loaded: signedOut,
    found: at('?q=nimbus'),
    searching: at('?q=nimbus', pending('searchDomains')),
    'error 429': at('?q=nimbus', failing('searchDomains', 429, 'rate_limited')),
    'dialog buy': at('?q=available&buy=available.com'),
    'dialog buy, first zone': at('?q=available&buy=available.com', empty),
    phone: phone(at('?q=nimbus')),
  },
  '/marketplace': {
    loaded: signedOut,
    'error 500': failing('listMarketplaceApps', 500, 'internal_error'),
    'no match': at('?q=no-such-app'),
    phone: phone(loaded),
  },
  '/marketplace/$category/$appId': {
    loaded: at('/marketplace/web-cms/wordpress', signedOut),
    'dialog deploy': at('/marketplace/web-cms/wordpress?dialog=deploy'),
    unknown: { ...at('/marketplace/web-cms/unknown'), fails: 404 },
  },
  '/support': { loaded: signedOut, 'signed in': loaded, incomplete: pressing(['Send Message'], signedOut) },
  '/status': {
    loaded: signedOut,
    ...waitsFor('getStatus'),
    incidents: { scenario: { persona: 'signed-out', seedVariants: ['failures'] } },
    phone: phone(signedOut),
  },
}

/** Every public page, with one state if it has no others. */
export const siteScreens = Object.fromEntries(
  (Object.keys(sitePages) as SitePath[]).map((path) => [path, withStates[path] ?? { loaded: signedOut }]),
) as Record<SitePath, States>
