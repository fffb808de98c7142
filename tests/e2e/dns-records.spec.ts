import { addRecordAsAnotherUser, openZone } from './support/dns-pages.ts'
import { downloadBy, readText } from './support/downloads.ts'
import { expect, test } from './support/fixtures.ts'
import { breadcrumb } from './support/resource-pages.ts'

test.use({ persona: 'admin' })

test('changes are staged, shown as a diff, and applied together', async ({ page, open }) => {
  const zone = await openZone(open, page, 'nimbus-shop.dev')
  await zone.add('AAAA', { Name: 'www.nimbus-shop.dev', 'IPv6 address': '2001:db8::7', TTL: '5' })
  await expect(zone.dialog).toContainText('Enter 60 to 604800 seconds.')
  await expect(zone.dialog.getByLabel('TTL')).toBeFocused()
  await zone.dialog.getByLabel('TTL').fill('300')
  await zone.dialog.getByRole('button', { name: 'Add record' }).click()
  await expect(zone.dialog.getByRole('alert')).toContainText('This name has a CNAME')
  await zone.dialog.getByLabel('Name', { exact: true }).fill('api.nimbus-shop.dev')
  await zone.dialog.getByRole('button', { name: 'Add record' }).click()

  await zone.menu('CNAME www', 'Edit')
  await zone.dialog.getByLabel('Target').fill('cdn.other.example')
  await zone.dialog.getByRole('button', { name: 'Stage change' }).click()
  await zone.menu('A *.preview', 'Remove')
  await expect(zone.row('*.preview')).toContainText('Will be removed')
  await expect(zone.staged.getByRole('listitem')).toHaveText([
    /api 300 AAAA 2001:db8::7/,
    /www 300 CNAME nimbus-shop\.dev.*www 300 CNAME cdn\.other\.example/,
    /\*\.preview 300 A 203\.0\.113\.142/,
  ])

  // Staged changes survive a reload and switching tabs, and leaving asks first.
  page.once('dialog', (leaving) => leaving.accept())
  await page.reload()
  await expect(zone.staged.getByRole('listitem')).toHaveCount(3)
  await zone.tab('Activity')
  await breadcrumb(page).click()
  await expect(zone.dialog).toContainText('Leave without applying?')
  await zone.dialog.getByRole('button', { name: 'Stay' }).click()
  await zone.tab('Records')
  await zone.button('Apply 3 changes').click()
  await expect(page.getByText('Changed 3 records')).toBeVisible()
  await expect(page.getByText(/New serial of nimbus-shop\.dev: 20260302\d\d/)).toBeVisible()
  await expect(zone.staged).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(zone.row('cdn.other.example')).toBeVisible()
  await expect(zone.row('*.preview')).toHaveCount(0)
})

test('a target without a dot is completed before it is staged, and a top-level name rejected', async ({
  page,
  open,
}) => {
  const zone = await openZone(open, page, 'nimbus-shop.dev')
  await zone.button('Add record').click()
  await zone.dialog.getByRole('combobox', { name: 'Type', exact: true }).selectOption('MX')
  await zone.dialog.getByLabel('Name', { exact: true }).fill('office')
  const server = zone.dialog.getByLabel('Mail server')
  const meaning = zone.dialog.getByRole('status')
  await server.fill('mx1.other.example')
  await expect(meaning).toBeEmpty()
  await server.fill('mail.')
  await zone.dialog.getByRole('button', { name: 'Add record' }).click()
  await expect(zone.dialog).toContainText('“mail” is a top-level name.')
  await server.fill('mail')
  await expect(meaning).toHaveText('mail means mail.nimbus-shop.dev')
  await zone.dialog.getByRole('button', { name: 'Add record' }).click()
  await expect(zone.staged.getByRole('listitem')).toHaveText([/office 3600 MX 10 mail\.nimbus-shop\.dev/])
})

