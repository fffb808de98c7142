import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { InlineScenario } from '../../scenarios/document.ts'
import { readSelection } from '../../scenarios/selection.ts'
import styles from '../devtools.module.css'
import type { Workbench } from '../panel-context.tsx'
import { saveJson } from '../save-json.ts'
import type { Notice, NoticeBoard } from './notice-board.ts'
import { textOf } from './notice-text.ts'

interface NoticeStackProps {
  readonly board: NoticeBoard
  readonly workbench: Workbench
  /** Downloads the data that the database set aside. */
  readonly onDownloadAside: () => void
}

/** Notices in the browser's top layer: the app's dialogs are there too, and must not hide a contract violation. */
export function NoticeStack({ board, workbench, onDownloadAside }: NoticeStackProps) {
  const notices = useSyncExternalStore(board.subscribe, board.notices)
  const ref = useRef<HTMLDivElement>(null)
  // Open the popover again for each notice, which puts it on top of newer dialogs.
  useEffect(() => {
    ref.current?.hidePopover()
    if (notices.length > 0) ref.current?.showPopover()
  }, [notices])

  return (
    <div ref={ref} popover="manual" className={styles.stack}>
      {notices.map((notice) => (
        <NoticeCard
          key={notice.id}
          notice={notice}
          workbench={workbench}
          onDismiss={() => board.dismiss(notice.id)}
          onDownloadAside={onDownloadAside}
        />
      ))}
    </div>
  )
}

interface NoticeCardProps {
  readonly notice: Notice
  readonly workbench: Workbench
  readonly onDismiss: () => void
  readonly onDownloadAside: () => void
}

function NoticeCard({ notice: { event, count }, workbench, onDismiss, onDownloadAside }: NoticeCardProps) {
  const { title, body, severe, isFault } = textOf(event)
  return (
    <div role="alert" className={styles.notice} data-severe={severe || undefined}>
      <strong>
        {title}
        {count > 1 && ` (${count} times)`}
      </strong>
      {body.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={styles.row}>
        {event.kind === 'storage' && event.notice.kind === 'set-aside' && (
          <button type="button" className={styles.button} onClick={onDownloadAside}>
            Download saved state
          </button>
        )}
        {isFault && <RecoveryActions workbench={workbench} />}
        <button type="button" className={styles.button} onClick={onDismiss}>
          Dismiss
        </button>
      </div>
    </div>
  )
}

/** Actions that replace data which a bug fails on. The user stays signed in. */
function RecoveryActions({ workbench }: { readonly workbench: Workbench }) {
  const { control, keepCookie, readCookies, reload } = workbench
  const startOver = async (documents?: readonly InlineScenario[]) => {
    await control.reset({ cookies: readCookies(), keepCookie }, documents)
    reload()
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={async () => saveJson('nimbus-snapshot.json', await control.snapshot())}
      >
        Download snapshot
      </button>
      <button type="button" className={styles.button} onClick={() => startOver()}>
        Reset data
      </button>
      <button type="button" className={styles.button} onClick={() => startOver(readSelection('default'))}>
        Use default scenario
      </button>
    </>
  )
}
