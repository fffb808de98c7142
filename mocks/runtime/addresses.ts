/** Base path of the API in all runtimes. */
export const API_BASE = '/api/v1'

/** Base path of the admin routes in all runtimes. They are not part of the contract. */
export const ADMIN_BASE = '/__mocks'

/** True if the mock handles requests to this path, on any host. */
export function isHandledByMock(pathname: string): boolean {
  return [API_BASE, ADMIN_BASE].some((base) => pathname.startsWith(`${base}/`))
}
