import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { memoryStore } from '../db/persistence/memory.ts'
import { type MockServer, type StartOptions, startServer } from './start.ts'

export const SIGN_IN = JSON.stringify({ email: 'admin@nimbus.example', password: 'Nimbus-Demo-1!' })
export const OWNER = { authorization: 'Bearer nimbus_demo_owner' }

let running: Array<{ stop(): Promise<unknown> }> = []

/** Stops every server of the test. Call it in `afterEach`. */
export async function stopAll(): Promise<void> {
  const stopping = running
  running = []
  await Promise.all(stopping.map((it) => it.stop()))
}

/** Adds a resource for `stopAll` to stop. */
function stopLater(it: { stop(): Promise<unknown> }): void {
  running.push(it)
}

/** Starts a server on a free port and collects its reports in `output`. */
export async function start(options: Partial<StartOptions> = {}): Promise<MockServer & { output: string[] }> {
  const output: string[] = []
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    scenario: 'test',
    seed: null,
    appUrl: 'http://app.test',
    store: memoryStore(),
    report: (message) => output.push(message),
    ...options,
  })
  stopLater(server)
  return { ...server, output }
}

/** Starts a server with a fixed response, on a free port. */
export async function startBackend(status: number, type: string, body: string) {
  const requests: Array<Record<string, unknown>> = []
  const server = createServer((incoming, outgoing) => {
    requests.push({ url: incoming.url, ...incoming.headers })
    outgoing.writeHead(status, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stopLater({ stop: async () => server.close() })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`, requests: requests }
}

/** Parses a response body as JSON without validation. */
export const json = async <T = Readonly<Record<string, unknown>>>(response: Response) =>
  (await response.json()) as T
export const vms = async (server: MockServer, headers: Record<string, string> = {}) =>
  (await json(await fetch(`${server.url}/api/v1/vms`, { headers: { ...OWNER, ...headers } })))
    .items as readonly unknown[]
export const use = (server: MockServer, scenario: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/__mocks/scenario`, { method: 'PUT', headers, body: JSON.stringify(scenario) })
export const logOf = async (server: MockServer) =>
  (await json(await fetch(`${server.url}/__mocks/log`))).items as ReadonlyArray<Record<string, unknown>>

/** Self-signed certificate for `localhost`, for tests only. */
export const certificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUcwEBRuP9M1dp+Ep6PyQ5C+BbeHYwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjA1MDY1NloYDzIxMjYxMDI5
MDUwNjU2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATxxlNmKinoBrQw8q7FmI7usILrdTtXk/4rlajAyypTrovEukcPE99u
URAbJCy4O7fUMg4nHvukWZX8dRgS7OrDo28wbTAdBgNVHQ4EFgQUe4fHmfSj+y+T
uIueOm3lrxaOSjAwHwYDVR0jBBgwFoAUe4fHmfSj+y+TuIueOm3lrxaOSjAwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhAKMVbhCdBdF1lBzoGGu6ML/1skaBJOTSRzAcdm3ni9OiAiEA
4v3FZkaFK/JvMiIgLJGu2NcJAsxcsvAGtD8RAsCLyZs=
-----END CERTIFICATE-----
`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgGZiaA0igMbLPObBT
0PDGW9pJPHYDtg8l/ThrWeD8Eh2hRANCAATxxlNmKinoBrQw8q7FmI7usILrdTtX
k/4rlajAyypTrovEukcPE99uURAbJCy4O7fUMg4nHvukWZX8dRgS7OrD
-----END PRIVATE KEY-----
`,
}
