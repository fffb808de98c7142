import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { invalidate, setResourceData } from './cache.ts'

const kind = {
  keyOf: (id: string) => [{ _id: 'getThing', path: { id } }],
  operations: { list: 'listThings', summary: 'getThingSummary', more: ['listParts'] },
}

const thing = (id: string, status: string) => ({
  id,
  projectId: 'prj_1',
  status,
  statusReason: null,
  transition: null,
  tags: [],
  monthlyCost: { amount: 0, currency: 'USD' as const },
  createdAt: '2026-03-02T09:00:00Z',
})

const firstPage = [{ _id: 'listThings', query: { page: 1 } }]
const secondPage = [{ _id: 'listThings', query: { page: 2 } }]

it('stores a response wherever the resource is shown', () => {
  const client = new QueryClient()
  const pageOf = (...ids: string[]) => ({
    items: ids.map((id) => thing(id, 'idle')),
    page: 1,
    pageSize: 20,
    total: 3,
  })
  client.setQueryData(firstPage, pageOf('t_1', 't_2'))
  client.setQueryData(secondPage, pageOf('t_3'))
  const other = client.getQueryData(secondPage)

  setResourceData(client, kind, thing('t_2', 'busy'))

  expect(client.getQueryData(kind.keyOf('t_2'))).toMatchObject({ status: 'busy' })
  expect(client.getQueryData(firstPage)).toMatchObject({ items: [{ status: 'idle' }, { status: 'busy' }] })
  expect(client.getQueryData(secondPage)).toEqual(other)
})

it('invalidates only what a change affects', async () => {
  const client = new QueryClient()
  const keys = ['listThings', 'getThingSummary', 'listParts', 'listQuotas', 'listVms'].map((id) => [
    { _id: id },
  ])
  for (const key of keys) client.setQueryData(key, {})
  const stale = () => keys.filter((key) => client.getQueryState(key)?.isInvalidated).map((key) => key[0]?._id)

  await invalidate(client, kind, 'edit')
  expect(stale()).toEqual(['listThings', 'listParts'])
  await invalidate(client, kind, 'create')
  expect(stale()).toEqual(['listThings', 'getThingSummary', 'listParts', 'listQuotas'])
})
