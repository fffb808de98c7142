import type { LogEntry } from '#src/api/generated/types.gen.ts'
import { inBothZones } from '#src/ui/in-both-zones.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { LevelMark } from '../logs/level-mark.tsx'
import { prettyDetails } from '../logs/log-details.ts'
import classes from './detail.module.css'

/** Log line: level (icon and text), time, source and message, with expandable structured fields. */
export function LogLine({ entry }: { readonly entry: LogEntry }) {
  const format = useFormat()
  const line = (
    <>
      <LevelMark level={entry.level} />
      <time
        className={classes.logTime}
        dateTime={entry.timestamp}
        title={inBothZones(format, entry.timestamp)}
      >
        {format.stamp(entry.timestamp)}
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
          <pre className={classes.logDetails}>{prettyDetails(entry.details)}</pre>
        </details>
      )}
    </li>
  )
}
