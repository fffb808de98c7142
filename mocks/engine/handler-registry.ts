import { operations, type Tag } from '../contract/operations.gen.ts'
import type { Cloud } from './ports.ts'
import type { Context, Handlers, OperationId } from './types.ts'

/** Handlers, loaded a tag at a time when one of its operations is first called. */
export interface HandlerRegistry {
  has(tag: Tag): boolean
  /** Rejects when loading fails; the next call tries again. */
  load(tag: Tag): Promise<void>
  loadAll(): Promise<void>
  /** Handler of an operation whose tag is loaded. */
  handlerOf(id: OperationId): (ctx: Context<OperationId>) => unknown
}

export function createHandlerRegistry(cloud: Pick<Cloud, 'handlersOf'>): HandlerRegistry {
  const tags = new Set<Tag>()
  const handlers: Partial<Handlers> = {}

  async function load(tag: Tag): Promise<void> {
    Object.assign(handlers, await cloud.handlersOf(tag))
    tags.add(tag)
  }

  // Development: load handlers again after an edit.
  import.meta.hot?.on('vite:afterUpdate', () => tags.clear())

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