test('newer types say what they expect, and are applied and exported', async ({ page, open }) => {
  const zone = await openZone(open, page, 'nimbus-shop.dev')
  const stage = zone.dialog.getByRole('button', { name: 'Add record' })
  const name = zone.dialog.getByLabel('Name', { exact: true })
  await zone.add('ALIAS', { Name: '@', Target: 'pages.other.example' })
  await expect(zone.dialog.getByRole('alert')).toContainText('This name has A or AAAA records')
  await name.fill('docs')
  await stage.click()

  await zone.add('TLSA', { Name: 'www', 'Certificate data': 'abcd' })
  await expect(name).toHaveAccessibleDescription(/Start the name with _port\._protocol/)
  const data = zone.dialog.getByLabel('Certificate data')
  await expect(data).toHaveAccessibleDescription(/SHA-256 has 64 hexadecimal digits, not 4\./)
  await name.fill('_443._tcp')
  await data.fill(`${'AB:'.repeat(31)}AB`)
  await stage.click()

  await zone.add('HTTPS', { Name: '@', Parameters: 'http3=yes' })
  const parameters = zone.dialog.getByLabel('Parameters')
  await expect(parameters).toHaveAccessibleDescription(/“http3” is not a parameter/)
  await parameters.fill('alpn="h2,h3"')
  await stage.click()

  await zone.add('PTR', { Name: '_ipp._tcp', 'Host name': '203.0.113.7' })
  await expect(zone.dialog.getByLabel('Host name')).toHaveAccessibleDescription(/not to an address/)
  await zone.dialog.getByLabel('Host name').fill('printer')
  await stage.click()

  await expect(zone.staged.getByRole('listitem')).toHaveText([
    /docs 3600 ALIAS pages\.other\.example/,
    /_443\._tcp 3600 TLSA 3 1 1 abab/,
    /@ 3600 HTTPS 1 \. alpn="h2,h3"/,
    /_ipp\._tcp 3600 PTR printer\.nimbus-shop\.dev/,
  ])
  await zone.button('Apply 4 changes').click()
  await expect(page.getByText('Changed 4 records')).toBeVisible()
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('ALIAS')
  await expect(zone.row('pages.other.example')).toBeVisible()
  await zone.tab('Zone file')
  await expect(page.getByRole('region', { name: 'zone file' })).toContainText(
    '@ 3600 IN HTTPS 1 . alpn=h2,h3',
  )
})

test('changes of others are shown, and no input is lost', async ({ page, open }) => {
  const zone = await openZone(open, page, 'nimbus-shop.dev')
  await zone.add('A', { Name: 'mine', 'IPv4 address': '203.0.113.7' })
  await addRecordAsAnotherUser(page, 'nimbus-shop.dev', 'theirs')
  await expect(page.getByRole('list', { name: 'Changes since you started editing' })).toContainText(
    'theirs 3600 A 203.0.113.99',
  )
  await expect(zone.button('Apply 1 change')).toHaveAccessibleDescription(/The zone has changed/)
  await zone.button('Keep my changes and continue').click()
  await zone.button('Apply 1 change').click()
  await expect(zone.row('203.0.113.7')).toBeVisible()
  await expect(zone.row('203.0.113.99')).toBeVisible()
})

