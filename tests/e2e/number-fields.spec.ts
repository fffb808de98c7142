import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from './support/fixtures.ts'
import { vmForm } from './support/vm-pages.ts'

test.use({ persona: 'admin' })

for (const [path, label] of [
  ['/storage/volumes/new', 'Size (GB)'],
  ['/network/load-balancers/new', 'Port'],
  ['/network/load-balancers/new', 'Check port'],
  ['/network/load-balancers/new', 'Interval (s)'],
  ['/services/cdn/new', 'Default TTL (seconds)'],
  ['/compute/containers/new', 'Replicas'],
] as const) {
  test(`${path}: “${label}” can be emptied and filled key by key`, async ({ page, open }) => {
    await open(path)
    const field = page.getByRole('textbox', { name: label, exact: true })
    await field.fill('')
    await expect(field).toHaveValue('')
    await field.pressSequentially('12')
    await expect(field).toHaveValue('12')
    await field.fill('100')
    // In a task of its own, the field moves the caret behind what was filled in.
    await field.evaluate(() => new Promise((resolve) => setTimeout(resolve, 10)))
    await field.press('Home')
    await field.press('Delete')
    await field.pressSequentially('2')
    await expect(field).toHaveValue('200')
  })
}

test('an empty size of a volume is a problem, not 0', async ({ page, open }) => {
  await open('/storage/volumes/new')
  const size = page.getByRole('textbox', { name: 'Size (GB)' })
  await size.fill('')
  await page.getByRole('button', { name: 'Create Volume' }).click()
  await expect(size).toHaveAccessibleDescription(/Enter a number\./)
})

test('the price of a size of many digits fits the window', async ({ page, open }) => {
  await open('/storage/volumes/new')
  await page.getByRole('textbox', { name: 'Size (GB)' }).fill('9999999999999999')
  await expect(page.getByRole('complementary', { name: 'Cost' })).toContainText('$1,000,000,000,000,000.00')
  expect(await horizontalOverflow(page)).toBe(0)
})

test('a sign, point or comma is not dropped from a typed number', async ({ page, open }) => {
  await open('/storage/volumes/new')
  const size = page.getByRole('textbox', { name: 'Size (GB)' })
  const create = page.getByRole('button', { name: 'Create Volume' })
  for (const [text, shown, problem] of [
    ['100.5', '100.5', /Enter a whole number\./],
    ['100,5', '100.5', /Enter a whole number\./],
    ['1,000', '1.000', /Enter a whole number\./],
    ['-50', '-50', /Use at least 10 GB\./],
    ['-', '-', /Enter a number\./],
  ] as const) {
    await size.fill('')
    await size.pressSequentially(text)
    await expect(size).toHaveValue(shown)
    await create.click()
    await expect(size).toHaveAccessibleDescription(problem)
  }
  await size.fill('')
  await size.pressSequentially('100.5')
  await page.reload()
  await expect(size).toHaveValue('100.5')
})

test('full-width digits of an input method are not dropped', async ({ page, open, context }) => {
  await open('/storage/volumes/new')
  const size = page.getByRole('textbox', { name: 'Size (GB)' })
  await size.fill('')
  await page.keyboard.insertText('１')
  await page.keyboard.insertText('２０')
  await expect(size).toHaveValue('120')
  await size.press('Home')
  const input = await context.newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: '３', selectionStart: 1, selectionEnd: 1 })
  await input.send('Input.imeSetComposition', { text: '３４', selectionStart: 2, selectionEnd: 2 })
  await input.send('Input.insertText', { text: '３４' })
  await expect(size).toHaveValue('34120')
})

test('a count of VMs takes only whole numbers', async ({ page, open }) => {
  await open('/compute/vms/new')
  const { count, cost } = vmForm(page)
  await count.fill('')
  await count.pressSequentially('3.5')
  await count.blur()
  await expect(count).toHaveValue('3')
  await expect(cost).toContainText('3 ×')
})

test('an emptied count of VMs keeps its value, and shows it again', async ({ page, open }) => {
  await open('/compute/vms/new')
  const { count, cost } = vmForm(page)
  await count.fill('3')
  await count.fill('')
  await expect(count).toHaveValue('')
  await count.blur()
  await expect(count).toHaveValue('3')
  await expect(cost).toContainText('3 ×')
})

test('a pasted number keeps its thousands, and other text is refused', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/storage/volumes/new')
  const size = page.getByRole('textbox', { name: 'Size (GB)' })
  const paste = async (text: string) => {
    await size.selectText()
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await size.press('ControlOrMeta+v')
  }
  await paste('1,000')
  await expect(size).toHaveValue('1000')
  for (const text of ['1.5', '1,5', '1.2.3.4', '1e3', '-5', '1 TB', '1'.repeat(100_000)]) {
    await paste(text)
    await expect(size).toHaveAccessibleDescription(/Enter a whole number\./)
    await expect(size).toHaveValue('1000')
  }
  await paste('250')
  await expect(size).toHaveValue('250')
  await expect(size).not.toHaveAccessibleDescription(/Enter a whole number\./)
})
