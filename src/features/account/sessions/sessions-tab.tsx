import { NotBuiltYet } from '#src/ui/not-built-yet.tsx'
import type { AccountTabProps } from '../account-tab.ts'

/** Where one is signed in. */
export default function SessionsTab(_: AccountTabProps) {
  return <NotBuiltYet points={[]} />
}
