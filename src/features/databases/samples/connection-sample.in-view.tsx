import { useState } from 'react'
import { capitalize } from '#src/domain/capitalize.ts'
import { DATABASE_ENGINES } from '#src/domain/database-catalog.ts'
import { connectionString } from '#src/domain/database-connection.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeSample } from '#src/ui/site/code-sample.tsx'
import { SampleFrame } from '#src/ui/site/sample-frame.tsx'
import { SpecSheet } from '#src/ui/site/spec-sheet.tsx'
import { connectionSnippets } from '../security/connection-snippets.ts'

const USER = 'catalog'

/** Connection of a database of each engine, as its page in the console shows it. */
export default function ConnectionSample() {
  const [chosen, setChosen] = useState(DATABASE_ENGINES[0]?.id)
  const engine = DATABASE_ENGINES.find(({ id }) => id === chosen)
  if (engine === undefined) return null
  const host = `catalog.${engine.id}.db.nimbus.example`
  const url = connectionString(engine, host, USER)
  const { port, firstDatabase: database } = engine
  const snippets = connectionSnippets(url, { host, port, database, user: USER, connectionString: url })
  return (
    <SampleFrame
      title="catalog · Connection"
      controls={DATABASE_ENGINES.map(({ id, name }) => (
        <Button
          key={id}
          variant="outline"
          size="sm"
          aria-pressed={id === chosen}
          onClick={() => setChosen(id)}
        >
          {name}
        </Button>
      ))}
      result={`${engine.name} ${engine.versions[0]}: encrypted, with a password that only you can reveal.`}
    >
      <SpecSheet
        facts={[
          { label: 'Host', value: host },
          { label: 'Port', value: String(port) },
          { label: 'Versions', value: engine.versions.join(', ') },
        ]}
      />
      {snippets
        .filter(({ key }) => key !== 'env')
        .map(({ key, name, code }) => (
          <CodeSample key={key} label={name} heading={key === 'url' ? capitalize(name) : name} code={code} />
        ))}
    </SampleFrame>
  )
}
