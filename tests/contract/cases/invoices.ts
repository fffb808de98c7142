import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import {
  addCard,
  answerConfirmation,
  asOwner,
  CARDS,
  card,
  invoices,
  invoiceThatIs,
  methodEnding,
  methods,
  pathOf,
  pay,
  statusOf,
} from './support/cards.ts'

export const invoiceCases: readonly ContractCase[] = [
  reaches('listInvoices', '200', 'paid, pending and overdue, newest first', async (api) => {
    const response = await api.send('listInvoices', { query: { pageSize: 100 } })
    const { items } = bodyOf(response)
    assert.deepEqual([...new Set(items.map(({ status }) => status))], ['pending', 'overdue', 'paid'])
    const issued = items.map(({ issuedAt }) => issuedAt)
    assert.deepEqual(issued, issued.toSorted().toReversed())
    for (const [index, { periodFrom }] of items.entries()) {
      const before = items[index + 1]
      if (before !== undefined) assert.equal(before.periodTo, periodFrom)
    }
    return response
  }),

  behaves('listInvoices', 'filtered by status and sorted', async (api) => {
    const paid = await invoices(api, { status: 'paid', sort: 'amount' })
    assert.ok(paid.length > 2)
    const amounts = paid.map(({ amount }) => amount.amount)
    assert.deepEqual(
      amounts,
      amounts.toSorted((a, b) => a - b),
    )
    assert.equal((await api.send('listInvoices', { query: { sort: 'color' } })).status, 400)
  }),

  reaches('getInvoiceSummary', '200', 'open and overdue amounts', async (api) => {
    const response = await api.send('getInvoiceSummary')
    const { open, overdue, nextDueAt } = bodyOf(response)
    const unpaid = await invoices(api, { status: ['pending', 'overdue'] })
    assert.equal(open.count, unpaid.length)
    assert.equal(
      open.amount.amount,
      unpaid.reduce((sum, { amount }) => sum + amount.amount, 0),
    )
    assert.equal(overdue.amount.amount, (await invoiceThatIs(api, 'overdue')).amount.amount)
    assert.equal(nextDueAt, (await invoiceThatIs(api, 'pending')).dueAt)
    return response
  }),

  reaches('getInvoice', '200', 'lines that add up, and payment attempts', async (api) => {
    const response = await api.send('getInvoice', pathOf(await invoiceThatIs(api, 'overdue')))
    const { invoice, billedTo, lines, payments } = bodyOf(response)
    assert.equal(
      lines.reduce((sum, { amount }) => sum + amount.amount, 0),
      invoice.net.amount,
    )
    assert.deepEqual(invoice.tax, {
      percent: 0,
      reason: 'reverse_charge',
      amount: { amount: 0, currency: 'USD' },
    })
    assert.equal(billedTo.taxId, 'DE999999999')
    assert.deepEqual(
      payments.map(({ status, failure }) => [status, failure]),
      [
        ['failed', 'expired_card'],
        ['failed', 'expired_card'],
      ],
    )
    return response
  }),

  reaches('downloadInvoicePdf', '200', 'a document under the number of the invoice', async (api) => {
    const invoice = await invoiceThatIs(api, 'paid')
    const response = await api.send('downloadInvoicePdf', pathOf(invoice))
    const disposition = response.headers.get('content-disposition')
    assert.equal(disposition, `attachment; filename="${invoice.number}.pdf"`)
    assert.ok(String(response.body).startsWith('%PDF-'))
    assert.match(String(response.body), /%%EOF\s*$/)
    return response
  }),

  reaches('downloadInvoiceCsv', '200', 'a line for each resource, that add up', async (api) => {
    const invoice = await invoiceThatIs(api, 'overdue')
    const response = await api.send('downloadInvoiceCsv', pathOf(invoice))
    const [head, ...rows] = String(response.body).trimEnd().split('\r\n')
    assert.equal(
      head,
      'invoice,from,to,due,billed_to,billing_address,tax_id,service,project,project_id,resource,resource_id,hours,amount,currency',
    )
    const lastDay = new Date(Date.parse(invoice.periodTo) - 1).toISOString().slice(0, 10)
    assert.equal((rows[0] ?? '').split(',')[2], lastDay)
    assert.match(rows[0] ?? '', /,"Beispielstraße 12, 10115 Berlin, Germany",DE999999999,/)
    assert.match(rows[0] ?? '', /,prj_\w+,[^,]+,[a-z]+_\w+,/)
    assert.match(rows.at(-1) ?? '', /,Tax,,,"Tax \(0%, reverse charge\)",,,0\.00,USD$/)
    const cents = rows.map((row) => Math.round(Number(row.split(',').at(-2)) * 100))
    assert.equal(
      cents.reduce((sum, it) => sum + it, 0),
      invoice.amount.amount,
    )
    return response
  }),

  reaches('payInvoice', '201', 'with a saved card', async (api) => {
    await asOwner(api)
    const invoice = await invoiceThatIs(api, 'overdue')
    const { id } = await methodEnding(api, '4242')
    const response = await api.send('payInvoice', {
      ...pathOf(invoice),
      body: { by: 'method', paymentMethodId: id },
    })
    const { status, amount, actor } = bodyOf(response)
    assert.deepEqual([status, amount, actor.name], ['succeeded', invoice.amount, 'Ada Keller'])
    assert.equal(await statusOf(api, invoice), 'paid')
    return response
  }),

  behaves('payInvoice', 'with a new card, saved only on request', async (api) => {
    await asOwner(api)
    const before = (await methods(api)).length
    assert.equal((await pay(api, await invoiceThatIs(api, 'overdue'))).status, 201)
    assert.equal((await methods(api)).length, before)
    assert.equal((await pay(api, await invoiceThatIs(api, 'pending'), {}, true)).status, 201)
    assert.equal((await methods(api)).length, before + 1)
  }),

  behaves('payInvoice', 'once per idempotency key', async (api) => {
    await asOwner(api)
    const invoice = await invoiceThatIs(api, 'overdue')
    const request = {
      ...pathOf(invoice),
      body: { by: 'card', card: card(), saveCard: true },
      headers: { 'idempotency-key': 'pay-overdue-0001' },
    }
    const responses = await Promise.all([1, 2, 3].map(() => api.send('payInvoice', request)))
    assert.deepEqual(
      responses.map(({ status }) => status),
      [201, 201, 201],
    )
    assert.equal(new Set(responses.map((it) => bodyOf(it).id)).size, 1)
    assert.equal(responses.filter(({ headers }) => headers.get('idempotency-replayed') === 'true').length, 2)
    const { payments } = bodyOf(await api.send('getInvoice', pathOf(invoice)))
    assert.equal(payments.filter(({ status }) => status === 'succeeded').length, 1)
  }),

  reaches('payInvoice', '402 card_declined', 'records the attempt, which can be retried', async (api) => {
    await asOwner(api)
    const invoice = await invoiceThatIs(api, 'overdue')
    const headers = { 'idempotency-key': 'pay-overdue-0002' }
    const send = (number: string) =>
      api.send('payInvoice', {
        ...pathOf(invoice),
        body: { by: 'card', card: card({ number }), saveCard: true },
        headers,
      })
    const denied = await send(CARDS.declined)
    const { payments } = bodyOf(await api.send('getInvoice', pathOf(invoice)))
    assert.deepEqual([payments[0]?.failure, payments[0]?.card.last4], ['declined', '0002'])
    assert.equal(await statusOf(api, invoice), 'overdue')
    assert.ok(!(await methods(api)).some(({ card }) => card.last4 === '0002'))
    assert.equal((await send(CARDS.accepted)).status, 201)
    return denied
  }),

  reaches('payInvoice', '402 card_expired', 'an expired saved card', async (api) => {
    await asOwner(api)
    const { id } = await methodEnding(api, '4444')
    const body = { by: 'method', paymentMethodId: id }
    return api.send('payInvoice', { ...pathOf(await invoiceThatIs(api, 'overdue')), body })
  }),

  reaches('payInvoice', '409 invoice_paid', 'an already paid invoice', async (api) => {
    await asOwner(api)
    return pay(api, await invoiceThatIs(api, 'paid'))
  }),

  reaches('payInvoice', '409 method_unconfirmed', 'a card that awaits confirmation', async (api) => {
    await asOwner(api)
    const { id } = await addCard(api, { number: CARDS.challenged })
    const body = { by: 'method', paymentMethodId: id }
    return api.send('payInvoice', { ...pathOf(await invoiceThatIs(api, 'overdue')), body })
  }),

  reaches(
    'payInvoice',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      await asOwner(api)
      const path = pathOf(await invoiceThatIs(api, 'overdue'))
      const headers = { 'idempotency-key': 'pay-overdue-0003' }
      const send = (number: string, securityCode: string) =>
        api.send('payInvoice', {
          ...path,
          body: { by: 'card', card: card({ number, securityCode }), saveCard: false },
          headers,
        })
      await send(CARDS.accepted, '123')
      return send(CARDS.amex, '1234')
    },
  ),

  reaches('payInvoice', '422 invalid_card', 'all errors at once', async (api) => {
    await asOwner(api)
    const denied = await pay(api, await invoiceThatIs(api, 'overdue'), {
      number: '4242424242424241',
      securityCode: '12',
      expiryMonth: 2,
      expiryYear: 2026,
      holderName: '4242 4242 4242 4242',
    })
    const problem = problemOf(denied)
    assert.deepEqual(
      problem.errors?.map(({ pointer }) => pointer),
      ['/card/number', '/card/expiryMonth', '/card/securityCode', '/card/holderName'],
    )
    assert.ok(!JSON.stringify(problem).includes('4242'))
    return denied
  }),

  reaches('payInvoice', '422 unknown_reference', 'no card of the organization', async (api) => {
    await asOwner(api)
    const body = { by: 'method', paymentMethodId: 'pm_nobody' }
    return api.send('payInvoice', { ...pathOf(await invoiceThatIs(api, 'overdue')), body })
  }),

  behaves('payInvoice', "waits for the cardholder's confirmation", async (api) => {
    await asOwner(api)
    const invoice = await invoiceThatIs(api, 'overdue')
    const payment = bodyOf(await pay(api, invoice, { number: CARDS.challenged }, true))
    assert.equal(payment.status, 'requires_confirmation')
    assert.equal(await statusOf(api, invoice), 'overdue')
    assert.equal((await methodEnding(api, '3220')).status, 'unconfirmed')
    assert.equal((await answerConfirmation(api, payment.cardConfirmationId, 'confirm')).status, 200)
    assert.equal(await statusOf(api, invoice), 'paid')
    assert.equal((await methodEnding(api, '3220')).status, 'active')
  }),

  behaves('payInvoice', 'fails if the cardholder declines or does not respond', async (api) => {
    await asOwner(api)
    const invoice = await invoiceThatIs(api, 'overdue')
    const attempt = async () => bodyOf(await pay(api, invoice, { number: CARDS.challenged }, true))
    await answerConfirmation(api, (await attempt()).cardConfirmationId, 'decline')
    await attempt()
    await attempt()
    await api.mocks.advance('PT16M')
    const { payments } = bodyOf(await api.send('getInvoice', pathOf(invoice)))
    assert.deepEqual(
      payments.map(({ failure }) => failure).toSorted(),
      [
        'confirmation_expired',
        'confirmation_declined',
        'expired_card',
        'expired_card',
        'superseded',
      ].toSorted(),
    )
    assert.ok(!(await methods(api)).some(({ card }) => card.last4 === '3220'))
    assert.equal(await statusOf(api, invoice), 'overdue')
  }),

  behaves('listInvoices', 'the default card pays by itself when an invoice falls due', async (api) => {
    const { id } = await invoiceThatIs(api, 'pending')
    await api.mocks.advance('P3D')
    const [newest] = await invoices(api)
    assert.deepEqual([newest?.status, newest?.id !== id], ['pending', true])
    await api.mocks.advance('P2D')
    const { invoice, payments } = bodyOf(await api.send('getInvoice', { path: { invoiceId: id } }))
    assert.equal(invoice.status, 'paid')
    assert.deepEqual([payments[0]?.actor.kind, payments[0]?.card.last4], ['system', '4242'])
    // The newest was charged two days after issue and the overdue one for the last time, so none is open.
    assert.deepEqual(
      (await invoices(api, { pageSize: 100 })).filter(({ status }) => status !== 'paid'),
      [],
    )
  }),

  behaves('listInvoices', 'the last attempt with an expired default card fails and notifies', async (api) => {
    await api.mocks.scenario({ seedVariants: ['overdue-invoices'] })
    const overdue = await invoiceThatIs(api, 'overdue')
    assert.ok(overdue.nextAttemptAt)
    await api.mocks.advance('P5D')
    const { invoice, payments } = bodyOf(await api.send('getInvoice', pathOf(overdue)))
    assert.deepEqual([invoice.status, invoice.nextAttemptAt], ['overdue', null])
    assert.deepEqual([payments[0]?.failure, payments[0]?.at], ['expired_card', overdue.nextAttemptAt])
    await asOwner(api)
    const { items } = bodyOf(await api.send('listNotifications', { query: { limit: 50 } }))
    assert.ok(items.some(({ title }) => title === `${overdue.number} must be paid now`))
    const notices = bodyOf(await api.send('listBillingNotices')).items
    assert.match(notices[0]?.title ?? '', /: creation is stopped$/)
  }),

  behaves('listInvoices', 'free resources are not billed', async (api) => {
    await api.mocks.scenario({ dataset: 'empty' })
    assert.deepEqual(await invoices(api), [])
    await api.mocks.advance('P40D')
    assert.deepEqual(await invoices(api), [])
  }),
]
