import type { Tag } from '../contract/operations.gen.ts'
import { type OperationValidators, validatorsOfTag } from '../contract/validators.gen.js'
import type { OperationId } from './types.ts'

/** Those that have come so far. They are code, the same for every engine. */
const loaded: Partial<Record<OperationId, OperationValidators>> = {}

export async function loadValidators(tag: Tag): Promise<void> {
  Object.assign(loaded, await validatorsOfTag[tag]())
}

/** Throws where those of the operation's tag have not been loaded, which the engine does before it looks at a call. */
export function validatorsOf(id: OperationId): OperationValidators {
  const validators = loaded[id]
  if (validators === undefined) throw new Error(`The validators of ${id} have not been loaded.`)
  return validators
}
