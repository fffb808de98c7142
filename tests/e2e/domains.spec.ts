import { expect, test } from './support/fixtures.ts'

test.describe('the domain finder', () => {
  test('looks for what is left of a name, which stands in the address', async ({ page, open }) => {
    await open('/domains')
    const field = page.getByRole('searchbox', { name: 'Domain name' })
    const results = page.getByRole('list', { name: 'Domains called myshop24' })
    await expect(page.getByRole('heading', { name: 'Popular extensions' })).toBeVisible()

    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('Please enter a domain name')).toBeVisible()
    await expect(field).toBeFocused()

    await field.fill('My Shop-24!')
    await field.press('Enter')
    await expect(page).toHaveURL('/domains?q=myshop24')
    await expect(results.getByRole('listitem')).toHaveCount(8)
    await expect(field).toHaveValue('myshop24')
    await expect(page.getByRole('heading', { name: 'Popular extensions' })).toBeHidden()

    const said = await results.innerText()
    await page.reload()
    await expect(results.getByRole('listitem')).toHaveCount(8)
    await expect(results).toHaveText(said, { useInnerText: true })

    await page.getByRole('button', { name: 'Search Another Domain' }).click()
    await expect(page).toHaveURL('/domains')
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(results).toBeHidden()

    await page.goBack()
    await expect(results.getByRole('listitem')).toHaveCount(8)
    await expect(field).toHaveValue('myshop24')
  })

  test('says when it can’t look, and looks again', async ({ page, open, guard }) => {
    guard.allow(/status of 503/)
    await open('/domains')
    const field = page.getByRole('searchbox', { name: 'Domain name' })
    await field.fill('broken')
    await field.press('Enter')
    const toast = page.getByRole('alert').filter({ hasText: 'Error checking domains' })
    await expect(toast).toContainText('Please try again later')
    await expect(page.getByRole('alert').getByText('The registries do not answer.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await field.fill('available')
    await field.press('Enter')
    await expect(page.getByText('8 of 8 are available.')).toBeVisible()
  })
})
