import { useEffect, useRef, useSyncExternalStore } from 'react'
import styles from '../devtools.module.css'
import type { Notice, NoticeBoard } from './notice-board.ts'
import { textOf } from './notice-text.ts'

interface NoticeStackProps {
  readonly board: NoticeBoard
  /** Downloads the data that the database set aside. */
  readonly onDownloadAside: () => void
}

/** Notices in the browser's top layer: the app's dialogs are there too, and must not hide a contract violation. */
export function NoticeStack({ board, onDownloadAside }: NoticeStackProps) {
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
          onDismiss={() => board.dismiss(notice.id)}
          onDownloadAside={onDownloadAside}
        />
      ))}
    </div>
  )
}

interface NoticeCardProps {
  readonly notice: Notice
  readonly onDismiss: () => void
  readonly onDownloadAside: () => void
}

function NoticeCard({ notice: { event, count }, onDismiss, onDownloadAside }: NoticeCardProps) {
  const { title, body, severe } = textOf(event)
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
            Download what was saved
          </button>
        )}
        <button type="button" className={styles.button} onClick={onDismiss}>
          Dismiss
        </button>
      </div>
    </div>
  )
}
