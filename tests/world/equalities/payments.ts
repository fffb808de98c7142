import type { Invoice, Notification, Payment, PaymentMethod } from '#src/api/generated/types.gen.ts'
import type { Equality } from '../equality.ts'
import type { World } from '../world.ts'

const DAY = 24 * 3_600_000

async function paymentsOf(world: World): Promise<{ invoice: Invoice; payment: Payment }[]> {
  const invoices: Invoice[] = await world.all('/invoices')
  const lists = invoices.map(async (invoice) => {
    const { payments } = await world.read(`/invoices/${invoice.id}`)
    return payments.map((payment: Payment) => ({ invoice, payment }))
  })
  return (await Promise.all(lists)).flat()
}

const cardsOf = async (world: World): Promise<PaymentMethod[]> => (await world.read('/payment-methods')).items

const isByPlatform = ({ actor }: Payment) => actor.kind !== 'user'

export const paymentEqualities: readonly Equality[] = [
  {
    name: 'payments: invoices, cards',
    means: 'A card pays from the day it was added until it expires, and fails as expired only afterwards.',
    one: async (world) => {
      const cards = new Map((await cardsOf(world)).map((it) => [it.card.last4, it]))
      return (await paymentsOf(world)).filter(({ payment: { card, at, status, failure } }) => {
        const known = cards.get(card.last4)
        if (known === undefined) return false
        const isExpired = Date.UTC(known.expiryYear, known.expiryMonth, 1) <= Date.parse(at)
        const isImpossible = isExpired ? status === 'succeeded' : failure === 'expired_card'
        return known.createdAt > at || isImpossible
      })
    },
    other: async () => [],
  },
  {
    name: 'payments: invoices, their dates',
    means:
      'A card is charged for an unpaid invoice two days after issue, on the due date, and 30 days later.',
    one: async (world) => {
      if ((await cardsOf(world)).length === 0) return []
      const payments = await paymentsOf(world)
      const invoices: Invoice[] = await world.all('/invoices')
      return invoices
        .filter(({ paidAt }) => paidAt === null)
        .flatMap(({ id, number, issuedAt, dueAt }) => {
          const times = [Date.parse(issuedAt) + 2 * DAY, Date.parse(dueAt), Date.parse(dueAt) + 30 * DAY]
          const charged = new Set(
            payments
              .filter(({ invoice, payment }) => invoice.id === id && isByPlatform(payment))
              .map(({ payment }) => Date.parse(payment.at)),
          )
          return times.filter((at) => at <= world.now && !charged.has(at)).map((at) => [number, at])
        })
    },
    other: async () => [],
  },
  {
    name: 'payments: invoices, notifications',
    means: 'Each automatic payment of the last 35 days, successful or not, has a notification.',
    one: async (world) => {
      const notifications: Notification[] = await world.allAfter('/notifications', 100)
      return (await paymentsOf(world)).filter(
        ({ invoice, payment }) =>
          isByPlatform(payment) &&
          Date.parse(payment.at) > world.now - 35 * DAY &&
          !notifications.some(({ at, title }) => at === payment.at && title.startsWith(invoice.number)),
      )
    },
    other: async () => [],
  },
]
