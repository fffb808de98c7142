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
  methodEnding,
  methods,
  pay,
} from './support/cards.ts'

const pathOf = ({ id }: { readonly id: string }) => ({ path: { paymentMethodId: id } })

export const paymentMethodCases: readonly ContractCase[] = [
  reaches('listPaymentMethods', '200', 'the default first, one expired', async (api) => {
    const response = await api.send('listPaymentMethods')
    const { items } = bodyOf(response)
    assert.deepEqual(
      items.map(({ card, status, isDefault }) => [card.brand, card.last4, status, isDefault]),
      [
        ['visa', '4242', 'active', true],
        ['mastercard', '4444', 'expired', false],
        ['amex', '0005', 'active', false],
      ],
    )
    return response
  }),

  reaches('createPaymentMethod', '201', 'of every brand, by its number', async (api) => {
    await asOwner(api)
    const amex = await addCard(api, { number: '3782 822463 10005', securityCode: '1234' })
    assert.deepEqual(amex.card, { brand: 'amex', last4: '0005' })
    const response = await api.send('createPaymentMethod', {
      body: { card: card({ number: '5555-5555-5555-4444' }), makeDefault: true },
    })
    const method = bodyOf(response)
    assert.deepEqual([method.card.brand, method.isDefault, method.status], ['mastercard', true, 'active'])
    assert.deepEqual(
      (await methods(api)).filter(({ isDefault }) => isDefault).map(({ id }) => id),
      [method.id],
    )
    return response
  }),

  behaves('createPaymentMethod', 'once per idempotency key', async (api) => {
    await asOwner(api)
    const before = (await methods(api)).length
    const request = { body: { card: card() }, headers: { 'idempotency-key': 'card-0001' } }
    await Promise.all([1, 2].map(() => api.send('createPaymentMethod', request)))
    assert.equal((await methods(api)).length, before + 1)
  }),

  reaches('createPaymentMethod', '402 card_declined', 'is not saved', async (api) => {
    await asOwner(api)
    const before = await methods(api)
    const response = await api.send('createPaymentMethod', {
      body: { card: card({ number: CARDS.declined }) },
    })
    assert.deepEqual(await methods(api), before)
    return response
  }),

  reaches(
    'createPaymentMethod',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      await asOwner(api)
      const headers = { 'idempotency-key': 'card-0002' }
      await api.send('createPaymentMethod', { body: { card: card() }, headers })
      return api.send('createPaymentMethod', {
        body: { card: card({ number: '5555555555554444' }) },
        headers,
      })
    },
  ),

  reaches('createPaymentMethod', '422 invalid_card', 'a wrong check digit', async (api) => {
    await asOwner(api)
    const response = await api.send('createPaymentMethod', {
      body: { card: card({ number: '4242424242424241' }) },
    })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/card/number')
    return response
  }),

  behaves('createPaymentMethod', 'number and security code are in no log and no store', async (api) => {
    await asOwner(api)
    const [invoice] = await invoices(api, { status: 'overdue' })
    assert.ok(invoice !== undefined)
    const headers = { 'idempotency-key': 'card-0003' }
    const securityCode = '9173'
    const numbers = [CARDS.amex, '371449635398431', '5555555555554444', '4012888888881881', CARDS.declined]
    const [first = '', second = '', third = '', fourth = ''] = numbers
    await api.send('createPaymentMethod', {
      body: { card: card({ number: first, securityCode }) },
      headers,
    })
    await pay(api, invoice, { number: CARDS.declined, securityCode: '918' })
    await pay(api, invoice, { number: second, securityCode: '12' })
    // In a wrong field, and in a truncated body.
    await pay(api, invoice, { holderName: `Ada ${third}` })
    const path = { invoiceId: invoice.id }
    await api.send('payInvoice', { path, body: { by: 'card', cardNumber: fourth, saveCard: true } })
    const text = `{"card": {"number": "${second}", "securityCode": "${securityCode}", `
    await api.send('createPaymentMethod', { text })
    await api.send('createPaymentMethod', { text: `{"card": {"number": ${second} "` })
    await pay(api, invoice, { number: first, securityCode }, true)
    for (const place of ['snapshot', 'log', 'mails']) {
      const { text } = await api.raw({ method: 'GET', url: `/__mocks/${place}` })
      if (place !== 'mails') assert.ok(text.includes('0005'), `${place} tells nothing of the card`)
      for (const number of numbers) {
        assert.ok(!text.replaceAll(/(?<=\d)[ -](?=\d)/g, '').includes(number), `${place} has ${number}`)
      }
      // As a value of its own: random ids and trace ids may contain the same four digits.
      assert.doesNotMatch(
        text,
        new RegExp(`(?<![\\w-])${securityCode}(?![\\w-])`),
        `${place} has ${securityCode}`,
      )
    }
  }),

  reaches('deletePaymentMethod', '204', 'one that is not the default', async (api) => {
    await asOwner(api)
    const method = await methodEnding(api, '4444')
    const response = await api.send('deletePaymentMethod', pathOf(method))
    assert.ok(!(await methods(api)).some(({ id }) => id === method.id))
    return response
  }),

  reaches('deletePaymentMethod', '409 default_method_needed', 'the default one', async (api) => {
    await asOwner(api)
    const method = await methodEnding(api, '4242')
    const response = await api.send('deletePaymentMethod', pathOf(method))
    assert.match(problemOf(response).detail, /another card the default/)
    return response
  }),

  behaves('deletePaymentMethod', 'the last card can be removed when nothing is owed', async (api) => {
    await asOwner(api)
    for (const last4 of ['4444', '0005'])
      await api.send('deletePaymentMethod', pathOf(await methodEnding(api, last4)))
    const last = await methodEnding(api, '4242')
    const denied = await api.send('deletePaymentMethod', pathOf(last))
    assert.match(problemOf(denied).detail, /unpaid invoices/)
    for (const invoice of await invoices(api, { status: ['pending', 'overdue'] })) await pay(api, invoice)
    assert.equal((await api.send('deletePaymentMethod', pathOf(last))).status, 204)
    assert.deepEqual(await methods(api), [])
    assert.equal((await addCard(api)).isDefault, true)
  }),

  reaches('makePaymentMethodDefault', '200', 'replaces the previous default', async (api) => {
    await asOwner(api)
    const method = await methodEnding(api, '0005')
    const response = await api.send('makePaymentMethodDefault', pathOf(method))
    assert.deepEqual(bodyOf(response), { ...method, isDefault: true })
    assert.equal((await methods(api)).filter(({ isDefault }) => isDefault).length, 1)
    return response
  }),

  reaches('makePaymentMethodDefault', '409 invalid_state', 'an unusable card', async (api) => {
    await asOwner(api)
    const waiting = await addCard(api, { number: CARDS.challenged })
    assert.equal((await api.send('makePaymentMethodDefault', pathOf(waiting))).status, 409)
    return api.send('makePaymentMethodDefault', pathOf(await methodEnding(api, '4444')))
  }),

  reaches('getCardConfirmation', '200', 'the pending confirmation', async (api) => {
    await asOwner(api)
    const { cardConfirmationId } = await addCard(api, { number: CARDS.challenged })
    assert.ok(cardConfirmationId !== null)
    const response = await api.send('getCardConfirmation', { path: { cardConfirmationId } })
    const { status, purpose, card, amount } = bodyOf(response)
    assert.deepEqual([status, purpose, card.last4, amount], ['pending', 'add_card', '3220', null])
    return response
  }),

  reaches('answerCardConfirmation', '200', 'a confirmed card can pay', async (api) => {
    await asOwner(api)
    const { cardConfirmationId } = await addCard(api, { number: CARDS.challenged })
    const response = await answerConfirmation(api, cardConfirmationId, 'confirm')
    assert.equal(bodyOf(response).status, 'confirmed')
    assert.equal((await methodEnding(api, '3220')).status, 'active')
    return response
  }),

  reaches(
    'answerCardConfirmation',
    '409 confirmation_closed',
    'an already answered or removed one',
    async (api) => {
      await asOwner(api)
      const { cardConfirmationId } = await addCard(api, { number: CARDS.challenged })
      await answerConfirmation(api, cardConfirmationId, 'decline')
      assert.ok(!(await methods(api)).some(({ card }) => card.last4 === '3220'))
      return answerConfirmation(api, cardConfirmationId, 'confirm')
    },
  ),
]
