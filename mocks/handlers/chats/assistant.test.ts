import { expect, it } from 'vitest'
import { answerTo } from './assistant.ts'

const firstArticle = (question: string) => answerTo(question).articles[0]?.path

it.each([
  ['How do I grow a volume?', '/documentation/storage/volumes'],
  ['Can I resize a virtual machine?', '/documentation/compute/'],
  ['I want to invite a colleague', '/documentation/account/invite-people'],
  ['What happens when my trial ends?', '/documentation/account/plans'],
  ['How do I roll back a container?', '/documentation/compute/rollouts'],
  ['my invoice is wrong, where can I download it', '/documentation/account/invoices'],
])('answers “%s” from %s', (question, path) => {
  expect(firstArticle(question)).toContain(path)
})

it('quotes whole sentences of an article, without code', () => {
  const { text, articles } = answerTo('How do I grow a volume?')
  expect(text).toMatch(/^From “.+”.*: .+[.:]$/)
  expect(text).not.toContain('curl')
  expect(text.length).toBeLessThan(600)
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length)
})

it('says that it is automated when asked for a person, and offers one', () => {
  expect(answerTo('Can I talk to a human?')).toMatchObject({ articles: [], offersPerson: true })
  expect(answerTo('Can I talk to a human?').text).toContain('automated assistant')
})

it('leads to the page that answers a question', () => {
  expect(firstArticle('Is there an outage?')).toBe('/status')
  expect(firstArticle('I forgot my password')).toBe('/forgot-password')
  expect(firstArticle('How do I change the password of a database user?')).toContain('/documentation/storage')
})

it('admits that it found nothing', () => {
  expect(answerTo('Xylophone zebra quux')).toMatchObject({ articles: [], offersPerson: true })
})

it('answers a greeting and a thank-you without a search', () => {
  expect(answerTo('Hello!').articles).toEqual([])
  expect(answerTo('Thanks!')).toMatchObject({ articles: [], offersPerson: false })
})
