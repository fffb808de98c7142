import type { VmRow, VolumeRow } from '../db/index.ts'
import { DAY } from '../kernel/duration.ts'
import { random } from '../kernel/random.ts'
import { tenths } from '../kernel/rounding.ts'
import { stressAt, towardWorst } from './incidents.ts'

/** Attachment fields of a detached volume. */
export const UNATTACHED = { vmId: null, device: null, attachedAt: null } as const

/** The file system reserves some space, so a volume never fills up completely. */
const FULL = 0.94

/** Growth per month as a share of the size. */
const SHARE_A_MONTH = [0.005, 0.035] as const

type Filling = Pick<VolumeRow, 'id' | 'sizeGb' | 'usedGb' | 'usedAt' | 'attachedAt' | 'status' | 'incidents'>

/** Start of the attachment; null while detached or still attaching. */
export function attachedSince({
  status,
  attachedAt,
}: Pick<VolumeRow, 'status' | 'attachedAt'>): number | null {
  return status === 'attaching' ? null : attachedAt
}

/**
 * Start of use: attached to a running VM. Null otherwise.
 *
 * @param vm VM that the volume is attached to
 */
export function inUseSince(volume: VolumeRow, vm: VmRow | undefined): number | null {
  const since = attachedSince(volume)
  if (since === null || vm === undefined || vm.startedAt === null) return null
  return Math.max(since, vm.startedAt)
}

/** Used GB at a time, extrapolated from the stored value: usage grows evenly while the volume is attached. */
export function usedGbAt(seed: number, volume: Filling, time: number): number {
  if (attachedSince(volume) === null) return volume.usedGb
  const filling = stressAt(volume.incidents, 'disk', time)
  return tenths(towardWorst(grownTo(seed, volume, time), filling, FULL * volume.sizeGb))
}

/** Without the effect of incidents. */
function grownTo(seed: number, volume: Filling, time: number): number {
  if (attachedSince(volume) === null) return volume.usedGb
  const days = (time - volume.usedAt) / DAY
  const grown = volume.usedGb + days * gbPerDay(seed, volume)
  const max = Math.max(volume.usedGb, FULL * volume.sizeGb)
  return Math.min(max, Math.max(0, grown))
}

/** Stores the current usage before a change of size or attachment, from which usage is extrapolated. */
export function lastReportedUse(
  seed: number,
  volume: Filling,
  at: number,
): Pick<VolumeRow, 'usedGb' | 'usedAt'> {
  return { usedGb: tenths(grownTo(seed, volume, at)), usedAt: at }
}

/** Growth rates by seed and id, cached because lists read them for every row. */
const paces = new Map<string, number>()

function gbPerDay(seed: number, { id, sizeGb }: Pick<VolumeRow, 'id' | 'sizeGb'>): number {
  const name = `${seed} ${id}`
  let pace = paces.get(name)
  if (pace === undefined) {
    pace = random(seed, 'filling', id).float()
    paces.set(name, pace)
  }
  const [min, max] = SHARE_A_MONTH
  return (sizeGb * (min + (max - min) * pace)) / 30
}
