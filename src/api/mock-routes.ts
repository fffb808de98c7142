import { fetchWithTimeout } from './fetch-with-timeout.ts'
import { client } from './generated/client.gen.ts'

/**
 * Reads one of the mock's own routes, in mocked builds only. The mock may be a separate server, with its routes beside
 * the API. Waits for the mock to start, since the host of the page has no such routes.
 *
 * @throws if the API is not a mock
 */
export async function readFromMock<T>(path: `/${string}`): Promise<T> {
  const api = new URL(client.getConfig().baseUrl ?? '', location.href)
  const response = await fetchWithTimeout(new URL(`/__mocks${path}`, api))
  if (!response.ok) throw new Error(`The API has no ${path} of the mock: ${response.status}`)
  return (await response.json()) as T
}
