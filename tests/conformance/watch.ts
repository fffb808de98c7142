import { setTimeout as pause } from 'node:timers/promises'

/** Interval at which a server is asked if it still runs, in milliseconds. */
const INTERVAL = 250

/** Next step: run the failed checks or all of them again, or end. */
export type Next = 'failed' | 'all' | 'quit'

/** Reads what the user enters; ends with the input. */
export async function nextOfUser(lines: AsyncIterator<string>): Promise<Next> {
  for (;;) {
    const { value, done } = await lines.next()
    const entered = String(value ?? '').trim()
    if (done || entered === 'q') return 'quit'
    if (entered === 'a') return 'all'
    if (entered === '') return 'failed'
  }
}

/** Resolves when a server has stopped and answers again. */
export async function untilRestarted(
  isUp: () => Promise<boolean>,
  signal: AbortSignal,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<'failed'> {
  for (let wasDown = false; !signal.aborted; ) {
    const up = await isUp()
    if (up && wasDown) return 'failed'
    wasDown ||= !up
    await wait(INTERVAL)
  }
  return 'failed'
}
