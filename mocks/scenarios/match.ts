import type { Call } from '../engine/scenario-port.ts'
import { isObject } from '../kernel/is-object.ts'
import type { Rule } from './document.ts'
import { isTarget } from './target.ts'

/** True if a rule matches a call, regardless of how often it has fired. */
export function matchesCall(rule: Rule, call: Call): boolean {
  if (!isTarget(rule.operation, call.operation)) return false
  const { path, query, body } = rule.when?.match ?? {}
  return contains(call.path, path) && contains(call.query, query) && contains(call.body, body)
}

/**
 * True if a value contains what is wanted. Objects may have more members; null is also a member that is missing. A list
 * contains a value if one of its items does. A wanted list must match item by item.
 */
function contains(value: unknown, wanted: unknown): boolean {
  if (wanted === undefined) return true
  if (Array.isArray(value)) {
    if (!Array.isArray(wanted)) return value.some((item) => contains(item, wanted))
    return value.length === wanted.length && wanted.every((item, index) => contains(value[index], item))
  }
  if (isObject(wanted)) {
    return isObject(value) && Object.entries(wanted).every(([key, member]) => contains(value[key], member))
  }
  return value === wanted || (wanted === null && value === undefined)
}
