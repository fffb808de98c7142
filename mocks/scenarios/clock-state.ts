import type { ClockState } from '../kernel/clock.ts'
import { realTime } from '../kernel/clock.ts'
import { durationMs } from '../kernel/duration.ts'
import type { ClockSetting } from './document.ts'

/**
 * Initial clock state of a scenario.
 *
 * @param realNow epoch milliseconds
 */
export function clockStateFor(setting: ClockSetting, realNow: number): ClockState {
  switch (setting.mode) {
    case 'real':
      return realTime
    case 'fixed':
      return { mode: 'fixed', at: Date.parse(setting.at) }
    case 'shifted':
      return { mode: 'running', real: realNow, world: realNow + durationMs(setting.by), speed: 1 }
    case 'sped-up':
      return { mode: 'running', real: realNow, world: realNow, speed: setting.factor }
  }
}
