import type { ActivityRow, Actor, VmRow } from '../../db/index.ts'
import { DAY, SECOND } from '../../kernel/duration.ts'
import { PLATFORM } from '../../world/record.ts'
import { ActivityBuilder } from '../activity-builder.ts'
import { draw, type SeedBase } from '../base.ts'

/**
 * Activities that led to a VM's current row: creation, some restarts, and the last change of state. Uptimes follow
 * from them and agree with the row's `startedAt`.
 */
export function historyOf(
  base: SeedBase,
  actors: readonly Actor[],
  vm: Pick<
    VmRow,
    'id' | 'organizationId' | 'projectId' | 'name' | 'status' | 'statusReason' | 'createdAt' | 'updatedAt'
  >,
): readonly ActivityRow[] {
  const rng = draw(base, 'history', vm.id)
  const { name, createdAt, updatedAt } = vm
  const history = new ActivityBuilder(base, 'vm', vm)
  const someone = () => rng.pick(actors)
  const seconds = (min: number, max: number) => rng.int(min, max) * SECOND

  const createdIn = seconds(9, 20)
  history.add('created', `Created ${name}`, someone(), createdAt, createdAt + createdIn)

  // At least a day after creation and a day before the last activity.
  const room = updatedAt - createdAt - 2 * DAY
  const restarts = room > DAY ? rng.int(0, Math.min(3, Math.floor(room / (14 * DAY)))) : 0
  const times = Array.from({ length: restarts }, () => createdAt + DAY + Math.floor(rng.float() * room))
  for (const at of times.sort((a, b) => a - b)) {
    const [summary, actor] = rng.chance(0.3)
      ? [`Restarted ${name} for host maintenance`, PLATFORM]
      : [`Restarted ${name}`, someone()]
    history.add('restarted', summary, actor, at, at + seconds(8, 16))
  }

  if (vm.status === 'error') {
    history.add('failed', `${name} failed: ${vm.statusReason}`, PLATFORM, updatedAt)
  } else if (vm.status === 'stopped') {
    const startedAt = updatedAt - seconds(3, 8)
    history.add('stopped', `Stopped ${name}`, someone(), startedAt, updatedAt)
  } else {
    const startedAt = updatedAt - seconds(8, 16)
    history.add('restarted', `Restarted ${name}`, someone(), startedAt, updatedAt)
  }
  return history.activities
}
