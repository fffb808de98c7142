import type { VmRow, VolumeRow } from '../db/index.ts'
import { DAY } from '../kernel/duration.ts'
import { random } from '../kernel/random.ts'
import { bent, stressAt } from './incidents.ts'

/** What a volume has of a machine while it is attached to none. */
export const UNATTACHED = { vmId: null, device: null, attachedAt: null } as const

/** A file system keeps some room for itself: it is never quite full. */
const FULL = 0.94

/** A volume takes from half a percent to a few percent of its size more every month, but no less than a little. */
const SHARE_A_MONTH = [0.005, 0.035] as const

type Filling = Pick<VolumeRow, 'id' | 'sizeGb' | 'usedGb' | 'usedAt' | 'attachedAt' | 'status' | 'incidents'>

/** Since when its machine has it; null while none has, and while it is only being attached. */
export function attachedSince({
  status,
  attachedAt,
}: Pick<VolumeRow, 'status' | 'attachedAt'>): number | null {
  return status === 'attaching' ? null : attachedAt
}

/**
 * Since when something works with it: it is attached to a machine, and the machine runs. Null otherwise.
 *
 * @param vm the one it is attached to
 */
export function inUseSince(volume: VolumeRow, vm: VmRow | undefined): number | null {
  const since = attachedSince(volume)
  if (since === null || vm === undefined || vm.startedAt === null) return null
  return Math.max(since, vm.startedAt)
}

/** GB that are used at a time, of which the row tells one: it fills evenly while it is attached, and only then. */
export function usedGbAt(seed: number, volume: Filling, time: number): number {
  if (attachedSince(volume) === null) return volume.usedGb
  const filling = stressAt(volume.incidents, 'disk', time)
  return tenths(bent(grownTo(seed, volume, time), filling, FULL * volume.sizeGb))
}

/** Without what incidents add for a time. */
function grownTo(seed: number, volume: Filling, time: number): number {
  if (attachedSince(volume) === null) return volume.usedGb
  const days = (time - volume.usedAt) / DAY
  const grown = volume.usedGb + days * gbPerDay(seed, volume)
  const most = Math.max(volume.usedGb, FULL * volume.sizeGb)
  return Math.min(most, Math.max(0, grown))
}

function tenths(gb: number): number {
  return Math.round(gb * 10) / 10
}

/** Writes down how full it is, before what that follows from changes: its size, or whether it is attached. */
export function toldUse(seed: number, volume: Filling, at: number): Pick<VolumeRow, 'usedGb' | 'usedAt'> {
  return { usedGb: tenths(grownTo(seed, volume, at)), usedAt: at }
}

/** Kept by what it is drawn from: a list reads it for every row. */
const paces = new Map<string, number>()

function gbPerDay(seed: number, { id, sizeGb }: Pick<VolumeRow, 'id' | 'sizeGb'>): number {
  const name = `${seed} ${id}`
  let pace = paces.get(name)
  if (pace === undefined) {
    pace = random(seed, 'filling', id).float()
    paces.set(name, pace)
  }
  const [least, most] = SHARE_A_MONTH
  return (sizeGb * (least + (most - least) * pace)) / 30
}
