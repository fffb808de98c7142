import { useState } from 'react'
import { safeSessionStorage } from '#src/safe-storage.ts'
import { InputError } from '../../kernel/input.ts'
import { readTraffic, trafficSummary } from '../../recording/traffic.ts'
import { FileButton, Reasons } from '../kit.tsx'
import styles from '../panel.module.css'
import { useAttempt, usePanelContext } from '../panel-context.tsx'

/** Name of the scenario that plays the file. */
const NAME = 'imported-traffic'

/** Summary of the last import, kept in storage because playing it reloads the page. */
const KEY = 'nimbus-mock-traffic'

/** Maximum length in characters. Browsers store 5 million for a site, and the scenario must survive a reload. */
const MAX_LENGTH = 3_500_000

/** Button that imports recorded traffic and plays it instead of the current scenario, and the report about it. */
export function useTrafficImport() {
  const { scenario, applyScenario } = usePanelContext()
  const [reasons, attempt] = useAttempt()
  const [summary, setSummary] = useState(() => safeSessionStorage.get(KEY))
  const play = (read: () => unknown) =>
    attempt(async () => {
      const traffic = readTraffic(read(), NAME)
      if (JSON.stringify(traffic.scenario).length > MAX_LENGTH)
        throw new InputError(
          'This file is too large for browser storage. Play it with the mock server instead: --scenario FILE.',
        )
      const lines = trafficSummary(traffic.report).join('\n')
      safeSessionStorage.set(KEY, lines)
      await applyScenario([traffic.scenario])
      setSummary(lines)
    })
  const isPlaying = scenario.name.split(',').includes(NAME)
  return {
    importButton: <FileButton label="Import HAR" accept=".har,.json,application/json" onJson={play} />,
    importReport: (
      <>
        <Reasons reasons={reasons} />
        {isPlaying && summary !== null && (
          <div role="status" className={styles.report}>
            {summary.split('\n').map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </>
    ),
  }
}
