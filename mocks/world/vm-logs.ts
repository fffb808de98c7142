import type { VmRow } from '../db/index.ts'
import { BOOT_LINES, FAILURE_LINES, SHUTDOWN_LINES, templatesFor } from './log-lines.ts'
import { type LogLine, type LogSource, logOf } from './logs.ts'
import type { PoweredOn } from './power.ts'

function sourceOf({ id, imageId }: VmRow): LogSource {
  return {
    id,
    templates: (rng) => templatesFor(imageId, rng),
    boot: BOOT_LINES,
    shutdown: SHUTDOWN_LINES,
    failure: FAILURE_LINES,
  }
}

/** A machine's log, newest line first; see `logOf`. */
export function vmLog(
  seed: number,
  vm: VmRow,
  on: readonly PoweredOn[],
  until: number,
  now: number,
): Generator<LogLine> {
  return logOf(seed, sourceOf(vm), on, until, now)
}
