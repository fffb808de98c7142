import { useState } from 'react'
import { safeSessionStorage } from '#src/safe-storage.ts'
import type { ReplacedWorld } from '../../admin/replaced-world.ts'
import { InputError } from '../../kernel/input.ts'
import type { Recorder } from '../../recording/recorder.ts'
import { callsOf } from '../../recording/recording.ts'
import type { ReplayReport } from '../../recording/replay.ts'
import { Button, Empty, FileButton, FileError, Reasons, Row, Section } from '../kit.tsx'
import styles from '../panel.module.css'
import { useAttempt, usePanelContext } from '../panel-context.tsx'
import { saveJson } from '../save-json.ts'

const KEY = 'nimbus-mock-replay'

/** Report of the last replay, kept in storage because a replay reloads the page. */
function lastReport(): ReplayReport | null {
  const text = safeSessionStorage.get(KEY)
  try {
    return text === null ? null : (JSON.parse(text) as ReplayReport)
  } catch {
    return null
  }
}

function rememberReport(report: ReplayReport | null): void {
  if (report === null) safeSessionStorage.remove(KEY)
  else safeSessionStorage.set(KEY, JSON.stringify(report))
}

/** Resets, saves, restores, records and replays the state of the mock. */
export function StateSection() {
  const { control, visitor, handleApplied } = usePanelContext()
  const [reasons, attempt] = useAttempt()
  return (
    <>
      <Replaced />
      <Section
        title="Reset"
        hint="Restores the scenario’s initial data and signs in its user. You can undo this."
      >
        <Row>
          <Button onClick={async () => handleApplied(await control.reset(visitor()))}>Reset data</Button>
        </Row>
      </Section>

      <Section
        title="Snapshot"
        hint="A file with all data, the clock and the scenario, for a colleague, a bug report or a test."
      >
        <Row>
          <Button onClick={async () => saveJson('nimbus-snapshot.json', await control.snapshot())}>
            Export
          </Button>
          <FileButton
            label="Import a snapshot"
            onJson={(read) => attempt(async () => handleApplied(await control.restore(read(), visitor())))}
          />
        </Row>
        <Reasons reasons={reasons} />
      </Section>

      <RecordingSection />
    </>
  )
}

const REPLACED: Readonly<Record<ReplacedWorld['by'], string>> = {
  scenario: 'The scenario has started with new data.',
  reset: 'The data has been reset.',
  snapshot: 'The snapshot has been imported.',
  replay: 'The recording has been replayed.',
}

/** Says what has replaced the data, and offers the way back. */
function Replaced() {
  const { control, visitor, handleApplied } = usePanelContext()
  const [reasons, attempt] = useAttempt()
  const { replaced } = control
  if (replaced === null) return null
  return (
    <Section title="Data replaced">
      <Row>
        <span role="status">{REPLACED[replaced.by]}</span>
        <Button onClick={() => attempt(async () => handleApplied(await control.undo(visitor())))}>
          Undo
        </Button>
      </Row>
      <Reasons reasons={reasons} />
    </Section>
  )
}

function RecordingSection() {
  const { control, isRecording, act, handleApplied } = usePanelContext()
  const { recorder } = control
  const { recording } = recorder
  const [reasons, attempt] = useAttempt()
  const [report, setReport] = useState(lastReport)
  const [isBusy, setIsBusy] = useState(false)
  const calls = recording === null ? [] : callsOf(recording)

  const replay = async () => {
    setIsBusy(true)
    await attempt(async () => {
      const applied = await control.replay()
      setReport(applied.report)
      // The report is shown after the reload.
      rememberReport(applied.report)
      handleApplied(applied)
    })
    setIsBusy(false)
  }
  const start = () =>
    attempt(async () => {
      rememberReport(null)
      setReport(null)
      await recorder.start()
      act(() => {})
    })

  return (
    <Section
      title="Recording"
      hint="Records every request, including typed text. A replay starts from the same state and repeats them all."
    >
      <Row>
        {isRecording ? (
          <Button tone="danger" onClick={() => act(() => recorder.stop())}>
            Stop recording
          </Button>
        ) : (
          <Button onClick={start}>Record</Button>
        )}
        {!isRecording && calls.length > 0 && (
          <>
            <Button tone="accent" disabled={isBusy} onClick={replay}>
              {isBusy ? 'Replaying …' : 'Replay'}
            </Button>
            <Button onClick={() => saveJson('nimbus-recording.json', recording)}>Export</Button>
          </>
        )}
        {!isRecording && (
          <FileButton
            label="Import a recording"
            onJson={(read) => attempt(() => act(() => importRecording(recorder, read())))}
          />
        )}
      </Row>
      <Reasons reasons={reasons} />
      {report !== null && control.replaced?.by === 'replay' && <Report report={report} />}
      {recording === null ? (
        <Empty>Nothing recorded yet.</Empty>
      ) : (
        <>
          <p role="status" className={styles.hint}>
            {calls.length === 1 ? '1 request' : `${calls.length} requests`} recorded
          </p>
          <ol className={styles.list}>
            {calls
              .filter(({ method }) => method !== 'GET')
              .slice(-20)
              .map(({ at, sequence, method, url, operationId, status }) => (
                <li key={`${at} ${sequence} ${url}`} className={styles.step}>
                  <code className={styles.status}>{status ?? 'none'}</code>
                  <span className={styles.itemTitle}>{operationId ?? method}</span>
                </li>
              ))}
          </ol>
        </>
      )}
    </Section>
  )
}

/** @throws FileError */
function importRecording(recorder: Recorder, file: unknown): void {
  try {
    recorder.load(file)
  } catch (error) {
    if (error instanceof InputError) throw new FileError('This file isn’t a recording of the mock.')
    throw error
  }
}

function Report({ report: { calls, differences } }: { readonly report: ReplayReport }) {
  const same = calls - differences.length
  return (
    <div role="status" className={styles.report} data-tone={differences.length === 0 ? 'healthy' : 'warning'}>
      <strong>
        Replayed {calls} requests: {same === calls ? 'all responses match' : `${same} responses match`}
      </strong>
      {differences.length > 0 && (
        <ul>
          {differences.slice(0, 20).map(({ operationId, url, recorded, replayed, pointer }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same call may differ twice
            <li key={index}>
              {operationId} <code>{url}</code>:{' '}
              {recorded === replayed
                ? `different response at ${pointer || '/'}`
                : `${recorded ?? 'no response'} before, ${replayed ?? 'no response'} now`}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
