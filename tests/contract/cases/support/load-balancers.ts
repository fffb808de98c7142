import assert from 'node:assert/strict'
import type {
  DnsZone,
  LoadBalancer,
  LoadBalancerCreate,
  LoadBalancerStatus,
  LoadBalancerTarget,
} from '#src/api/generated/types.gen.ts'
import { type Api, type ApiResponse, bodyOf } from '../../suite/api.ts'
import { a, activeZone, changeRecords } from './dns.ts'
import { VM_STABLE_AFTER } from './vms.ts'

/** Seeded load balancer with a status. */
export async function balancerThatIs(api: Api, status: LoadBalancerStatus): Promise<LoadBalancer> {
  const [balancer] = bodyOf(await api.send('listLoadBalancers', { query: { status } })).items
  assert.ok(balancer, `the seed has no load balancer that is ${status}`)
  return balancer
}

const ORDER: LoadBalancerCreate = {
  name: 'contract-test',
  region: 'us-east',
  type: 'application',
  listeners: [{ protocol: 'http', port: 80, targetPort: 8080 }],
  healthCheck: {
    protocol: 'http',
    path: '/',
    port: 8080,
    intervalSeconds: 10,
    timeoutSeconds: 5,
    healthyThreshold: 2,
    unhealthyThreshold: 3,
  },
}

/** Creates a load balancer with a valid request, with changes. */
export function createLoadBalancer(
  api: Api,
  changes: Partial<LoadBalancerCreate> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResponse<'createLoadBalancer'>> {
  return api.send('createLoadBalancer', { body: { ...ORDER, ...changes }, headers })
}

export async function getBalancer(api: Api, loadBalancerId: string): Promise<LoadBalancer> {
  return bodyOf(await api.send('getLoadBalancer', { path: { loadBalancerId } }))
}

/** New active load balancer with checked targets. */
export async function activeBalancer(api: Api, vmIds: readonly string[]): Promise<LoadBalancer> {
  const { id } = bodyOf(await createLoadBalancer(api, { vmIds: [...vmIds] }))
  await api.mocks.advance(VM_STABLE_AFTER)
  return getBalancer(api, id)
}

export async function targetsOf(api: Api, loadBalancerId: string): Promise<LoadBalancerTarget[]> {
  return bodyOf(await api.send('listLoadBalancerTargets', { path: { loadBalancerId } })).items
}

/** Adds an A record with the address to an active zone. */
export async function pointTo(
  api: Api,
  address: string,
): Promise<{ readonly zone: DnsZone; readonly recordId: string }> {
  const zone = await activeZone(api, 'balanced.example')
  const response = await changeRecords(api, zone, a('www', address))
  return { zone, recordId: bodyOf(response).records[0]?.id ?? '' }
}
