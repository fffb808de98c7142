import type { DatabaseEndpoint } from '#src/api/generated/types.gen.ts'

export interface ConnectionSnippet {
  readonly key: 'url' | 'client' | 'env'
  /** Label of the choice: "psql". */
  readonly label: string
  /** Name for the copy button: "psql command". */
  readonly name: string
  readonly code: string
}

/** Client program by the scheme of the URL. Quotes keep the shell from reading `?` and `&`. */
const clients: Readonly<Record<string, (url: string, endpoint: DatabaseEndpoint) => string>> = {
  postgresql: (url) => `psql "${url}"`,
  // The client takes no URL, and asks for the password.
  mysql: (_, { host, port, user, database }) =>
    [
      'mysql',
      '--host',
      host,
      '--port',
      port,
      '--user',
      user,
      '--password --ssl-mode=REQUIRED',
      database ?? '',
    ]
      .join(' ')
      .trimEnd(),
  rediss: (url) => `redis-cli -u "${url}"`,
  mongodb: (url) => `mongosh "${url}"`,
  https: (url) => `curl "${url}"`,
}

/**
 * Ways to write a connection down.
 *
 * @param url connection string, with or without the password
 */
export function connectionSnippets(url: string, endpoint: DatabaseEndpoint): readonly ConnectionSnippet[] {
  const [scheme = ''] = url.split(':')
  const client = clients[scheme]?.(url, endpoint)
  const [program = ''] = client?.split(' ') ?? []
  return [
    { key: 'url', label: 'URL', name: 'connection string', code: url },
    ...(client === undefined
      ? []
      : [{ key: 'client', label: program, name: `${program} command`, code: client } as const]),
    { key: 'env', label: 'Environment', name: 'environment variable', code: `DATABASE_URL="${url}"` },
  ]
}
