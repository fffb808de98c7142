import assert from 'node:assert/strict'
import type { RegionId, Vm, VmCreate, VmStatus } from '#src/api/generated/types.gen.ts'
import { type Api, type ApiResponse, bodyOf, type Caller } from '../../suite/api.ts'

/** Longer than any VM transition takes. */
export const VM_STABLE_AFTER = 'PT5M'

/** Seeded VM with a status. */
export async function vmThatIs(api: Api, status: VmStatus): Promise<Vm> {
  const [vm] = bodyOf(await api.send('listVms', { query: { status } })).items
  assert.ok(vm, `the seed has no VM that is ${status}`)
  return vm
}

/** Valid request for a small VM, with changes. */
export async function vmRequest(api: Api, changes: Partial<VmCreate> = {}, as?: Caller): Promise<VmCreate> {
  const region: RegionId = changes.region ?? 'us-east'
  return {
    names: ['contract-test'],
    region,
    imageId: 'img_debian13',
    sizeId: 'size_standard',
    networkId: await defaultNetwork(api, region, as),
    sshKeyIds: [],
    ...changes,
  }
}

export async function createVm(
  api: Api,
  changes: Partial<VmCreate> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResponse<'createVm'>> {
  return api.send('createVm', { body: await vmRequest(api, changes), headers })
}

/** New running VM. */
export async function runningVm(api: Api, changes: Partial<VmCreate> = {}): Promise<Vm> {
  const [vm] = bodyOf(await createVm(api, changes)).items
  assert.ok(vm)
  await api.mocks.advance(VM_STABLE_AFTER)
  return getVm(api, vm.id)
}

export async function stoppedVm(api: Api): Promise<Vm> {
  const { id } = await runningVm(api)
  await api.send('stopVm', { path: { vmId: id } })
  await api.mocks.advance(VM_STABLE_AFTER)
  return getVm(api, id)
}

export async function getVm(api: Api, vmId: string): Promise<Vm> {
  return bodyOf(await api.send('getVm', { path: { vmId } }))
}

async function defaultNetwork(api: Api, region: RegionId, as?: Caller): Promise<string> {
  const { items } = bodyOf(
    await api.send('listNetworks', { query: { region }, ...(as !== undefined && { as }) }),
  )
  const network = items.find((it) => it.isDefault)
  assert.ok(network, `${region} has no default network`)
  return network.id
}
