import { operations, type Tag } from '../contract/operations.gen.ts'
import type { Cloud } from './ports.ts'
import type { Context, Handlers, OperationId } from './types.ts'

/** The handlers that an engine has loaded, by tag. */
export interface Repertoire {
  has(tag: Tag): boolean
  /** Rejects when it can't be loaded now; it may be tried again. */
  load(tag: Tag): Promise<void>
  loadAll(): Promise<void>
  /** Of a tag that has been loaded. */
  handlerOf(id: OperationId): (ctx: Context<OperationId>) => unknown
}

export function createRepertoire(cloud: Pick<Cloud, 'handlersOf'>): Repertoire {
  const tags = new Set<Tag>()
  const handlers: Partial<Handlers> = {}

  async function load(tag: Tag): Promise<void> {
    Object.assign(handlers, await cloud.handlersOf(tag))
    tags.add(tag)
  }

  return {
    has: (tag) => tags.has(tag),
    load,
    loadAll: async () => {
      const all = new Set(Object.values(operations).map(({ tag }) => tag))
      await Promise.all([...all].map(load))
    },
    handlerOf: (id) => handlers[id] as (ctx: Context<OperationId>) => unknown,
  }
}
