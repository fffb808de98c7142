import classes from './filters.module.css'

const syntax = [
  ['timeout', 'the word, anywhere in a line'],
  ['"timed out"', 'the words as they stand'],
  ['level:ERROR', 'lines of a level'],
  ['level:ERROR,WARN', 'lines of either level'],
  ['service:api', 'services with “api” in their name'],
  ['service:"api"', 'the service of exactly that name'],
  ['source:web message:retry', 'both have to hold'],
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
        All terms must match, in any case. Fields are level, service, source and message.
      </p>
    </>
  )
}
