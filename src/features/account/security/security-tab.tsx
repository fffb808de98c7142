import { NotBuiltYet } from '#src/ui/not-built-yet.tsx'
import type { AccountTabProps } from '../account-tab.ts'

/** Password, second factor, and the end of the account. */
export default function SecurityTab(_: AccountTabProps) {
  return <NotBuiltYet points={[]} />
}
