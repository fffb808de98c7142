import { ALLOWED, refused, type Verdict } from './verdict.ts'

/**
 * Whether a resource can be moved to another project: its place among projects is a label, so at any time but while it is being
 * deleted.
 *
 * @param noun "volume"
 */
export function moveVerdict(status: string, noun: string): Verdict {
  return status === 'deleting' ? refused(`The ${noun} is being deleted.`) : ALLOWED
}
