/** MSW handler that answers before the mock. */
export interface HandlerOverride {
  readonly id: string
  /** Method and path. */
  readonly name: string
  /** Number of answered requests. */
  readonly calls: number
}

/** Handlers in use, for the panel and the admin routes. */
export interface HandlerOverrideList {
  /** In the order in which they are asked. */
  list(): readonly HandlerOverride[]
  /** @returns false if there is no such handler */
  remove(id: string): boolean
}
