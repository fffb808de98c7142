import type { EngineRequest } from './types.ts'

/** Client of requests that don't pass through a network. */
const THIS_BROWSER = '127.0.0.1'

/** Network address of the client. Servers that listen on IPv6 report an IPv4 address mapped (RFC 4291, 2.5.5.2). */
export function clientOf({ client }: Pick<EngineRequest, 'client'>): string {
  return client?.replace(/^::ffff:(?=[\d.]+$)/i, '') ?? THIS_BROWSER
}
