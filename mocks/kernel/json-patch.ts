import { pointerStep, pointerSteps } from '#src/json-pointer.ts'
import { isObject } from './is-object.ts'

/** Operation of a JSON Patch (RFC 6902). `test`, `move` and `copy` are not supported. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }

/** The patch does not fit the value. */
export class PatchError extends Error {
  override readonly name = 'PatchError'
  /** JSON pointer of the operation that failed. */
  readonly path: string

  constructor(path: string, message: string) {
    super(message)
    this.path = path
  }
}

/**
 * Applies a JSON Patch to a copy of a JSON value.
 *
 * @throws PatchError if a path does not exist
 */
export function applyPatch(value: unknown, patch: readonly PatchOperation[]): unknown {
  let root: unknown = structuredClone(value)
  for (const operation of patch) {
    const steps = pointerSteps(operation.path)
    const last = steps.pop()
    if (last === undefined) {
      root = operation.op === 'remove' ? undefined : structuredClone(operation.value)
      continue
    }
    const parent = steps.reduce((at, step) => memberOf(at, step, operation.path), root)
    if (Array.isArray(parent)) patchList(parent, last, operation)
    else if (isObject(parent)) patchObject(parent, last, operation)
    else throw missing(operation.path)
  }
  return root
}

/** Patch that turns one JSON value into another. */
export function patchBetween(before: unknown, after: unknown, path = ''): readonly PatchOperation[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared = Math.min(before.length, after.length)
    return [
      ...before.slice(0, shared).flatMap((item, i) => patchBetween(item, after[i], `${path}/${i}`)),
      ...after.slice(shared).map((value): PatchOperation => ({ op: 'add', path: `${path}/-`, value })),
      // From the end, so that the earlier indexes stay valid.
      ...before
        .slice(shared)
        .map((_, i): PatchOperation => ({ op: 'remove', path: `${path}/${shared + i}` }))
        .reverse(),
    ]
  }
  if (!isObject(before) || !isObject(after)) return [{ op: 'replace', path, value: after }]
  const kept = Object.keys(before).filter((name) => Object.hasOwn(after, name))
  return [
    ...Object.keys(before)
      .filter((name) => !Object.hasOwn(after, name))
      .map((name): PatchOperation => ({ op: 'remove', path: path + pointerStep(name) })),
    ...kept.flatMap((name) => patchBetween(before[name], after[name], path + pointerStep(name))),
    ...Object.keys(after)
      .filter((name) => !Object.hasOwn(before, name))
      .map((name): PatchOperation => ({ op: 'add', path: path + pointerStep(name), value: after[name] })),
  ]
}

function patchList(list: unknown[], step: string, operation: PatchOperation): void {
  const isEnd = step === '-' || Number(step) === list.length
  const index = step === '-' ? list.length : indexOf(step)
  if (index === null || index > list.length || (isEnd && operation.op !== 'add'))
    throw missing(operation.path)
  if (operation.op === 'remove') list.splice(index, 1)
  else list.splice(index, operation.op === 'add' ? 0 : 1, structuredClone(operation.value))
}

function patchObject(object: Record<string, unknown>, name: string, operation: PatchOperation): void {
  if (operation.op !== 'add' && !Object.hasOwn(object, name)) throw missing(operation.path)
  if (operation.op === 'remove') delete object[name]
  // `__proto__` would change the prototype instead.
  else
    Object.defineProperty(object, name, {
      value: structuredClone(operation.value),
      configurable: true,
      enumerable: true,
      writable: true,
    })
}

function memberOf(value: unknown, step: string, path: string): unknown {
  if (Array.isArray(value)) {
    const index = indexOf(step)
    if (index !== null && index < value.length) return value[index]
  } else if (isObject(value) && Object.hasOwn(value, step)) return value[step]
  throw missing(path)
}

/** Null for a step that is no index (RFC 6901, 4). */
function indexOf(step: string): number | null {
  return /^(0|[1-9]\d*)$/.test(step) ? Number(step) : null
}

function missing(path: string): PatchError {
  return new PatchError(path, `The response has no “${path}”.`)
}
