import classes from './filters.module.css'

const syntax = [
  ['timeout', 'the word anywhere in a line'],
  ['"timed out"', 'the exact phrase'],
  ['level:ERROR', 'lines with this level'],
  ['level:ERROR,WARN', 'lines with either level'],
  ['service:api', 'services with “api” in their name'],
  ['service:"api"', 'the service with exactly this name'],
  ['source:web message:retry', 'both must match'],
  ['-health', 'lines without the word'],
  ['-service:"agent"', 'lines of any other service'],
] as const

/** Examples of the query syntax. */
export default function QuerySyntax() {
  return (
    <>
      <dl className={classes.syntax}>
        {syntax.map(([example, meaning]) => (
          <div key={example}>
            <dt>
              <code>{example}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        All terms must match, ignoring case. Fields: level, service, source and message.
      </p>
    </>
  )
}
