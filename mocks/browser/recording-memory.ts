import { safeSessionStorage } from '#src/safe-storage.ts'
import type { Recorder } from '../recording/recorder.ts'

const KEY = 'nimbus-mock-recording'

/**
 * Keeps a recording, running or stopped, over reloads of its tab. One that exceeds the browser's storage quota is lost
 * with the page.
 */
export function rememberRecording(recorder: Recorder): void {
  const text = safeSessionStorage.get(KEY)
  try {
    if (text !== null) {
      const { isRunning, recording } = JSON.parse(text) as { isRunning: boolean; recording: unknown }
      recorder.load(recording, isRunning)
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
