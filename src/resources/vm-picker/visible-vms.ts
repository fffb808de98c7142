import type { Vm } from '#src/api/generated/types.gen.ts'
import { foldCase, includesAllWords, queryWords } from '#src/domain/text-match.ts'

/** Maximum number of VMs shown at once; the search finds the others. */
export const MAX_VISIBLE = 12

/** VMs on screen, with the search text and the response that they result from. */
export interface VisibleVms {
  readonly typed: string
  readonly result: VmResult
  readonly vms: readonly Vm[]
}

export interface VmResult {
  readonly items: readonly Vm[]
  readonly total: number
}

export const NO_VMS: VisibleVms = { typed: '', result: { items: [], total: 0 }, vms: [] }

/**
 * VMs to show after the search text or the response changed. A keystroke filters the last VMs at once; a later
 * response only appends, so that no option moves just before a click.
 * @param isCurrent true if the response is for the current text
 */
export function nextVisibleVms(
  last: VisibleVms,
  { typed, result, isCurrent }: { typed: string; result: VmResult; isCurrent: boolean },
): VisibleVms {
  if (typed === last.typed && result === last.result) return last
  const fitting = isCurrent ? result.items : result.items.filter((vm) => matches(vm, typed))
  if (typed !== last.typed) return { typed, result, vms: fitting }

  // VMs missing from a complete response no longer exist.
  const isComplete = isCurrent && result.items.length === result.total
  const fresh = new Map(fitting.map((vm) => [vm.id, vm]))
  const stays = last.vms.filter(({ id }) => !isComplete || fresh.has(id))
  const shown = new Set(stays.map(({ id }) => id))
  const vms = [
    ...stays.map((vm) => fresh.get(vm.id) ?? vm),
    ...fitting.filter(({ id }) => !shown.has(id)),
  ].slice(0, MAX_VISIBLE)
  return { typed, result, vms }
}

/** Matches the same fields as the server: name, id, addresses, size, image, location and tags. */
function matches(vm: Vm, typed: string): boolean {
  const { name, id, publicIp, privateIp, type, os, location, tags } = vm
  const text = [name, id, publicIp ?? '', privateIp, type, os, location, ...tags].join('\n')
  return includesAllWords(foldCase(text), queryWords(typed))
}
