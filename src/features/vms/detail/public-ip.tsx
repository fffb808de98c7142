import type { Vm } from '#src/api/generated/types.gen.ts'
import type { Fact } from '#src/resources/detail/facts-panel.tsx'

const MISSING: Readonly<Partial<Record<Vm['status'], string>>> = {
  starting: 'None until running',
  restarting: 'None until running',
  stopping: 'None while stopped',
  stopped: 'None while stopped',
  resizing: 'None while stopped',
}

/** Fact "Public IP". A VM has none while it is off. */
export function publicIpFact({ publicIp, status }: Pick<Vm, 'publicIp' | 'status'>): Fact {
  return {
    name: 'Public IP',
    value: publicIp === null ? (MISSING[status] ?? 'None') : <span className="mono">{publicIp}</span>,
    copy: publicIp,
  }
}
