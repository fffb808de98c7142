import { expect, it } from 'vitest'
import { isSameQuery, viewHref, viewQuery } from './view-address.ts'

it('keeps search, filters, order and columns', () => {
  const search = '?q=web&status=running&sort=-monthlyCost&pageSize=50&columns=name%2Ccost'
  expect(viewQuery(search, null)).toBe(search.slice(1))
})

it('leaves out the page, dialogs, lines and the live stream', () => {
  const search = '?status=running&page=3&dialog=delete&row=vm_1&item=a&line=log_1&context=log_2&live=on'
  expect(viewQuery(search, null)).toBe('status=running')
})

it('takes the columns on screen', () => {
  expect(viewQuery('?q=web', 'name,cost')).toBe('q=web&columns=name%2Ccost')
  expect(viewQuery('?q=web&columns=name', '')).toBe('q=web')
})

it('compares queries without the order of their parameters', () => {
  expect(isSameQuery('a=1&b=2', 'b=2&a=1')).toBe(true)
  expect(isSameQuery('a=x%20y', 'a=x+y')).toBe(true)
  expect(isSameQuery('a=1', 'a=2')).toBe(false)
})

it('links to the page', () => {
  expect(viewHref({ path: '/compute/vms', query: '' })).toBe('/compute/vms')
  expect(viewHref({ path: '/compute/vms', query: 'q=web' })).toBe('/compute/vms?q=web')
})
