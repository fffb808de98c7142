import type { CheckContext } from './check-context.ts'

/** Makes the time of the next change differ from that of the last. */
export async function letTimePass({ hooks, pause }: CheckContext): Promise<void> {
  if (hooks.available.has('clock')) await hooks.advance('PT1M')
  else await pause(1_100)
}
