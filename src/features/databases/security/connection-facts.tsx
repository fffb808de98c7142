import type { DatabaseEndpoint } from '#src/api/generated/types.gen.ts'
import { FactList } from '#src/resources/detail/facts-panel.tsx'

/** The parts of a connection string, for clients that ask for each. */
export function ConnectionFacts({ endpoint }: { readonly endpoint: DatabaseEndpoint }) {
  const { host, port, database, user } = endpoint
  const mono = (text: string) => <span className="mono">{text}</span>
  return (
    <FactList
      facts={[
        { name: 'Host', value: mono(host), copy: host },
        { name: 'Port', value: mono(String(port)), copy: String(port) },
        ...(database === null ? [] : [{ name: 'Database', value: mono(database), copy: database }]),
        { name: 'User', value: mono(user), copy: user },
      ]}
    />
  )
}
