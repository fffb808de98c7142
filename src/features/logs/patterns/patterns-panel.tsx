import { IconFilterPlus } from '@tabler/icons-react'
import type { LogEntry } from '#src/api/generated/types.gen.ts'
import type { LogPattern } from '#src/domain/log-patterns.ts'
import { withTerm } from '#src/domain/log-query.ts'
import { LOG_LEVELS } from '#src/resources/detail/detail-search.ts'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { LevelMark } from '#src/resources/logs/level-mark.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useShowAll } from '#src/ui/use-show-all.tsx'
import { MAX_LOG_QUERY } from '../logs-search.ts'
import classes from './patterns.module.css'
import { MAX_GROUPED, usePatterns } from './use-patterns.ts'

/** Number of patterns shown before "show all". */
const INITIAL_COUNT = 8

/** Message patterns of the loaded lines. Choosing one searches for its lines. */
export default function PatternsPanel({
  lines,
  query,
  onSearch,
}: {
  readonly lines: readonly LogEntry[]
  /** Current query, to which the terms of a pattern are added. */
  readonly query: string
  readonly onSearch: (query: string) => void
}) {
  const format = useFormat()
  const patterns = usePatterns(lines)
  const { shown, button } = useShowAll(patterns, INITIAL_COUNT)
  const grouped = patterns.reduce((sum, { count }) => sum + count, 0)
  const most = patterns[0]?.count ?? 1
  return (
    <Panel title="Log patterns">
      <Muted>
        {patterns.length === 0
          ? 'Similar lines are grouped here.'
          : `${format.number(patterns.length)} ${patterns.length === 1 ? 'pattern' : 'patterns'} in the ${grouped < MAX_GROUPED ? `${format.number(grouped)} lines shown` : `newest ${format.number(grouped)} lines`}. Choose one to search for its lines.`}
      </Muted>
      <ol className={classes.patterns} aria-label="Log patterns, most frequent first">
        {shown.map((pattern) => (
          <li key={pattern.id}>
            <button
              type="button"
              className={classes.pattern}
              onClick={() => onSearch(withPattern(query, pattern))}
            >
              <span className={classes.count}>
                {format.number(pattern.count)}
                <span className="visually-hidden"> {pattern.count === 1 ? 'line' : 'lines'}</span>
                <span
                  className={classes.bar}
                  style={{ width: `${(pattern.count / most) * 100}%` }}
                  aria-hidden="true"
                />
              </span>
              <LevelMark level={worstLevel(pattern)} />
              <span className={classes.service}>{pattern.service}</span>
              <span className={classes.text}>{pattern.text}</span>
              <IconFilterPlus size={15} className={classes.icon} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      {button}
    </Panel>
  )
}

function worstLevel({ levels, sample }: LogPattern<LogEntry>) {
  return LOG_LEVELS.find((level) => (levels[level] ?? 0) > 0) ?? sample.level
}

/** Adds the service and the constant parts of a pattern to a query, as many as fit. */
function withPattern(query: string, { service, pieces }: LogPattern<LogEntry>): string {
  return pieces.reduce(
    (text, piece) => {
      const next = withTerm(text, null, piece)
      return next.length <= MAX_LOG_QUERY ? next : text
    },
    withTerm(query, 'service', service),
  )
}
