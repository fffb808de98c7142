import { seedWorld } from '#mocks/seed/index.ts'
import { fire, type LoadRequest, type Reply } from './load.ts'

/** Larger than any number of created resources. */
const PLENTY = 1e6

const authorization = 'Bearer nimbus_demo_owner'

/** Request to repeat. */
export interface Task {
  readonly name: 'list' | 'get' | 'create'
  shot(index: number): LoadRequest
}

/** Creates a world without quotas; returns a function that restarts it. */
export async function unlimitedWorld(port: number): Promise<() => Promise<void>> {
  const ask = async (method: string, path: string, body: string | null): Promise<string> => {
    const [reply] = await fire(port, 1, [{ method, path, headers: {}, body }])
    return expectSuccess(reply, path).body
  }
  const { meta } = JSON.parse(await ask('GET', '/__mocks/snapshot', null)) as {
    meta: { dataset: string; seed: number; epoch: number }
  }
  const rows = ((await seedWorld(meta)).organizations ?? []).map((row) => ({
    collection: 'organizations',
    id: row.id,
    seq: 1,
    // All quotas of the row.
    row: { ...row, quotas: Object.fromEntries(Object.keys(row.quotas).map((quota) => [quota, PLENTY])) },
  }))
  const snapshot = JSON.stringify({ meta: { ...meta, seq: 1 }, rows })
  return async () => void (await ask('PUT', '/__mocks/snapshot', snapshot))
}

/** Tasks: list 20 of 24 VMs, get one, create one. */
export async function tasksIn(port: number): Promise<Task[]> {
  const read = async <T>(path: string): Promise<T> => {
    const [reply] = await fire(port, 1, [get(path)])
    return JSON.parse(expectSuccess(reply, path).body) as T
  }
  const { items: vms } = await read<{ items: { id: string }[] }>('/vms?status=running')
  const { items: networks } = await read<{ items: { id: string }[] }>('/networks?region=us-east')
  const vmRequest = (name: string) =>
    JSON.stringify({
      names: [name],
      region: 'us-east',
      imageId: 'img_debian13',
      sizeId: 'size_standard',
      networkId: networks[0]?.id,
      sshKeyIds: [],
      tags: ['env:bench'],
    })
  return [
    { name: 'list', shot: () => get('/vms?pageSize=20') },
    { name: 'get', shot: (index) => get(`/vms/${vms[index % vms.length]?.id}`) },
    {
      name: 'create',
      shot: (index) => ({
        method: 'POST',
        path: '/api/v1/vms',
        headers: { authorization, 'content-type': 'application/json' },
        body: vmRequest(`bench-${index}`),
      }),
    },
  ]
}

function get(path: string): LoadRequest {
  return { method: 'GET', path: `/api/v1${path}`, headers: { authorization }, body: null }
}

export function expectSuccess(reply: Reply | undefined, what: string): Reply {
  if (!reply || reply.status >= 300) throw new Error(`${what} was returned ${reply?.status}: ${reply?.body}`)
  return reply
}
