/** MSW handler that answers before the mock. */
export interface OwnHandler {
  readonly id: string
  /** Method and path. */
  readonly name: string
  /** Number of answered requests. */
  readonly calls: number
}

/** Handlers in use, for the panel and the admin routes. */
export interface OwnHandlerList {
  /** In the order in which they are asked. */
  list(): readonly OwnHandler[]
  /** @returns false if there is no such handler */
  remove(id: string): boolean
}
