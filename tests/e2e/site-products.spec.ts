import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

type Tier = readonly [name: string, price: string, ...points: string[]]

/** Published prices: three tiers per product; the second is the most popular. */
const products: Readonly<Record<string, readonly [title: string, ...tiers: Tier[]]>> = {
  'virtual-machines': [
    'Virtual Machines',
    ['Basic', '$5/month', '1 vCPU', '1 GB RAM', '25 GB SSD'],
    ['Standard', '$20/month', '2 vCPUs', '4 GB RAM', '80 GB SSD'],
    ['Premium', '$40/month', '4 vCPUs', '8 GB RAM', '160 GB SSD'],
  ],
  containers: [
    'Container Orchestration',
    ['Starter', '$10/month', '0.5 CPU', '1 GB RAM', '10 GB storage'],
    ['Professional', '$40/month', '2 CPU', '4 GB RAM', '50 GB storage'],
    ['Enterprise', '$160/month', '8 CPU', '16 GB RAM', '200 GB storage'],
  ],
  databases: [
    'Managed Databases',
    ['Development', '$15/month', '10 GB storage', '1 GB RAM', '25 connections'],
    ['Production', '$60/month', '100 GB storage', '4 GB RAM', '100 connections'],
    ['Enterprise', '$300/month', '500 GB storage', '16 GB RAM', '500 connections'],
  ],
  'block-storage': [
    'Block Storage',
    ['Standard SSD', '$0.10/GB/month', '3,000 IOPS', '125 MB/s'],
    ['High Performance', '$0.20/GB/month', '16,000 IOPS', '250 MB/s'],
    ['Ultra Performance', '$0.40/GB/month', '64,000 IOPS', '1,000 MB/s'],
  ],
  'load-balancers': [
    'Load Balancers',
    ['Application LB', '$20/month', '5,000 connections', '1 Gbps'],
    ['Network LB', '$50/month', '50,000 connections', '10 Gbps'],
    ['Enterprise LB', '$200/month', '500,000 connections', '100 Gbps'],
  ],
  firewalls: [
    'Firewalls',
    ['Basic', '$10/month', '50 rules', '1 TB/month'],
    ['Professional', '$50/month', '500 rules', '10 TB/month'],
    ['Enterprise', '$200/month', 'Unlimited rules', 'Unlimited traffic'],
  ],
  cdn: [
    'CDN',
    ['Starter', '$20/month', '1 TB', '10M requests'],
    ['Professional', '$100/month', '10 TB', '100M requests'],
    ['Enterprise', '$500/month', '100 TB', '1B requests'],
  ],
  dns: [
    'DNS',
    ['Starter', '$5/month', '5 zones', '1M queries'],
    ['Professional', '$25/month', '50 zones', '10M queries'],
    ['Enterprise', '$100/month', 'Unlimited zones', '1B queries'],
  ],
}

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })

async function expectTiers(page: Page, tiers: readonly Tier[]) {
  const cards = part(page, 'Pricing').getByRole('list').first().locator('> li')
  await expect(cards).toHaveCount(tiers.length)
  for (const [index, [name, ...words]] of tiers.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(name)
    for (const word of words) await expect(card).toContainText(word)
  }
  await expect(cards.getByText('Most Popular')).toHaveCount(1)
  await expect(cards.nth(1)).toContainText('Most Popular')
}