test('the record list is searched, filtered and sorted by the URL', async ({ page, open }) => {
  const zone = await openZone(open, page, 'nimbus-shop.example')
  await expect(zone.row('ns1.nimbus-dns.example')).toBeVisible()
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('TXT')
  await expect(page).toHaveURL(/type=TXT/)
  await page.getByRole('searchbox', { name: 'Search records' }).fill('dmarc')
  await expect(zone.row('v=DMARC1')).toBeVisible()
  await expect(zone.records.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(zone.records.getByRole('row')).toHaveCount(2)
})

test('a zone file that can’t be read says so, and leaves the text', async ({ page, open }) => {
  await openZone(open, page, 'nimbus-shop.dev', 'Zone file')
  const file = page.getByRole('textbox', { name: 'Zone file' })
  await file.fill('api A 203.0.113.81')
  // Reading fails like that of a folder, or of a file that was moved since.
  await file.evaluate((box) => {
    const unreadable = Object.assign(new File([''], 'zone'), {
      text: () => Promise.reject(new DOMException()),
    })
    const drop = new Event('drop', { bubbles: true, cancelable: true })
    box.dispatchEvent(Object.assign(drop, { dataTransfer: { types: ['Files'], files: [unreadable] } }))
  })
  await expect(page.getByText('The file can’t be read')).toBeVisible()
  await expect(file).toHaveValue('api A 203.0.113.81')
})

test('a zone file is previewed, staged and applied, with errors linked to lines', async ({
  page,
  open,
  guard,
}) => {
  guard.allow(/status of 422/)
  const zone = await openZone(open, page, 'nimbus-shop.dev', 'Zone file')
  const file = page.getByRole('textbox', { name: 'Zone file' })
  await file.fill('$TTL 300\napi A 203.0.113.810\nwww A 203.0.113.1\n')
  await zone.button('Preview').click()
  const errors = page.getByRole('alert').filter({ hasText: 'The zone file has 2 errors.' })
  await expect(errors.getByRole('listitem')).toHaveCount(2)
  await errors.getByRole('button', { name: 'Line 2, column 7' }).click()
  await expect(file).toBeFocused()
  expect(
    await file.evaluate((box: HTMLTextAreaElement) => box.value.slice(box.selectionStart, box.selectionEnd)),
  ).toBe('203.0.113.810')

  await file.fill('$TTL 300\n@ SOA ns1 host 1 2 3 4 5\napi A 203.0.113.81\nnew ( A\n 203.0.113.1 ) ; here\n')
  await zone.button('Preview').click()
  await expect(page.getByRole('list', { name: 'Changes from the file' }).getByRole('listitem')).toHaveCount(2)
  await page.getByText('1 line is ignored').click()
  await expect(page.getByText('Line 2: We manage the SOA record.')).toBeVisible()
  await zone.button('Stage 2 changes').click()
  await zone.button('Apply 2 changes').click()
  await expect(zone.row('203.0.113.81')).toBeVisible()

  await zone.tab('Zone file')
  const download = await downloadBy(zone.button('Download'))
  expect(download.suggestedFilename()).toBe('nimbus-shop.dev.zone')
  const exported = await readText(download)
  expect(exported).toContain('api 300 IN A 203.0.113.81\n')
  await file.fill(exported)
  const replace = page.getByRole('radio', { name: 'Remove them' })
  await replace.check()
  await zone.tab('Records')
  await zone.tab('Zone file')
  await expect(file).toHaveValue(exported)
  await expect(replace).toBeChecked()
  await zone.button('Preview').click()
  await expect(page.getByText('No changes; 8 records are in both.')).toBeVisible()
})

test('settings are validated and increase the serial', async ({ page, open }) => {
  const zone = await openZone(open, page, 'nimbus-shop.dev', 'Settings')
  const form = page.getByRole('form', { name: 'Zone settings' })
  await form.getByLabel('Default TTL').fill('5')
  await form.getByRole('button', { name: 'Save settings' }).click()
  await expect(form.getByText(/Enter 60/)).toBeVisible()
  await form.getByLabel('Default TTL').fill('600')
  await form.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await zone.tab('Zone file')
  await expect(page.getByRole('region', { name: 'zone file' })).toContainText('$TTL 600')
})

test.describe('with an outdated version', () => {
  test.use({
    scenario: {
      rules: [
        {
          operation: 'changeDnsRecords',
          when: { call: 1, times: 1 },
          then: { respond: { status: 412, code: 'precondition_failed' } },
        },
      ],
    },
  })
  test('the conflict is shown, and the changes can be applied again', async ({ page, open, guard }) => {
    guard.allow(/status of 412/)
    const zone = await openZone(open, page, 'nimbus-shop.dev')
    await zone.add('A', { Name: 'mine', 'IPv4 address': '203.0.113.7' })
    await zone.button('Apply 1 change').click()
    await expect(zone.staged.getByRole('alert')).toBeVisible()
    await expect(zone.staged).toContainText('mine 3600 A 203.0.113.7')
    await zone.button('Apply 1 change').click()
    await expect(zone.row('203.0.113.7')).toBeVisible()
  })
})

test.describe('while changes are applied slowly', () => {
  test.use({ scenario: { network: { latencyMs: { changeDnsRecords: 3000 } } } })

  test('nothing can be staged, since applying would drop it', async ({ page, open }) => {
    const zone = await openZone(open, page, 'nimbus-shop.dev')
    await zone.add('A', { Name: 'mine', 'IPv4 address': '203.0.113.7' })
    await zone.button('Apply 1 change').click()
    await expect(zone.button('Add record')).toHaveAccessibleDescription('Your changes are being applied.')
    await expect(zone.button('Undo A mine')).toBeDisabled()
    await expect(zone.button('Edit A mine')).toBeDisabled()
    await expect(zone.row('203.0.113.7')).toBeVisible()
    await expect(zone.button('Add record')).toHaveAccessibleDescription('')
  })
})
