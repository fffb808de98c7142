import { ALLOWED, type CheckResult, denied } from './check-result.ts'

/**
 * Checks if a resource can move to another project: always, except while being deleted.
 *
 * @param noun "volume"
 */
export function moveCheck(status: string, noun: string): CheckResult {
  return status === 'deleting' ? denied(`The ${noun} is being deleted.`) : ALLOWED
}
