import { openRules, removeRuleAsAnotherUser } from './support/firewall-pages.ts'
import { expect, test, waitUntilIdle } from './support/fixtures.ts'
import { breadcrumb } from './support/resource-pages.ts'

test.use({ persona: 'admin' })

test.describe('the rules of a firewall', () => {
  test('are reordered by keyboard, staged, undone and saved', async ({
    page,
    open,
    setSecondsSinceStart,
  }) => {
    const { rules, handle, bar, save, main, choose, dialog } = await openRules(open, page, 'data-tier')
    await expect(bar).toBeHidden()
    await expect(rules('Inbound')).toHaveCount(8)

    await handle('PostgreSQL for payments').focus()
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowUp')
    await expect(rules('Inbound').first()).toContainText('PostgreSQL for payments')
    await expect(rules('Inbound').first()).toContainText('Moved')
    await expect(handle('PostgreSQL for payments')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'now 1 of 8 inbound rules' })).toBeAttached()
    await expect(bar).toContainText('1 change staged')
    // The shadowed rule is first now.
    await expect(main).not.toContainText('Never applies')

    await choose('Redis', 'Duplicate')
    await expect(rules('Inbound').nth(3)).toContainText('Duplicate of inbound rule 3.')
    await choose('Search and its cluster', 'Turn off')
    await choose('Cache', 'Remove')
    await expect(page.getByRole('list', { name: 'Removed inbound rules' })).toContainText('Cache')
    await expect(bar).toContainText('4 changes staged')
    await page.getByRole('button', { name: 'Restore Cache' }).click()
    await expect(bar).toContainText('3 changes staged')

    await bar.getByRole('button', { name: 'Undo all' }).click()
    await dialog.getByRole('button', { name: 'Undo all' }).click()
    await expect(bar).toBeHidden()
    await expect(rules('Inbound').first()).not.toContainText('payments')

    await choose('PostgreSQL for payments', 'Move up')
    await choose('SSH from anywhere else', 'Remove')
    await save.click()
    await expect(page.getByText('2 changes saved')).toBeVisible()
    await expect(bar).toBeHidden()
    await expect(main).toBeFocused()
    await expect(main).toContainText('Updating')
    await page.reload()
    await waitUntilIdle(page)
    await expect(rules('Inbound')).toHaveCount(7)
    await expect(rules('Inbound').nth(2)).toContainText('PostgreSQL for payments')
    await setSecondsSinceStart(60)
    await expect(main).toContainText('Active')
  })

  test('are reordered by drag and drop', async ({ page, open }) => {
    const { rules, handle, bar } = await openRules(open, page, 'data-tier')
    await expect(rules('Inbound')).toHaveCount(8)
    await waitUntilIdle(page)
    const grip = await handle('PostgreSQL').boundingBox()
    const target = await rules('Inbound').nth(2).boundingBox()
    if (!grip || !target) throw new Error('nothing to drag')
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
    await page.mouse.down()
    await page.mouse.move(grip.x, target.y + target.height * 0.8, { steps: 4 })
    await expect(bar).toBeHidden()
    await page.mouse.up()
    await expect(rules('Inbound').nth(2)).toContainText('PostgreSQL')
    await expect(rules('Inbound').nth(2)).toContainText('Moved')
    await expect(bar).toContainText('1 change staged')
  })

  test('are validated at the field, with warnings while typing', async ({ page, open }) => {
    const { add, dialog, rules, bar } = await openRules(open, page, 'shop-front')
    await add('inbound').click()
    const ports = dialog.getByRole('textbox', { name: 'VM ports' })
    const from = dialog.getByRole('textbox', { name: 'From' })
    await ports.fill('9000-8000')
    await expect(dialog).toContainText('starts at 9000 and ends at 8000')
    await from.fill('10.1.2.3/8')
    await expect(dialog).toContainText('Did you mean 10.0.0.0/8?')
    await dialog.getByRole('button', { name: 'Add rule' }).click()
    await expect(ports).toBeFocused()
    await expect(ports).toHaveAttribute('aria-invalid', 'true')

    await ports.fill('3389')
    await from.fill('2001:db8::/32')
    await expect(dialog).not.toContainText('from anywhere')
    await dialog.getByRole('button', { name: 'From everywhere' }).click()
    await expect(dialog.getByRole('status')).toContainText(
      'Allows remote desktops (port 3389) from anywhere.',
    )
    await dialog.getByRole('combobox', { name: 'Protocol' }).selectOption('ICMP')
    await expect(ports).toBeDisabled()
    await expect(dialog).not.toContainText('from anywhere')
    await dialog.getByRole('combobox', { name: 'Protocol' }).selectOption('TCP')
    const description = dialog.getByRole('textbox', { name: 'Description' })
    await description.fill('x'.repeat(300))
    await dialog.getByRole('button', { name: 'Add rule' }).click()
    await expect(description).toBeFocused()
    await description.fill('Office in a hurry')
    await dialog.getByRole('button', { name: 'Add rule' }).click()
    await expect(dialog).toBeHidden()
    const added = rules('Inbound').filter({ hasText: 'Office in a hurry' })
    await expect(added).toContainText('New')
    await expect(added).toContainText('Allows remote desktops')

    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await waitUntilIdle(page)
    await expect(bar).toContainText('1 change staged')
    await expect(added).toContainText('New')

    await page.getByRole('button', { name: 'Save rules' }).click()
    await expect(page.getByRole('dialog', { name: 'Save rules that are open to everyone?' })).toContainText(
      'Allows remote desktops (port 3389) from anywhere.',
    )
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(bar).toContainText('1 change staged')

    await breadcrumb(page).click()
    await expect(dialog).toContainText('Your staged rule changes will be lost.')
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('tab', { name: 'Instances' }).click()
    await expect(page.getByText('1 change of its rules is not saved yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Show rules' }).click()
    await expect(bar).toContainText('1 change staged')
    await breadcrumb(page).click()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/network/firewalls')
  })

  test('changed by another person are compared, and mine applied on top', async ({ page, open, guard }) => {
    guard.allow(/status of 412/)
    const { choose, save, dialog, rules, bar } = await openRules(open, page, 'data-tier')
    await choose('Search and its cluster', 'Remove')
    await choose('PostgreSQL', 'Turn off')
    expect(await removeRuleAsAnotherUser(page)).toBe(200)
    await save.click()
    await expect(dialog).toContainText('Your changes aren’t saved yet, but nothing is lost.')
    const mine = dialog.getByRole('region', { name: 'Yours: rules' })
    const theirs = dialog.getByRole('region', { name: 'Theirs: rules' })
    await expect(mine.getByRole('listitem').filter({ hasText: 'Search and its cluster' })).toContainText(
      'Removed',
    )
    await expect(mine.getByRole('listitem').first()).toContainText('Edited')
    const gone = theirs.getByRole('listitem').filter({ hasText: 'Removed' })
    await expect(gone).toHaveCount(1)
    await expect(gone).toContainText('PostgreSQL')

    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect(bar).toContainText('2 changes staged')
    await page.getByRole('button', { name: 'Compare versions' }).click()
    await dialog.getByRole('button', { name: 'Overwrite with mine' }).click()
    await expect(dialog).toBeHidden()
    // A rule I edited and they removed comes back as new.
    await expect(rules('Inbound').first()).toContainText('PostgreSQL')
    await expect(rules('Inbound').first()).toContainText('New')
    await save.click()
    await expect(page.getByText('2 changes saved')).toBeVisible()
    await page.reload()
    await waitUntilIdle(page)
    await expect(rules('Inbound')).toHaveCount(7)
    await expect(rules('Inbound').first()).toContainText('Off')
    await expect(rules('Inbound').filter({ hasText: 'Search and its cluster' })).toHaveCount(0)
  })

  test('of another person are loaded, and mine can be restored', async ({ page, open, guard }) => {
    guard.allow(/status of 412/)
    const { choose, save, dialog, rules, bar } = await openRules(open, page, 'data-tier')
    await choose('Search and its cluster', 'Remove')
    expect(await removeRuleAsAnotherUser(page)).toBe(200)
    await save.click()
    await dialog.getByRole('button', { name: 'Use theirs' }).click()
    await expect(bar).toBeHidden()
    await expect(rules('Inbound')).toHaveCount(7)
    await expect(rules('Inbound').filter({ hasText: 'Search and its cluster' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Restore my changes' }).click()
    await expect(bar).toContainText('1 change staged')
    await expect(rules('Inbound').filter({ hasText: 'Search and its cluster' })).toHaveCount(0)
  })
})
