/** MSW handler that gets requests before the mock. */
export interface HandlerOverride {
  readonly id: string
  /** Method and path. */
  readonly name: string
  /** Number of requests it has responded to. */
  readonly calls: number
}

/** Handlers in use, for the panel and the admin routes. */
export interface HandlerOverrideList {
  /** In the order in which they are asked. */
  list(): readonly HandlerOverride[]
  /** @returns false if there is no such handler */
  remove(id: string): boolean
}
