import { BILLING_SERVICE_NAMES } from '#src/domain/billing.ts'
import { toCsv } from '#src/domain/csv.ts'
import { addressLines, taxLabel } from '#src/domain/tax.ts'
import { iso } from '../../kernel/iso-time.ts'
import { inDollars } from '../shared/in-dollars.ts'
import type { InvoiceDocument } from './document.ts'

const COLUMNS = [
  ...['invoice', 'from', 'to', 'due', 'billed_to', 'billing_address', 'tax_id'],
  ...['service', 'project', 'project_id', 'resource', 'resource_id', 'hours', 'amount', 'currency'],
]

/** Renders an invoice as CSV: a line for each resource, and one for the tax. Together they are the total. */
export function invoiceCsv(invoice: InvoiceDocument): string {
  const { number, billedTo, resources, tax } = invoice
  // The last day is part of the month, as on the invoice.
  const days = [invoice.from, invoice.to - 1, invoice.dueAt].map((at) => iso(at).slice(0, 10))
  const address = addressLines(billedTo.address).join(', ')
  const common = [number, ...days, billedTo.name, address, billedTo.taxId ?? '']
  const rows = resources.map(({ service, projectName, projectId, name, resourceId, hours, amount }) => [
    ...[...common, BILLING_SERVICE_NAMES[service], projectName, projectId, name, resourceId],
    ...[hours, inDollars(amount), 'USD'],
  ])
  const taxRow = [...common, 'Tax', '', '', taxLabel(tax), '', '', inDollars(tax.amount), 'USD']
  return toCsv([COLUMNS, ...rows, taxRow])
}
