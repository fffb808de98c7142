import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { addressIn } from '#tests/mocks.ts'
import { expect, mocksIn, skipWithoutMockInPage, test, waitUntilIdle } from './support/fixtures.ts'
import { startRemoteServer } from './support/remote-server.ts'

skipWithoutMockInPage('how it sends calls on')

/** Server with the same response for every request, and CORS. */
async function startBackend(status: number, type: string, body: string) {
  const server = createServer((incoming, outgoing) => {
    outgoing.writeHead(incoming.method === 'OPTIONS' ? 204 : status, {
      'content-type': type,
      'x-request-id': 'req_of_the_backend',
      'access-control-expose-headers': 'X-Request-Id',
      'access-control-allow-origin': incoming.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '',
    })
    outgoing.end(incoming.method === 'OPTIONS' ? '' : body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

const machines = (page: Page) => page.getByRole('table').getByRole('row')
const live = (url: string, operation: 'listVms' | 'getVmSummary' | 'tag:virtual-machines') => ({
  live: { url },
  rules: [{ operation, then: { live: true as const } }],
})

test('live operations use the backend, others the mock, and the log shows the source', async ({
  page,
  guard,
}) => {
  const server = await startRemoteServer()
  try {
    guard.allow(new RegExp(`request to another host: ${server.url}/`))
    // The live world has a VM with another name and the same signed-in user.
    await fetch(`${server.url}/__mocks/scenario`, {
      method: 'PUT',
      body: JSON.stringify(['test', 'owner', { seed: 1 }]),
    })
    const authorization = 'Bearer nimbus_demo_owner'
    const far = (await (await fetch(`${server.api}/vms`, { headers: { authorization } })).json()) as {
      items: [{ id: string }]
    }
    await fetch(`${server.api}/vms/${far.items[0].id}`, {
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{"name":"only-at-the-backend"}',
    })
    const document = { ...live(server.api, 'tag:virtual-machines'), seed: 1 }
    await page.goto(addressIn(['test', 'owner', document], '/compute/vms?q=only-at-the-backend'))
    await waitUntilIdle(page)
    await expect(machines(page).filter({ hasText: 'only-at-the-backend' })).toHaveCount(1)

    const log = await mocksIn(page).log.all()
    const of = (operation: string) => log.find(({ operationId }) => operationId === operation)
    expect(of('listVms')).toMatchObject({ source: 'live', status: 200, violation: null })
    expect(of('listVms')?.liveUrl).toContain(`${server.api}/vms?`)
    expect(of('getMe') ?? of('getSession')).toMatchObject({ source: 'mock', liveUrl: null })
    expect(log.filter(({ violation }) => violation !== null)).toEqual([])
  } finally {
    await page.goto('about:blank')
    await server.stop()
  }
})

test('a person signed in at a server on this host can sign in at the mock again', async ({ page, guard }) => {
  const server = await startRemoteServer()
  guard.allow(new RegExp(`request to another host: ${server.url}/`))
  const signIn = async (address: string) => {
    await page.goto(address)
    await page.getByRole('textbox', { name: 'Email' }).fill('owner@nimbus.example')
    await page.getByLabel('Password', { exact: true }).fill('Nimbus-Demo-1!')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  }
  try {
    await signIn(`/login?api=${server.api}`)
    // HttpOnly cookie of another origin, invisible to the page.
    await signIn('/login?api=&scenario=test')
    expect((await mocksIn(page).log.all()).map(({ status }) => status)).not.toContain(401)
  } finally {
    await page.goto('about:blank')
    await server.stop()
  }
})

test("a backend without the mock's sessions is reported as such", async ({ page, guard }) => {
  const server = await startRemoteServer()
  guard.allow(/request to another host|401/)
  try {
    await page.goto(addressIn(['test', 'owner', live(server.api, 'listVms')], '/compute/vms'))
    await expect(page.getByRole('alert').filter({ hasText: 'doesn’t know the user' })).toContainText(
      'tag:session',
    )
  } finally {
    await page.goto('about:blank')
    await server.stop()
  }
})

test('a live response outside the contract is reported like a mocked one', async ({ page, guard }) => {
  const backend = await startBackend(200, 'application/json', '{"total":"many"}')
  try {
    // The screen relies on the contract, so a violation breaks it.
    guard.allow(/request to another host|outside the contract|TypeError/)
    await page.goto(addressIn(['test', 'owner', live(backend.url, 'getVmSummary')], '/compute/vms'))
    const notice = page.getByRole('alert').filter({ hasText: 'outside the contract' }).first()
    await expect(notice).toContainText('The live backend’s getVmSummary returned 200 outside the contract')
    await expect(notice).toContainText('Request req_of_the_backend')
    const violations = await mocksIn(page).log.violations()
    expect(violations[0]).toMatchObject({ operationId: 'getVmSummary', source: 'live', status: 200 })
  } finally {
    await backend.stop()
  }
})

test('an unreachable live backend breaks the connection, and the panel says why', async ({ page, guard }) => {
  guard.allow(/request to another host|did not respond|ERR_|Failed to load/)
  await page.goto(addressIn(['test', 'owner', live('http://localhost:1', 'listVms')], '/compute/vms'))
  await expect(page.getByRole('alert').filter({ hasText: 'The live backend didn’t respond' })).toContainText(
    'http://localhost:1/vms',
  )
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /try again|retry/i })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'We can’t reach the server.' })).toBeVisible()
  await expect(page.getByText('You’re offline')).toHaveCount(0)
})

