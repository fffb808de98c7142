import assert from 'node:assert/strict'
import type { Container, ContainerCreate, ContainerStatus } from '#src/api/generated/types.gen.ts'
import { type Api, type ApiResponse, bodyOf } from '../../suite/api.ts'
import { VM_STABLE_AFTER } from './vms.ts'

/** Valid request for a small service, with changes. */
export const containerRequest = (changes: Partial<ContainerCreate> = {}): ContainerCreate => ({
  name: 'contract-test',
  namespace: 'staging',
  region: 'us-east',
  image: 'registry.example/shop/contract-test:1.0.0',
  planId: 'ctplan_starter',
  replicas: 2,
  ...changes,
})

export const deploy = (
  api: Api,
  changes: Partial<ContainerCreate> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResponse<'createContainer'>> =>
  api.send('createContainer', { body: containerRequest(changes), headers })

export async function getContainer(api: Api, containerId: string): Promise<Container> {
  return bodyOf(await api.send('getContainer', { path: { containerId } }))
}

/** Container after its transition. */
export async function waitUntilStable(api: Api, { id }: Pick<Container, 'id'>): Promise<Container> {
  await api.mocks.advance(VM_STABLE_AFTER)
  return getContainer(api, id)
}

/** New running service. */
export async function runningContainer(api: Api, changes: Partial<ContainerCreate> = {}): Promise<Container> {
  return waitUntilStable(api, bodyOf(await deploy(api, changes)))
}

export async function stoppedContainer(api: Api): Promise<Container> {
  const container = await runningContainer(api)
  await api.send('stopContainer', { path: { containerId: container.id } })
  return waitUntilStable(api, container)
}

/** Seeded container with a status. */
export async function containerThatIs(api: Api, status: ContainerStatus): Promise<Container> {
  const [container] = bodyOf(await api.send('listContainers', { query: { status } })).items
  assert.ok(container, `the seed has no container that is ${status}`)
  return container
}

export const pathTo = ({ id }: Pick<Container, 'id'>) => ({ path: { containerId: id } })

export const scale = (api: Api, container: Container, replicas: number) =>
  api.send('scaleContainer', { ...pathTo(container), body: { replicas } })
