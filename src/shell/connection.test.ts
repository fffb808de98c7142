import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ApiProblem, NetworkFailure } from '#src/api/problem.ts'
import { connectionLost, useConnectionLost } from './connection.ts'

const unreachable = new NetworkFailure('unreachable', new TypeError('Failed to fetch'))
const refused = new ApiProblem({
  type: '/problems/forbidden',
  title: 'Forbidden',
  status: 403,
  detail: 'Not you.',
  code: 'forbidden',
  requestId: 'req_1',
})

const responded = (at: number) => ({
  dataUpdatedAt: at,
  errorUpdatedAt: 0,
  error: null,
  fetchFailureReason: null,
})
const failed = (at: number, error: Error) => ({
  dataUpdatedAt: 0,
  errorUpdatedAt: at,
  error,
  fetchFailureReason: error,
})

it('is online before the first request', () => expect(connectionLost([])).toBe(false))

it('leaves the error to the page until something has loaded', () => {
  expect(connectionLost([failed(1, unreachable), failed(2, unreachable)])).toBe(false)
  expect(connectionLost([failed(1, unreachable), { ...failed(3, unreachable), dataUpdatedAt: 2 }])).toBe(true)
})

it('is lost when the latest request got no response', () => {
  expect(connectionLost([responded(1), failed(2, unreachable)])).toBe(true)
  expect(connectionLost([failed(2, unreachable), responded(1)])).toBe(true)
})

it('is restored by any response, a denial included', () => {
  expect(connectionLost([failed(2, unreachable), responded(3)])).toBe(false)
  expect(connectionLost([responded(1), failed(2, unreachable), failed(3, refused)])).toBe(false)
})

it('is online after an unreadable response', () => {
  expect(connectionLost([responded(1), failed(2, new NetworkFailure('unreadable', 'broken'))])).toBe(false)
})

it('is online while a prerendered page hydrates, even if a request has failed meanwhile', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = { queryKey: ['status'], queryFn: () => Promise.reject(unreachable) }
  client.setQueryData(['marketplace'], [])
  await expect(client.fetchQuery(query)).rejects.toBe(unreachable)
  const Lost = () => String(useConnectionLost(client))
  expect(renderToString(createElement(Lost))).toBe('false')
})
