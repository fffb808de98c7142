import { safeSessionStorage } from '#src/safe-storage.ts'
import type { Recorder } from '../recording/recorder.ts'

const KEY = 'nimbus-mock-recording'

/**
 * Lets a recording go on over a reload of its tab, and keeps one that has ended for as long as the tab is there. One that
 * is too long for the browser's storage ends with the page.
 */
export function rememberRecording(recorder: Recorder): void {
  const text = safeSessionStorage.get(KEY)
  try {
    if (text !== null) {
      const { isRunning, recording } = JSON.parse(text) as { isRunning: boolean; recording: unknown }
      recorder.take(recording, isRunning)
    }
  } catch {
    // Another version wrote it.
  }
  addEventListener('pagehide', () => {
    const { recording, isRunning } = recorder
    if (recording === null) return
    safeSessionStorage.set(KEY, JSON.stringify({ isRunning, recording }))
  })
}
