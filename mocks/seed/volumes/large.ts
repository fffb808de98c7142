import { VOLUME_TYPES, VOLUMES_PER_VM } from '#src/domain/volume-catalog.ts'
import type { VmRow } from '../../db/index.ts'
import { draw, type SeedBase } from '../base.ts'
import { ageWith, drawHoursInState, numbered, PROJECT_NAMES } from '../large.ts'
import type { PlannedVolume } from './plan.ts'

const SIZES_GB = [20, 50, 100, 200, 500, 1000, 2000] as const

/** One volume per VM, with its region and age; most are attached. */
export function largeVolumes(base: SeedBase, vms: readonly VmRow[], count: number): PlannedVolume[] {
  const rng = draw(base, 'large-volumes')
  const attached = new Map<string, number>()
  return Array.from({ length: count }, (_, index): PlannedVolume => {
    const vm = vms[index % vms.length] as VmRow
    const ageDays = ageWith(vm, base)
    const sinceHours = drawHoursInState(rng, ageDays)
    const chance = rng.float()
    const onVm = attached.get(vm.id) ?? 0
    const isAttached = chance < 0.78 && onVm < VOLUMES_PER_VM
    if (isAttached) attached.set(vm.id, onVm + 1)
    const reason = 'The volume could not be erased.'
    const name = `${vm.name.slice(0, 40)}-data-${numbered(index)}`
    return {
      name,
      project: rng.pick(PROJECT_NAMES),
      ageDays,
      now: isAttached
        ? { status: 'attached', sinceHours }
        : chance < 0.98
          ? { status: 'available', sinceHours }
          : { status: 'error', sinceHours, reason },
      place: isAttached ? { vm: vm.name } : { region: vm.region },
      typeId: rng.pick(VOLUME_TYPES).id,
      sizeGb: rng.pick(SIZES_GB),
      filled: 0.05 + 0.85 * rng.float(),
      tags: vm.tags,
      snapshots: [{ name: `${name}-copy`, ageDays: rng.int(1, Math.min(ageDays, 30)) }],
    }
  })
}
