/** Where the API lives, in all runtimes. */
export const API_BASE = '/api/v1'

/** Where the mock's own routes live, in all runtimes. They are no part of the contract. */
export const ADMIN_BASE = '/__mocks'

/** Whether the mock is asked at all about what is at this path, on whichever host. */
export function isAnsweredByMock(pathname: string): boolean {
  return [API_BASE, ADMIN_BASE].some((base) => pathname.startsWith(`${base}/`))
}
