import { expect, test } from './support/fixtures.ts'

test.use({ persona: 'owner', contextOptions: { forcedColors: 'active' } })

test('what is selected stands out without background colors', async ({ page, open }) => {
  await open('/monitoring')
  const edgeOf = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor)
  expect(await edgeOf('Overview')).not.toBe(await edgeOf('Alerts'))
  await expect(page.locator('.mantine-SegmentedControl-label[data-active]')).toHaveCSS(
    'outline-style',
    'solid',
  )
  const pageOf = (name: string) =>
    page.getByRole('complementary', { name: 'Console' }).getByRole('link', { name })
  await expect(pageOf('Metrics')).toHaveCSS('outline-style', 'solid')
  await expect(pageOf('Logs')).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('ControlOrMeta+k')
  const option = page.getByRole('dialog').getByRole('option', { selected: true })
  await expect(option).toHaveCSS('outline-style', 'solid')
})

test('the chosen theme of a public page stands out', async ({ page, open }) => {
  await open('/imprint')
  const optionOf = (name: string) => page.locator('label', { has: page.getByRole('radio', { name }) })
  await expect(optionOf('System')).toHaveCSS('outline-style', 'solid')
  await expect(optionOf('Light')).toHaveCSS('outline-style', 'none')
})
