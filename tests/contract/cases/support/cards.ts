import assert from 'node:assert/strict'
import type { CardInput, Invoice, PaymentMethod } from '#src/api/generated/types.gen.ts'
import { type Api, type ApiResponse, bodyOf, type Request } from '../../suite/api.ts'

/** Card numbers with a fixed outcome. */
export const CARDS = {
  accepted: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000000000003220',
  amex: '378282246310005',
}

export const card = (change: Partial<CardInput> = {}): CardInput => ({
  number: CARDS.accepted,
  securityCode: '917',
  expiryMonth: 8,
  expiryYear: 2028,
  holderName: 'Ada Keller',
  ...change,
})

/** Signs in as the owner, the only one who may pay. */
export const asOwner = (api: Api) => api.logIn('owner@nimbus.example')

export async function addCard(api: Api, change: Partial<CardInput> = {}): Promise<PaymentMethod> {
  return bodyOf(await api.send('createPaymentMethod', { body: { card: card(change) } }))
}

export async function methods(api: Api): Promise<readonly PaymentMethod[]> {
  return bodyOf(await api.send('listPaymentMethods')).items
}

export async function methodEnding(api: Api, last4: string): Promise<PaymentMethod> {
  const found = (await methods(api)).find((it) => it.card.last4 === last4)
  assert.ok(found !== undefined, `no card ends in ${last4}`)
  return found
}

export async function invoices(api: Api, query: Request['query'] = {}): Promise<readonly Invoice[]> {
  return bodyOf(await api.send('listInvoices', { query })).items
}

export async function invoiceThatIs(api: Api, status: Invoice['status']): Promise<Invoice> {
  const [found] = await invoices(api, { status })
  assert.ok(found !== undefined, `no invoice is ${status}`)
  return found
}

export const pathOf = ({ id }: { readonly id: string }) => ({ path: { invoiceId: id } })

export function pay(
  api: Api,
  invoice: { readonly id: string },
  change: Partial<CardInput> = {},
  saveCard = false,
): Promise<ApiResponse<'payInvoice'>> {
  return api.send('payInvoice', { ...pathOf(invoice), body: { by: 'card', card: card(change), saveCard } })
}

export async function answerConfirmation(
  api: Api,
  cardConfirmationId: string | null,
  given: 'confirm' | 'decline',
): Promise<ApiResponse<'answerCardConfirmation'>> {
  assert.ok(cardConfirmationId !== null, 'nothing is asked')
  return api.send('answerCardConfirmation', { path: { cardConfirmationId }, body: { decision: given } })
}

export async function statusOf(api: Api, invoice: { readonly id: string }): Promise<Invoice['status']> {
  return bodyOf(await api.send('getInvoice', pathOf(invoice))).invoice.status
}
