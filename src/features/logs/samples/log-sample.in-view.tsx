import { useState } from 'react'
import type { LogLevel } from '#src/api/generated/types.gen.ts'
import { type LogFacts, logMatcher, parseLogQuery } from '#src/domain/log-query.ts'
import { LevelMark } from '#src/resources/logs/level-mark.tsx'
import { Button } from '#src/ui/button.tsx'
import { SampleFrame } from '#src/ui/site/sample-frame.tsx'
import classes from './log-sample.module.css'

interface SampleLine extends LogFacts {
  readonly time: string
  readonly level: LogLevel
}

const line = (
  time: string,
  level: LogLevel,
  service: string,
  source: string,
  message: string,
): SampleLine => ({ time, level, service, source, message, details: null })

const lines: readonly SampleLine[] = [
  line('09:41:58', 'INFO', 'api', 'api-prod-01', 'GET /orders/5121 200 in 34 ms'),
  line('09:41:57', 'ERROR', 'payments', 'api-prod-02', 'Charge failed: timeout after 3000 ms'),
  line('09:41:57', 'WARN', 'payments', 'api-prod-02', 'Retry 2 of 3 after timeout'),
  line('09:41:55', 'INFO', 'web', 'web-prod-01', 'GET /health 200 in 1 ms'),
  line('09:41:54', 'DEBUG', 'api', 'api-prod-01', 'Cache hit for catalog:eu'),
  line('09:41:52', 'ERROR', 'api', 'api-prod-01', 'Connection to orders-db refused'),
  line('09:41:50', 'INFO', 'web', 'web-prod-02', 'GET /health 200 in 1 ms'),
  line('09:41:49', 'WARN', 'api', 'api-prod-01', 'Slow query: 1240 ms in listOrders'),
  line('09:41:47', 'INFO', 'payments', 'api-prod-02', 'Charge 8817 succeeded'),
  line('09:41:45', 'INFO', 'web', 'web-prod-01', 'Deployed revision 42'),
]

const examples = ['level:ERROR', 'timeout', 'service:web -health'] as const

/** Log search with the console's query language. */
export default function LogSample() {
  const [text, setText] = useState('')
  const query = parseLogQuery(text)
  const found = lines.filter(logMatcher(query))
  return (
    <SampleFrame
      title="Logs · Last 15 minutes"
      controls={
        <>
          <label>
            Query
            <input
              type="search"
              value={text}
              placeholder="level:WARN service:payments"
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          {examples.map((example) => (
            <Button
              key={example}
              variant="outline"
              size="sm"
              aria-pressed={text === example}
              onClick={() => setText(example)}
            >
              <span className="mono">{example}</span>
            </Button>
          ))}
        </>
      }
      result={query.hints[0]?.text ?? `${found.length} of ${lines.length} lines`}
    >
      <ol className={classes.lines} aria-label="Log lines">
        {found.map(({ time, level, service, message }) => (
          <li key={time + message} data-level={level}>
            <time>{time}</time>
            <LevelMark level={level} />
            <span className={classes.service}>{service}</span>
            <span className={classes.message}>{message}</span>
          </li>
        ))}
      </ol>
    </SampleFrame>
  )
}