test('eight products: their prices and the targets of their buttons', async ({ page, open }) => {
  for (const [name, [title, ...tiers]] of Object.entries(products)) {
    await test.step(title, async () => {
      await open(`/products/${name}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(title)
      await expectTiers(page, tiers)
      await expect(main.getByRole('link', { name: 'Start Free Trial' })).toHaveCount(2)
      for (const trial of await main.getByRole('link', { name: 'Start Free Trial' }).all())
        await expect(trial).toHaveAttribute('href', `/signup?plan=${name === 'cdn' ? 'team' : 'pro'}`)
      await expect(main.getByRole('link', { name: 'View Pricing' })).toHaveAttribute('href', '/pricing')
      await expect(main.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
        'href',
        '/support?topic=sales#contact',
      )
    })
  }
})

test('GPUs: offers, comparison, tools with code samples, questions', async ({ page, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/products/gpu')
  await expect(page).toHaveURL((url) => url.pathname === '/products/gpu-as-a-service')

  await test.step('offers', async () => {
    await expectTiers(page, [
      ['1x H200', '$4.50/hour', '141GB', 'Needs the Team plan'],
      ['4x H200', '$16.80/hour', '564GB', 'Needs the Enterprise plan'],
      ['8x H200', '$32.00/hour', '1,128GB', 'Needs the Enterprise plan'],
      ['Enterprise', 'Custom'],
    ])
    const pricing = part(page, 'Pricing')
    await expect(pricing.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/signup?plan=team',
    )
    const sales = pricing.getByRole('link', { name: 'Contact Sales' })
    await expect(sales).toHaveCount(3)
    await expect(sales.first()).toHaveAttribute('href', '/support?topic=sales#contact')
  })

  await test.step('comparison', async () => {
    const prices = part(page, 'H200, H100 and A100 compared').getByRole('row', { name: 'Price per hour' })
    await expect(prices.getByRole('rowheader')).toHaveText('Price per hour')
    await expect(prices.getByRole('cell')).toHaveText(['$4.50', '$3.20', '$2.10'])
  })

  const tools = part(page, 'Tools and quick start')
  await test.step('tools, by keyboard and by link', async () => {
    await expect(tools.getByRole('tabpanel')).toContainText('PyTorch')
    await tools.getByRole('tab', { name: 'Frameworks' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(tools.getByRole('tab', { name: 'API & CLI' })).toBeFocused()
    await expect(page).toHaveURL(/\?tools=api$/)
    await open('/products/gpu-as-a-service?tools=quick-start')
    await expect(tools.getByRole('tabpanel').getByRole('listitem')).toContainText([
      'Create an instance',
      'Connect via SSH or Jupyter',
      'Train or infer',
      'Scale and monitor',
    ])
    await open('/products/gpu-as-a-service?tools=hammer')
    await expect(tools.getByRole('tab', { name: 'Frameworks' })).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('samples', async () => {
    await tools.getByRole('tab', { name: 'API & CLI' }).click()
    await tools.getByRole('button', { name: 'Copy API request' }).click()
    await expect(page.getByText('The API request has been copied to your clipboard.')).toBeVisible()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain('/v1/gpu/create')
    expect(await copied()).toContain('Authorization: Bearer {token}')
    await tools.getByRole('button', { name: 'Copy CLI command' }).click()
    await expect.poll(copied).toBe('nimbus gpu create --type h200 --count 1 --region us-east')
  })

  await test.step('questions', async () => {
    const questions = part(page, 'Frequently asked questions')
    const response = questions.getByText('up to 50% off for 1-year and 3-year commitments')
    await expect(response).toBeHidden()
    await questions.getByText('Are there reserved instances?').click()
    await expect(response).toBeVisible()
  })

  await test.step('structured data', async () => {
    const scripts = page.locator('main script[type="application/ld+json"]')
    await expect(scripts).toHaveCount(3)
    const data = (await scripts.allTextContents()).map((text) => JSON.parse(text))
    const product = data.find((thing) => thing['@type'] === 'Product')
    expect(product.offers.map((offer: { price: string }) => offer.price)).toEqual(['4.50', '16.80', '32.00'])
    const questions = data.find((thing) => thing['@type'] === 'FAQPage').mainEntity
    expect(questions).toHaveLength(await part(page, 'Frequently asked questions').getByRole('group').count())
    const way = data.find((thing) => thing['@type'] === 'BreadcrumbList').itemListElement
    expect(way.at(-1).item).toBe('https://nimbus.example/products/gpu-as-a-service')
  })
})

/** Samples of product pages: the name of each region, and what a visitor does in it. */
const samples: Readonly<Record<string, readonly [name: string, use: (sample: Locator) => Promise<void>]>> = {
  'virtual-machines': [
    'Logs · Last 15 minutes',
    async (sample) => {
      await sample.getByRole('button', { name: 'timeout' }).click()
      await expect(sample.getByRole('listitem')).toHaveCount(2)
      await sample.getByRole('searchbox', { name: 'Query' }).fill('service:web -health')
      await expect(sample.getByRole('listitem')).toHaveText(/Deployed revision 42/)
      await sample.getByRole('searchbox', { name: 'Query' }).fill('level:nope')
      await expect(sample.getByRole('status')).toContainText('“nope” is not a level')
    },
  ],
  containers: [
    'catalog-api · Replicas',
    async (sample) => {
      const ready = sample.getByRole('row').filter({ hasText: /Ready.*catalog-api:2\.15\.0/ })
      await sample.getByRole('button', { name: 'Roll out 2.15.0' }).click()
      await expect(ready).toHaveCount(3)
      await expect(sample.getByRole('status')).toHaveText('Revision 42 serves all requests.')
    },
  ],
  firewalls: [
    'shop-web · Inbound rules',
    async (sample) => {
      await sample.getByRole('button', { name: 'Open the database to everyone' }).click()
      await expect(sample.getByRole('status')).toHaveText('1 change staged, 1 finding.')
      await sample.getByRole('button', { name: 'Deny SSH first' }).click()
      await expect(sample.getByRole('listitem').first()).toContainText('No other SSH')
      await sample.getByRole('button', { name: 'Undo all' }).click()
      await expect(sample.getByRole('status')).toHaveText('0 changes staged, 0 findings.')
    },
  ],
  dns: [
    'nimbus-shop.example · Staged changes',
    async (sample) => {
      await expect(sample.getByRole('listitem')).toHaveCount(4)
      await sample.getByRole('button', { name: 'Receive email' }).click()
      await expect(sample.getByRole('listitem')).toHaveCount(2)
      await sample.getByRole('button', { name: 'Move the website' }).click()
      await expect(sample.getByRole('status')).toHaveText('No changes. Choose one above.')
    },
  ],
  cdn: [
    'cdn.nimbus-shop.example · Analytics',
    async (sample) => {
      const asia = sample.getByRole('row', { name: 'Asia Pacific' })
      await expect(asia).toContainText('158 ms')
      await sample.getByRole('button', { name: 'Asia Pacific' }).click()
      await expect(asia).toContainText('21 ms')
    },
  ],
  databases: [
    'catalog · Connection',
    async (sample) => {
      await expect(sample).toContainText('psql "postgresql://')
      await sample.getByRole('button', { name: 'MongoDB' }).click()
      await expect(sample).toContainText('mongosh "mongodb')
    },
  ],
  'block-storage': [
    'Create volume · Size and type',
    async (sample) => {
      const standard = sample.getByRole('row', { name: 'Standard SSD' })
      await expect(standard).toContainText('$25.00')
      await sample.getByRole('button', { name: 'Grow by 250 GB' }).click()
      await expect(standard).toContainText('$50.00')
    },
  ],
  'load-balancers': [
    'shop-web · Targets',
    async (sample) => {
      await sample.getByRole('button', { name: 'Break web-prod-02' }).click()
      await expect(sample.getByRole('listitem').first()).toContainText('600 requests/s')
      await sample.getByRole('button', { name: 'Drain web-prod-01' }).click()
      await expect(sample.getByRole('listitem').first()).toContainText('Drained')
      await sample.getByRole('button', { name: 'Break web-prod-03' }).click()
      await expect(sample.getByRole('status')).toContainText('503')
    },
  ],
  'gpu-as-a-service': [
    'Billing · Spend by day',
    async (sample) => {
      await sample.getByRole('slider', { name: 'Training per weekday' }).fill('0')
      // 14 days of 24 hours at $4.50.
      await expect(sample.getByRole('status')).toContainText('$1,512.00 in two weeks')
    },
  ],
}

/** Waits until React has taken over a part that loads in view. */
async function waitForHydration(sample: Locator): Promise<void> {
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  await expect.poll(() => sample.getByRole('status').evaluate(isHydrated)).toBe(true)
}

test('every product has a part of the console to try', async ({ page, open }) => {
  for (const [name, [title, use]] of Object.entries(samples)) {
    await test.step(name, async () => {
      await open(`/products/${name}`)
      const sample = part(page, title)
      await sample.scrollIntoViewIfNeeded()
      await waitForHydration(sample)
      await use(sample)
    })
  }
})

test('keeps a prerendered part until its code is there', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/assets\/rule-sample\.in-view[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest(/\/assets\/rule-sample\.in-view/)
  await page.goto('/products/firewalls')
  const sample = part(page, 'shop-web · Inbound rules')
  await sample.scrollIntoViewIfNeeded()
  await asked
  await expect(sample.getByRole('listitem')).toHaveCount(4)
  await sample.getByRole('button', { name: 'Deny SSH first' }).click()
  await expect(sample.getByRole('listitem').first()).toContainText('Website')
  // As if another tab had chosen it.
  await page.evaluate((key) => {
    localStorage.setItem(key, 'dark')
    dispatchEvent(new StorageEvent('storage', { key }))
  }, 'nimbus-color-scheme')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(sample.getByRole('listitem')).toHaveCount(4)
  release()
  await waitForHydration(sample)
  await sample.getByRole('button', { name: 'Deny SSH first' }).click()
  await expect(sample.getByRole('listitem').first()).toContainText('No other SSH')
})
