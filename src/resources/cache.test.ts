import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { invalidate, setResourceData } from './cache.ts'

const definition = {
  keyOf: (id: string) => [{ _id: 'getVm', path: { id } }],
  operations: { list: 'listVms', summary: 'getVmSummary', more: ['listVolumes'] },
} as const

const vm = (id: string, status: string) => ({
  id,
  projectId: 'prj_1',
  status,
  statusReason: null,
  transition: null,
  tags: [],
  monthlyCost: { amount: 0, currency: 'USD' as const },
  createdAt: '2026-03-02T09:00:00Z',
})

const firstPage = [{ _id: 'listVms', query: { page: 1 } }]
const secondPage = [{ _id: 'listVms', query: { page: 2 } }]

it('stores a response wherever the resource is shown', () => {
  const client = new QueryClient()
  const pageOf = (...ids: string[]) => ({
    items: ids.map((id) => vm(id, 'idle')),
    page: 1,
    pageSize: 20,
    total: 3,
  })
  client.setQueryData(firstPage, pageOf('vm_1', 'vm_2'))
  client.setQueryData(secondPage, pageOf('vm_3'))
  const other = client.getQueryData(secondPage)

  setResourceData(client, definition, vm('vm_2', 'busy'))

  expect(client.getQueryData(definition.keyOf('vm_2'))).toMatchObject({ status: 'busy' })
  expect(client.getQueryData(firstPage)).toMatchObject({ items: [{ status: 'idle' }, { status: 'busy' }] })
  expect(client.getQueryData(secondPage)).toEqual(other)
})

it('invalidates only what a change affects', async () => {
  const client = new QueryClient()
  const keys = ['listVms', 'getVmSummary', 'listVolumes', 'listQuotas', 'listContainers'].map((id) => [
    { _id: id },
  ])
  for (const key of keys) client.setQueryData(key, {})
  const stale = () => keys.filter((key) => client.getQueryState(key)?.isInvalidated).map((key) => key[0]?._id)

  await invalidate(client, definition, 'edit')
  expect(stale()).toEqual(['listVms', 'listVolumes'])
  await invalidate(client, definition, 'create')
  expect(stale()).toEqual(['listVms', 'getVmSummary', 'listVolumes', 'listQuotas'])
})