test('without a network, the console says that the person is offline', async ({ page, context, guard }) => {
  guard.allow(/request to another host|did not respond|ERR_|Failed to load/)
  await page.goto(addressIn(['test', 'owner', live('http://localhost:1', 'listVms')], '/compute/vms'))
  await expect(page.getByRole('status').filter({ hasText: 'We can’t reach the server.' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible()
})

test.describe('with a live sign-in', () => {
  const liveSignIn = (url: string) => ({
    live: { url },
    rules: [
      { operation: 'tag:session' as const, then: { live: true as const } },
      { operation: 'tag:sign-up' as const, then: { live: true as const } },
    ],
  })

  test('the login page offers no demo people, but names the backend', async ({ page, guard }) => {
    const server = await startRemoteServer()
    guard.allow(new RegExp(`request to another host: ${server.url}/`))
    try {
      await page.goto(addressIn(['test', 'signed-out', liveSignIn(server.api)], '/login'))
      await expect(page.getByLabel('About this demo')).toHaveText(
        `Sign-in is live: use an account of ${server.api}.`,
      )
      await expect(page.getByRole('region', { name: 'Demo people' })).toHaveCount(0)
      await page.goto(addressIn(['test', 'signed-out'], '/login'))
      await expect(page.getByRole('region', { name: 'Demo people' })).toBeVisible()
      await expect(page.getByLabel('About this demo')).toHaveCount(0)
    } finally {
      await page.goto('about:blank')
      await server.stop()
    }
  })

  for (const scenario of ['signed-out', 'session-expired']) {
    test(`?scenario=${scenario} says why it can’t work, and the console stays usable`, async ({
      page,
      guard,
    }) => {
      const server = await startRemoteServer()
      guard.allow(new RegExp(`request to another host: ${server.url}/`))
      try {
        await page.goto(addressIn(['test', 'signed-out', liveSignIn(server.api)], '/login'))
        await page.getByRole('textbox', { name: 'Email' }).fill('owner@nimbus.example')
        await page.getByLabel('Password', { exact: true }).fill('Nimbus-Demo-1!')
        await page.getByRole('button', { name: 'Sign in' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
        const notice = page.getByRole('alert').filter({ hasText: 'can’t sign you out' })
        await expect(notice).toHaveCount(0)

        await page.goto(addressIn(['test', scenario, liveSignIn(server.api)], '/compute/vms'))
        await expect(notice).toContainText(`${server.url} says that you are signed in`)
        await waitUntilIdle(page)
        await expect(page).toHaveURL('/compute/vms')
        await expect(page.getByRole('table')).toBeVisible()
      } finally {
        await page.goto('about:blank')
        await server.stop()
      }
    })
  }
})
