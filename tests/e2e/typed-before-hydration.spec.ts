import { expect, test } from './support/fixtures.ts'

test.use({ sharePage: false })

// React or the browser may submit the form. The page must find what was typed in both cases.
test.beforeEach(({ page }) => page.addInitScript(searchInTheTaskAfterHydration))

test('the domain finder searches what was typed before hydration', async ({ page }) => {
  await page.goto('/domains')
  await expect(page.getByRole('list', { name: 'Domains called wordpress' })).toBeVisible()
  await expect(page).toHaveURL('/domains?q=wordpress')
})

test('the marketplace searches what was typed before hydration', async ({ page }) => {
  await page.goto('/marketplace')
  await expect(page.getByRole('region', { name: 'All Apps' }).getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL('/marketplace?q=wordpress')
})

/** Runs in the page. Fills its search field at once, and submits it in the first task after React has hydrated it. */
function searchInTheTaskAfterHydration(): void {
  // The browser has submitted the form itself.
  if (location.search !== '') return
  const { port1, port2 } = new MessageChannel()
  let field: HTMLInputElement | null = null
  port1.onmessage = () => {
    if (field === null) {
      field = document.querySelector('[name=q]')
      if (field !== null) field.value = 'wordpress'
    }
    if (field !== null && Object.keys(field).some((key) => key.startsWith('__reactFiber')))
      field.form?.requestSubmit()
    else port2.postMessage(null)
  }
  port2.postMessage(null)
}
