import type { Vm } from '#src/api/generated/types.gen.ts'
import { fold, hasAll, words } from '#src/domain/text-match.ts'

/** So many machines are shown at once; typing finds the others. */
export const MOST_IN_SIGHT = 12

/** The machines that stand there to choose from, and what they follow from. */
export interface InSight {
  readonly typed: string
  readonly answer: MachineAnswer
  readonly machines: readonly Vm[]
}

export interface MachineAnswer {
  readonly items: readonly Vm[]
  readonly total: number
}

export const NOTHING_IN_SIGHT: InSight = { typed: '', answer: { items: [], total: 0 }, machines: [] }

/**
 * What is in sight once somebody has typed on or the server has answered. Machines move under a key only: what was
 * found last is narrowed with it at once, and an answer that comes later adds below, so that whoever reaches for a
 * machine meets the one that they saw.
 * @param isCurrent the answer is to what has been typed, not to something before it
 */
export function inSightAfter(
  last: InSight,
  { typed, answer, isCurrent }: { typed: string; answer: MachineAnswer; isCurrent: boolean },
): InSight {
  if (typed === last.typed && answer === last.answer) return last
  const fitting = isCurrent ? answer.items : answer.items.filter((vm) => fits(vm, typed))
  if (typed !== last.typed) return { typed, answer, machines: fitting }

  // What an answer that holds all of them does not name has gone.
  const isComplete = isCurrent && answer.items.length === answer.total
  const fresh = new Map(fitting.map((vm) => [vm.id, vm]))
  const stays = last.machines.filter(({ id }) => !isComplete || fresh.has(id))
  const shown = new Set(stays.map(({ id }) => id))
  const machines = [
    ...stays.map((vm) => fresh.get(vm.id) ?? vm),
    ...fitting.filter(({ id }) => !shown.has(id)),
  ].slice(0, MOST_IN_SIGHT)
  return { typed, answer, machines }
}

/** As the server finds them: by name, id, address, size, image, place and tags. */
function fits(vm: Vm, typed: string): boolean {
  const { name, id, publicIp, privateIp, type, os, location, tags } = vm
  const text = [name, id, publicIp ?? '', privateIp, type, os, location, ...tags].join('\n')
  return hasAll(fold(text), words(typed))
}
