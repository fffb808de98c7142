import { useEffect, useRef, useSyncExternalStore } from 'react'
import styles from '../devtools.module.css'
import type { Notice, NoticeBoard } from './notice-board.ts'
import { textOf } from './notice-text.ts'

interface NoticeStackProps {
  readonly board: NoticeBoard
  /** Saves what the database set aside as a file. */
  readonly onDownloadAside: () => void
}

/**
 * What happened, above everything else on the page: in the browser's top layer, since the app's dialogs are there
 * too and a deviation from the contract must not hide behind one.
 */
export function NoticeStack({ board, onDownloadAside }: NoticeStackProps) {
  const notices = useSyncExternalStore(board.subscribe, board.notices)
  const ref = useRef<HTMLDivElement>(null)
  // Shown anew for each notice, which puts it on top of dialogs that were opened in the meantime.
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
