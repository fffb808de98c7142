import { setSessionHint } from '#src/session-hint.ts'
import { deleteStored, readStored } from '../db/persistence/indexeddb.ts'
import { saveJson } from '../devtools/save-json.ts'
import type { RecoveryAction } from '../devtools/startup-page.ts'
import type { ScenarioMemory } from './scenario-choice.ts'
import { forgetSeed } from './seed-memory.ts'

/** Actions for a page whose mock can't start. They use the browser's storage alone, since there is no mock to ask. */
export function recoveryActions(storageName: string, memory: ScenarioMemory): readonly RecoveryAction[] {
  const startOver = async () => {
    await Promise.all([deleteStored(storageName), forgetSeed(storageName)])
    // The session was in the deleted data.
    setSessionHint('unsure')
    location.reload()
  }
  return [
    {
      label: 'Download snapshot',
      hint: 'Saves the stored data as a file. You can import it later in the mock tools, under State.',
      run: async () => {
        const saved = await readStored(storageName)
        if (saved === null) throw new Error('No data is stored.')
        saveJson('nimbus-snapshot.json', saved)
      },
    },
    {
      label: 'Reset data',
      hint: 'Deletes the stored data and starts the same scenario from its beginning.',
      run: startOver,
    },
    {
      label: 'Use default scenario',
      hint: 'Deletes the stored data and starts the default scenario.',
      run: async () => {
        memory.forget()
        await startOver()
      },
    },
  ]
}
