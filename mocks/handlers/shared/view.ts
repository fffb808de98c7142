import type { Context, OperationId } from '../../engine/types.ts'

/** What it takes to read the world: the rows, and what follows from them at a time. Every handler's context is one. */
export type View = Pick<Context<OperationId>, 'tx' | 'seed' | 'now'>

/** A view with somebody looking. */
export type SignedInView = View & Pick<Context<'getMe'>, 'identity'>
