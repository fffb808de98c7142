import type { Page } from '@playwright/test'
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
        await expect(trial).toHaveAttribute('href', '/signup')
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
      ['1x H200', '$4.50/hour', '141GB'],
      ['4x H200', '$16.80/hour', '564GB'],
      ['8x H200', '$32.00/hour', '1,128GB'],
      ['Enterprise', 'Custom'],
    ])
    const sales = part(page, 'Pricing').getByRole('link', { name: 'Contact Sales' })
    await expect(sales).toHaveAttribute('href', '/support?topic=sales#contact')
  })

  await test.step('comparison', async () => {
    const prices = part(page, 'H200, H100 and A100 compared').getByRole('row', { name: 'Price per hour' })
    await expect(prices.getByRole('rowheader')).toHaveText('Price per hour')
    await expect(prices.getByRole('cell')).toHaveText(['$4.50', '$3.20', '$2.10'])
  })

  const tools = part(page, 'Tools and first steps')
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
    const questions = part(page, 'Questions')
    const response = questions.getByText('up to 50% off, for 1-year and 3-year commitments')
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
    expect(questions).toHaveLength(await part(page, 'Questions').getByRole('group').count())
    const way = data.find((thing) => thing['@type'] === 'BreadcrumbList').itemListElement
    expect(way.at(-1).item).toBe('https://nimbus.example/products/gpu-as-a-service')
  })
})
