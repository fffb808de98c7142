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

/** @param hot development: tells about edits, after which handlers are loaded again */
export function createHandlerRegistry(
  cloud: Pick<Cloud, 'handlersOf'>,
  hot: Pick<NonNullable<ImportMeta['hot']>, 'on'> | undefined = import.meta.hot,
): HandlerRegistry {
  const tags = new Set<Tag>()
  const handlers: Partial<Handlers> = {}
  let edits = 0

  async function load(tag: Tag): Promise<void> {
    const editsBefore = edits
    const loaded = await cloud.handlersOf(tag)
    // Edited meanwhile: these may be the handlers from before.
    if (edits !== editsBefore) return load(tag)
    Object.assign(handlers, loaded)
    tags.add(tag)
  }

  hot?.on('vite:afterUpdate', () => {
    edits++
    tags.clear()
  })

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
