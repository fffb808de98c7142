import type { Page } from '@playwright/test'
import { type PagePath, pages } from '#src/shell/pages.ts'
import { mocksIn } from '#tests/mocks.ts'
import { call } from './calls.ts'
import type { Persona } from './fixtures.ts'

export interface Visit {
  /** Path of the route, as in the page table. */
  route: PagePath
  persona: Persona
}

/** Fixed examples for route parameters. */
const examples: Record<string, string> = {
  $category: 'web-cms',
  $appId: 'wordpress',
  $article: 'first-machine',
  $tag: 'virtual-machines',
}

/** Examples for a route whose parameter means something else. */
const examplesOf: Partial<Record<PagePath, Record<string, string>>> = {
  '/documentation/$category/$article': { $category: 'getting-started' },
}

const all = Object.keys(pages) as PagePath[]
const inArea = (...areas: string[]) => all.filter((route) => areas.includes(pages[route].area))

/** Every page with each kind of visitor: public pages signed out and in, console pages signed in. */
export const visits: Visit[] = [
  ...inArea('site', 'auth').map((route): Visit => ({ route, persona: 'signed-out' })),
  ...inArea('site', 'console').map((route): Visit => ({ route, persona: 'owner' })),
]

/** Finds existing ids for parameters. Needs a page with the mock. */
const findExample: Record<string, (page: Page) => Promise<string>> = {
  $vmId: async (page) => (await call(page, '/vms?pageSize=1&status=running')).body.items[0].id,
  $containerId: async (page) =>
    (await call(page, '/containers?pageSize=1&status=running&sort=-restarts')).body.items[0].id,
  $distributionId: async (page) =>
    (await call(page, '/cdn-distributions?pageSize=1&status=deployed')).body.items[0].id,
  $dnsZoneId: async (page) => (await call(page, '/dns-zones?pageSize=1&sort=-records')).body.items[0].id,
  $firewallId: async (page) => (await call(page, '/firewalls?pageSize=1&status=active')).body.items[0].id,
  $databaseId: async (page) =>
    (await call(page, '/databases?pageSize=1&q=orders&status=running')).body.items[0].id,
  $volumeId: async (page) => (await call(page, '/volumes?pageSize=1&status=attached')).body.items[0].id,
  $loadBalancerId: async (page) =>
    (await call(page, '/load-balancers?pageSize=1&status=active')).body.items[0].id,
  $token: async (page) => {
    const email = 'owner@nimbus.example'
    await call(page, '/password-resets', 'POST', { email })
    const { link = '' } = (await mocksIn(page).outbox.last({ to: email, kind: 'password-reset' })).facts
    return link.split('/').at(-1) ?? ''
  },
  '/invitations/$token': async (page) => {
    const email = 'somebody@example.com'
    // As the owner; the idempotency key prevents a second invitation.
    await page.evaluate(async (invited) => {
      await fetch('/api/v1/invitations', {
        method: 'POST',
        headers: {
          authorization: 'Bearer nimbus_demo_owner',
          'content-type': 'application/json',
          'idempotency-key': 'example-of-a-route',
        },
        body: JSON.stringify({ email: invited, teamRole: 'Developer' }),
      })
    }, email)
    const { link = '' } = (await mocksIn(page).outbox.last({ to: email, kind: 'invitation' })).facts
    return link.split('/').at(-1) ?? ''
  },
}

/** URL of a route with examples for its parameters. Needs a page with the mock. */
export async function addressOf(route: PagePath, page: Page): Promise<string> {
  const segments: string[] = []
  for (const segment of route.split('/')) {
    const find = segment.startsWith('$') ? (findExample[route] ?? findExample[segment]) : undefined
    segments.push((await find?.(page)) ?? examplesOf[route]?.[segment] ?? examples[segment] ?? segment)
  }
  return segments.join('/')
}

/** Opens a route with examples for its parameters. */
export async function openRoute(
  open: (path: string) => Promise<void>,
  page: Page,
  route: PagePath,
): Promise<void> {
  if (route.split('/').some((segment) => segment in findExample)) await open('/')
  await open(await addressOf(route, page))
}

/** Name for files and reports: `/compute/vms/$vmId` becomes `compute-vms-vmId`, `/` becomes `home`. */
export function slugOf(route: string): string {
  return route.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'
}
