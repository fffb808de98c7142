import { IconAlertTriangle, IconBug, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { LogLevel } from '#src/api/generated/types.gen.ts'
import classes from './level-mark.module.css'

const icons: Readonly<Record<LogLevel, ReactNode>> = {
  ERROR: <IconCircleX size={14} aria-hidden="true" />,
  WARN: <IconAlertTriangle size={14} aria-hidden="true" />,
  INFO: <IconInfoCircle size={14} aria-hidden="true" />,
  DEBUG: <IconBug size={14} aria-hidden="true" />,
}

/** Level of a log line, as icon, text and color. */
export function LevelMark({ level }: { readonly level: LogLevel }) {
  return (
    <span className={classes.level} data-level={level}>
      {icons[level]}
      {level}
    </span>
  )
}
