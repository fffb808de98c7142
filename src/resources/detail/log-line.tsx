import { IconAlertTriangle, IconBug, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { LogEntry, LogLevel } from '#src/api/generated/types.gen.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './detail.module.css'

const icons: Readonly<Record<LogLevel, ReactNode>> = {
  ERROR: <IconCircleX size={14} aria-hidden="true" />,
  WARN: <IconAlertTriangle size={14} aria-hidden="true" />,
  INFO: <IconInfoCircle size={14} aria-hidden="true" />,
  DEBUG: <IconBug size={14} aria-hidden="true" />,
}

/** One entry: level by icon and word, time, source, message; its structured fields fold out. */
export function LogLine({ entry }: { readonly entry: LogEntry }) {
  const format = useFormat()
  const line = (
    <>
      <span className={classes.level} data-level={entry.level}>
        {icons[entry.level]}
        {entry.level}
      </span>
      <time className={classes.logTime} dateTime={entry.timestamp} title={format.exact(entry.timestamp)}>
        {format.date(entry.timestamp)}, {format.time(entry.timestamp)}
      </time>
      <span className={classes.logSource}>
        {entry.source} / {entry.service}
      </span>
      <span className={classes.message}>{entry.message}</span>
    </>
  )
  return (
    <li>
      {entry.details === null ? (
        <div className={classes.logLine}>{line}</div>
      ) : (
        <details>
          <summary className={classes.logLine}>{line}</summary>
          <pre className={classes.logDetails}>{pretty(entry.details)}</pre>
        </details>
      )}
    </li>
  )
}

/** The details are JSON text by contract; if ever not, they are shown as they are. */
function pretty(details: string): string {
  try {
    return JSON.stringify(JSON.parse(details), null, 2)
  } catch {
    return details
  }
}
