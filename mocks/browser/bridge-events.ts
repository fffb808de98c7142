/** Messages between a page with a mock and the dev server, over Vite's connection for hot updates. */
export const PAGE_EVENTS = {
  /** Page to server: a mock runs in this page, or the page is active again. */
  here: 'nimbus:page-here',
  /** Server to page, with a `BridgedRequest`. */
  request: 'nimbus:admin-request',
  /** Page to server, with a `BridgedReply`. */
  reply: 'nimbus:admin-reply',
} as const

export interface BridgedRequest {
  readonly id: number
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly body: string
}

export interface BridgedReply {
  /** Id of the request. */
  readonly id: number
  readonly status: number
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>
  readonly body: string | null
  /** True if everything that the page has read is outdated, so it must reload. */
  readonly outdated: boolean
}
