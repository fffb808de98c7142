import type { OrganizationRow, SavedViewRow } from '../db/index.ts'
import { DAY } from '../kernel/duration.ts'
import { type SeedBase, seedId } from './base.ts'
import { userId } from './people.ts'

interface SeedView extends Pick<SavedViewRow, 'name' | 'path' | 'query' | 'isShared'> {
  readonly email: string
  readonly ageDays: number
}

const VIEWS: readonly SeedView[] = [
  {
    email: 'owner@nimbus.example',
    name: 'Most expensive VMs',
    path: '/compute/vms',
    query: 'sort=-monthlyCost',
    isShared: true,
    ageDays: 40,
  },
  {
    email: 'owner@nimbus.example',
    name: 'Stopped, with their age',
    path: '/compute/vms',
    query: 'status=stopped&sort=createdAt&columns=name,status,location,created,cost',
    isShared: false,
    ageDays: 9,
  },
  {
    email: 'developer@nimbus.example',
    name: 'Errors of the last day',
    path: '/monitoring/logs',
    query: 'range=24h&level=ERROR',
    isShared: true,
    ageDays: 21,
  },
]

export function savedViewRows(base: SeedBase, organization: OrganizationRow): SavedViewRow[] {
  return VIEWS.map(({ email, ageDays, ...view }) => {
    const at = base.epoch - ageDays * DAY
    return {
      id: seedId(base, 'view', organization.id, view.name),
      organizationId: organization.id,
      userId: userId(base, email),
      ...view,
      createdAt: at,
      updatedAt: at,
    }
  })
}
