import type { Locator, Page } from '@playwright/test'
import type { WalkthroughName } from '#src/features/documentation/walkthroughs.ts'

/** End of a scene: the pointer moves to the target, and something is done with it. */
interface SceneEnd {
  readonly target: (page: Page) => Locator
  /** Clicks by default. */
  readonly act?: (target: Locator, page: Page) => Promise<unknown>
}

interface Recording {
  /** Path of the first scene, in a scenario. */
  readonly path: string
  readonly scenario: string
  /** One for each scene but the last. */
  readonly ends: readonly SceneEnd[]
}

const cost = (page: Page) => page.getByRole('complementary', { name: 'Cost' })
const main = (page: Page) => page.getByRole('main')

/** Moves the world's clock, so that what has been started is done. */
const wait = (duration: string) => (_target: Locator, page: Page) =>
  page.evaluate(
    (advance) =>
      fetch('/__mocks/clock', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advance }),
      }).then(() => undefined),
    duration,
  )

export const recordings: Readonly<Record<WalkthroughName, Recording>> = {
  'create-a-vm': {
    path: '/compute/vms',
    scenario: 'test,admin',
    ends: [
      { target: (page) => main(page).getByRole('link', { name: 'Create VM' }) },
      { target: (page) => page.getByText('US West', { exact: true }).first() },
      { target: (page) => page.getByText('Standard', { exact: true }).first() },
      {
        target: (page) => page.getByRole('textbox', { name: 'Name', exact: true }),
        act: (field) => field.fill('shop-web-04'),
      },
      { target: (page) => cost(page).getByRole('button') },
      { target: (page) => page.getByRole('heading', { level: 1 }), act: wait('PT5M') },
    ],
  },
  'deploy-and-scale': {
    path: '/compute/containers?q=catalog-api',
    scenario: 'test,admin',
    ends: [
      { target: (page) => main(page).getByRole('link', { name: 'catalog-api', exact: true }).first() },
      { target: (page) => main(page).getByRole('button', { name: 'Scale', exact: true }) },
      {
        target: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Replicas' }),
        act: (field) => field.fill('4'),
      },
      { target: (page) => page.getByRole('dialog').getByRole('button', { name: 'Scale' }) },
      { target: (page) => page.getByRole('heading', { level: 1 }), act: wait('PT5M') },
    ],
  },
  'search-logs': {
    path: '/monitoring/logs',
    scenario: 'test,admin',
    ends: [
      {
        target: (page) => page.getByRole('searchbox', { name: 'Search logs' }),
        act: (field) => field.fill('level:WARN "Invalid user"'),
      },
      { target: (page) => page.getByText('24h', { exact: true }) },
      { target: (page) => page.locator('[aria-posinset="2"] button[aria-expanded]') },
    ],
  },
  'change-your-plan': {
    path: '/billing',
    scenario: 'test,trial,owner',
    ends: [
      { target: (page) => page.getByRole('button', { name: 'Change plan' }).first() },
      { target: (page) => page.getByRole('dialog').getByRole('button', { name: 'Downgrade to Pro' }) },
    ],
  },
}
