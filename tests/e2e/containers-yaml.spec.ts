import { containerList, manifestEditor, openContainer } from './support/container-pages.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ persona: 'developer' })

const manifest = (name: string, more = '') =>
  `name: ${name}\nnamespace: development\nregion: us-east\nimage: shop/${name}:1.0.0\nplanId: ctplan_starter\nreplicas: 1\n${more}`

test('a manifest shows errors at their lines, then a preview, then deploys', async ({
  page,
  open,
  guard,
}) => {
  guard.allow(/status of 422/)
  await open('/compute/containers')
  await page.getByRole('link', { name: 'Deploy from YAML' }).click()
  const editor = manifestEditor(page)
  await expect(editor.deploy).toHaveAccessibleDescription('Preview the changes first.')

  // Checked while typing.
  await editor.write(manifest('from-yaml').replace('replicas: 1', 'replicas: 51'))
  await expect(editor.problems).toContainText('Line 6, column 11: replicas must be at most 50.')
  await editor.write('name: [')
  await expect(editor.problems).toContainText('Line 1')

  // Checked by the server only.
  await editor.write(manifest('from-yaml', 'dependsOn: [development/nothing]\n'))
  await expect(editor.problems).toHaveCount(0)
  await editor.check.click()
  await expect(editor.problems).toContainText(
    'Line 7, column 13: development/nothing doesn’t exist or is being deleted. Check the name.',
  )
  await editor.problems.getByRole('button', { name: 'Line 7, column 13' }).click()
  await expect(editor.text).toBeFocused()

  await editor.write(`${manifest('from-yaml')}---\n${manifest('playground').replace('us-east', 'eu-west')}`)
  await editor.check.click()
  await expect(editor.changes).toContainText('Create')
  await expect(editor.changes).toContainText('from-yaml')
  await expect(editor.changes).toContainText('Change')
  await expect(editor.changes).toContainText('shop/playground:1.0.0')
  await expect(editor.changes).toContainText('$10.00 more per month')
  await editor.deploy.click()
  await expect(page.getByText('2 containers are being deployed')).toBeVisible()
  await expect(containerList(page).row('from-yaml')).toContainText('Pending')
})

test('the editor can be left by keyboard and keeps its text', async ({ page, open }) => {
  await open('/compute/containers/new?from=yaml')
  const editor = manifestEditor(page)
  await editor.write('')
  await editor.text.focus()
  await page.keyboard.type('name: typed')
  await page.keyboard.press('Tab')
  await expect(editor.text).toBeFocused()
  const complaint = editor.problems.getByRole('button').first()
  await expect(complaint).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(complaint).toBeFocused()
  await page.reload()
  await expect(page.getByText('We restored your unsaved entries.')).toBeVisible()
  await expect(editor.text).toContainText('name: typed')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(editor.text).not.toContainText('name: typed')
  await expect(editor.text).toContainText('name: ')
})

test('a secret in a manifest is not stored, and required again', async ({ page, open }) => {
  await open('/compute/containers/new?from=yaml')
  const editor = manifestEditor(page)
  await editor.write('name: typed\nenv: [{ name: KEY, value: hush, secret: true }]')
  await expect(editor.text).toContainText('hush')
  await page.reload()
  await expect(editor.text).toContainText('name: KEY')
  await expect(editor.text).not.toContainText('hush')
})

test.describe('in a new document', () => {
  test.use({ shareDocument: false })

  test('keeps text typed before the editor has loaded', async ({ page, open }) => {
    const { promise: arrival, resolve: letCome } = Promise.withResolvers<void>()
    await page.context().route('**/code-editor*', async (route) => {
      await arrival
      await route.continue()
    })
    await open('/compute/containers/new?from=yaml')
    const editor = manifestEditor(page)
    await expect(editor.text).toHaveValue(/name: /)
    await editor.text.fill('name: early')
    letCome()
    expect(await editor.read()).toBe('name: early')
  })
})

test("a container's own manifest changes nothing, and an edited one rolls out", async ({ page, open }) => {
  await openContainer(open, page, 'feature-flags', 'Manifest')
  await page.getByRole('link', { name: 'Edit as YAML' }).click()
  const editor = manifestEditor(page)
  await expect(editor.text).toContainText('name: feature-flags')
  await editor.check.click()
  await expect(editor.changes).toContainText('Unchanged')
  await expect(editor.deploy).toHaveAccessibleDescription('No changes.')
  await editor.write((await editor.read()).replace('3.1.0', '3.2.0'))
  await editor.check.click()
  await expect(editor.changes).toContainText('feature-flags:3.2.0')
  await editor.deploy.click()
  await expect(page.getByRole('main')).toContainText('Updating')
})
