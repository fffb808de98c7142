import { expect, test } from './support/fixtures.ts'

test.use({ persona: 'owner', contextOptions: { reducedMotion: 'no-preference' } })

test('a dialog takes no input while it fades out', async ({ page, open }) => {
  await open('/storage/databases')
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Stop' }).click()
  const dialog = page.getByRole('dialog')
  const closing = dialog.evaluate(
    (element) =>
      new Promise<string>((done) => {
        new MutationObserver(() => {
          if (element.closest('[inert]')) done('inert')
          else if (!element.isConnected) done('gone')
        }).observe(document.body, { attributes: true, childList: true, subtree: true })
      }),
  )
  await dialog.getByRole('button', { name: 'Stop' }).click()
  expect(await closing).toBe('inert')
})
