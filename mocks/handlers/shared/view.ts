import type { Context, OperationId } from '../../engine/types.ts'

/** Context for reading the world: rows, seed and time. Every handler's context is one. */
export type View = Pick<Context<OperationId>, 'tx' | 'seed' | 'now'>

/** View of a signed-in caller. */
export type SignedInView = View & Pick<Context<'getMe'>, 'identity'>
