import { ALLOWED, type CheckResult, denied } from './check-result.ts'

/**
 * Whether a resource can be moved to another project: its place among projects is a label, so at any time but while it is being
 * deleted.
 *
 * @param noun "volume"
 */
export function moveCheck(status: string, noun: string): CheckResult {
  return status === 'deleting' ? denied(`The ${noun} is being deleted.`) : ALLOWED
}
