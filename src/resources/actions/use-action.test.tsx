import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Vm } from '#src/api/generated/types.gen.ts'
import type { ResourceDefinition } from '../resource-definition.ts'
import { useChange } from './use-action.ts'

const definition = {
  keyOf: (id: string) => [{ _id: 'getVm', path: { id } }],
  operations: { list: 'listVms', summary: 'getVmSummary' },
} as unknown as ResourceDefinition<Vm, string>

test('writes the response to cached lists, which are stale until they are read again', async () => {
  const client = new QueryClient()
  const list = [{ _id: 'listVms' }]
  const vm = { id: 'vm_1', status: 'running' } as Vm
  client.setQueryData(list, { items: [vm] })
  let change: ReturnType<typeof useChange<Vm, string, null>> | undefined
  function Changing() {
    change = useChange<Vm, string, null>(definition, {
      call: async (resource) => ({ ...resource, status: 'stopping' }),
      change: 'action',
    })
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Changing />
    </QueryClientProvider>,
  )
  await change?.mutateAsync({ resource: vm, input: null })
  expect(client.getQueryState(list)).toMatchObject({
    data: { items: [{ status: 'stopping' }] },
    isInvalidated: true,
  })
})
