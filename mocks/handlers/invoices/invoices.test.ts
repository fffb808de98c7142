import { inflateSync } from 'node:zlib'
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'
import type { InvoiceDocument } from './document.ts'
import { invoiceCsv } from './invoice-csv.ts'
import { invoicePdf } from './invoice-pdf.ts'

const LONG = 'Legacy inventory synchronization for all of the old warehouses of the northern hemisphere'

const invoice = (change: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  number: 'INV-2026-0012',
  billedTo: {
    name: 'Nimbus Demo',
    address: { line1: 'Beispielstraße 12', line2: '', postalCode: '10115', city: 'Berlin', country: 'DE' },
    taxId: 'DE999999999',
  },
  from: Date.UTC(2025, 11, 4),
  to: Date.UTC(2026, 0, 4),
  dueAt: Date.UTC(2026, 1, 3),
  paidAt: null,
  paidBy: null,
  status: 'overdue',
  net: 103_745,
  tax: { percent: 19, reason: 'standard', amount: 19_711 },
  amount: 123_456,
  lines: [
    {
      service: 'virtual_machines',
      projectId: 'prj_1',
      projectName: LONG,
      resourceCount: 2,
      amount: { amount: 123_456, currency: 'USD' },
    },
  ],
  resources: [],
  ...change,
})

const resource = (name: string) => ({
  service: 'storage' as const,
  projectId: 'prj_1',
  resourceId: 'vol_1',
  projectName: 'Default',
  name,
  amount: 10,
  hours: 744,
})

/** Extracts the text of each page, line by line, as a PDF viewer does. */
async function textOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes)
  return pdf.getPages().map((page) => {
    const { Contents } = { Contents: page.node.normalizedEntries().Contents }
    const streams = Contents?.asArray().map((ref) => pdf.context.lookup(ref)) ?? []
    const source = streams.map((it) => (it instanceof PDFRawStream ? read(it) : '')).join('\n')
    const texts = [...source.matchAll(/<([0-9A-F]*)> Tj/gi)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').toString('latin1'),
    )
    return texts.join('\n')
  })
}

function read(stream: PDFRawStream): string {
  const isPacked = stream.dict instanceof PDFDict && stream.dict.has(PDFName.of('Filter'))
  const bytes = Buffer.from(stream.getContents())
  return (isPacked ? inflateSync(bytes) : bytes).toString('latin1')
}

it('names the day of the payment as one in UTC', async () => {
  const paid = { paidAt: Date.UTC(2026, 0, 6), status: 'paid', paidBy: 'Visa ending in 4242' } as const
  expect((await textOf(await invoicePdf(invoice(paid))))[0]).toContain(
    'January 6, 2026 (UTC), Visa ending in 4242',
  )
})

it('has the same last day as CSV as on screen and in the PDF', () => {
  const row = invoiceCsv(invoice({ resources: [resource('web')] })).split('\r\n')[1]
  expect(row).toMatch(/^INV-2026-0012,2025-12-04,2026-01-03,2026-02-03,/)
})

it('names services as CSV as on screen and in the PDF', () => {
  const [, first, tax] = invoiceCsv(invoice({ resources: [resource('web')] })).split('\r\n')
  expect(first).toContain(',Block storage,')
  expect(tax).toContain(',Tax,,,Tax (19%),')
})

it('contains issuer, customer, total and due date as text, and has a title', async () => {
  const bytes = await invoicePdf(invoice())
  const [page = ''] = await textOf(bytes)
  for (const text of ['Invoice INV-2026-0012', 'Nimbus Demo', '$1,234.56', 'Overdue', 'Page 1 of 1'])
    expect(page).toContain(text)
  for (const text of ['Beispielstraße 12', '10115 Berlin', 'Germany', 'DE999999999', 'February 3, 2026'])
    expect(page).toContain(text)
  expect(page).toMatch(/Net\n\$1,037\.45\nTax \(19%\)\n\$197\.11\nTotal\n\$1,234\.56/)
  expect(page).toContain('December 4, 2025 to January 3, 2026')
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  expect(pdf.getTitle()).toBe('Invoice INV-2026-0012')
})

it('wraps long names, with and without spaces', async () => {
  const name = 'x'.repeat(120)
  const [page = ''] = await textOf(await invoicePdf(invoice({ resources: [resource(name)] })))
  expect(page).not.toContain(LONG)
  expect(page.replaceAll('\n', ' ')).toContain(LONG)
  expect(page).not.toContain(name)
  expect(
    page
      .split('\n')
      .filter((line) => /^x+$/.test(line))
      .join(''),
  ).toBe(name)
})

it('continues on the next page with the table header repeated', async () => {
  const resources = Array.from({ length: 120 }, (_, index) => resource(`volume-${index}`))
  const pages = await textOf(await invoicePdf(invoice({ resources })))
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(page).toContain('Hours')
  }
  const all = pages.join('\n').split('\n')
  for (const { name } of resources) expect(all).toContain(name)
  expect(all.filter((line) => line === 'vol_1')).toHaveLength(resources.length)
  expect(all.filter((line) => line === 'prj_1')).toHaveLength(resources.length + 1)
})

it('replaces characters missing from its fonts by question marks', async () => {
  const [page = ''] = await textOf(
    await invoicePdf(invoice({ billedTo: { name: 'Zoë 李 GmbH', address: null, taxId: null } })),
  )
  expect(page).toContain('Zoë ? GmbH')
})

it('leaves out the marks of Latin letters that its fonts don’t have', async () => {
  const name = 'Żółć Świdłów, Đorđe Dvořák, Øresund'
  const [page = ''] = await textOf(
    await invoicePdf(invoice({ billedTo: { name, address: null, taxId: null } })),
  )
  expect(page).toContain('Zólc Swidlów, Dorde Dvorák, Øresund')
})

it('is byte-identical each time', async () => {
  expect(await invoicePdf(invoice())).toEqual(await invoicePdf(invoice()))
})

it('matches the ledger of its month', async () => {
  const cloud = await cloudUnderTest()
  const { body } = await cloud.call('GET', '/invoices?pageSize=100')
  expect(body.items.length).toBeGreaterThan(10)
  for (const { id, net } of body.items) {
    const detail = await cloud.call('GET', `/invoices/${id}`)
    let sum = 0
    for (const line of detail.body.lines) sum += line.amount.amount
    expect(sum).toBe(net.amount)
  }
})
