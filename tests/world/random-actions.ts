import { LISTED_TYPES, LISTS, type World } from './world.ts'

/** Pseudo-random numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const SECOND = 1000
const WAITS = [3 * SECOND, 20 * SECOND, 61 * SECOND, 17 * 60 * SECOND, 5 * 3600 * SECOND, 86_400 * SECOND]

/**
 * Does one thing that a person could do, or waits. Refused actions change nothing and are part of it. Before that, a
 * millisecond passes: activities of the same time have no order.
 *
 * @returns what was done, for messages of failed tests
 */
export async function actAtRandom(world: World, next: () => number, step: number): Promise<string> {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(next() * items.length)]
  const pickFrom = async (path: string) => pick(await world.all(path))
  const post = async (path: string, body?: unknown) => {
    const { status } = await world.act('POST', path, body)
    return `POST ${path} ${status}`
  }
  const action = pick(ACTIONS)
  world.forwardTo(world.now + 1)
  switch (action) {
    case 'power': {
      const path = pick(['/vms', '/containers', '/databases']) ?? '/vms'
      return post(`${path}/${(await pickFrom(path))?.id}/${pick(['start', 'stop', 'restart'])}`)
    }
    case 'delete': {
      const path = LISTS[pick(LISTED_TYPES) ?? 'vm']
      const address = `${path}/${(await pickFrom(path))?.id}`
      return `DELETE ${address} ${(await world.act('DELETE', address)).status}`
    }
    case 'move': {
      const { items } = await world.read('/projects')
      const path = pick([...Object.values(LISTS), '/volume-snapshots']) ?? '/vms'
      const resource = await pickFrom(path)
      return post(`/projects/${pick<{ id: string }>(items)?.id}/resources`, { resourceIds: [resource?.id] })
    }
    case 'rename': {
      const path = pick(['/vms', '/databases', '/volumes', '/load-balancers', '/firewalls']) ?? '/vms'
      const address = `${path}/${(await pickFrom(path))?.id}`
      return `PATCH ${address} ${(await world.act('PATCH', address, { name: `renamed-${step}` })).status}`
    }
    case 'resize':
      return post(`/vms/${(await pickFrom('/vms'))?.id}/resize`, {
        sizeId: pick(['size_basic', 'size_standard', 'size_premium', 'size_cpu16']),
      })
    case 'schedule': {
      const address = `/vms/${(await pickFrom('/vms'))?.id}`
      const officeHours = {
        weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        startTime: pick(['06:30', '08:00', null]),
        stopTime: pick(['12:00', '18:30']),
        timeZone: pick(['Europe/Berlin', 'America/New_York', 'Asia/Kolkata']),
      }
      return `PATCH ${address} ${(await world.act('PATCH', address, { schedule: { officeHours } })).status}`
    }
    case 'scale':
      return post(`/containers/${(await pickFrom('/containers'))?.id}/scale`, {
        replicas: Math.floor(next() * 6),
      })
    case 'grow': {
      const volume = await pickFrom('/volumes')
      return post(`/volumes/${volume?.id}/grow`, { sizeGb: volume?.sizeGb + 50 })
    }
    case 'snapshot':
      return post('/volume-snapshots', { volumeId: (await pickFrom('/volumes'))?.id, name: `made-${step}` })
    case 'create': {
      const { items } = await world.read('/networks?region=us-east')
      const vm = {
        names: [`made-${step}`, `fail-${step}`],
        region: 'us-east',
        imageId: 'img_debian13',
        sizeId: 'size_standard',
        networkId: items[0]?.id,
        sshKeyIds: [],
      }
      return post('/vms', vm)
    }
    case 'zone':
      return post('/dns-zones', { domain: `made-${step}.example` })
    case 'alert': {
      const alert = await pickFrom('/alerts?state=active')
      if (alert === undefined) return 'no alert'
      return post(`/alerts/${alert.id}/${pick(['acknowledge', 'resolve'])}`)
    }
    case 'read':
      return post('/notifications/read')
    case 'recommendation': {
      const { items } = await world.read('/recommendations')
      const recommendation = pick<{ id: string }>(items)
      return recommendation === undefined
        ? 'nothing to save'
        : post(`/recommendations/${recommendation.id}/apply`)
    }
    default: {
      const ms = pick(WAITS) ?? SECOND
      world.forwardTo(world.now + ms)
      return `wait ${ms / SECOND} s`
    }
  }
}

const ACTIONS = [
  'wait',
  'wait',
  'wait',
  'wait',
  'power',
  'power',
  'delete',
  'move',
  'rename',
  'resize',
  'schedule',
  'scale',
  'grow',
  'snapshot',
  'create',
  'zone',
  'alert',
  'read',
  'recommendation',
] as const
