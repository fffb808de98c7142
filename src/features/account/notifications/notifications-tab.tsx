import { NotBuiltYet } from '#src/ui/not-built-yet.tsx'
import type { AccountTabProps } from '../account-tab.ts'

/** What one is told of, and how. */
export default function NotificationsTab(_: AccountTabProps) {
  return <NotBuiltYet points={[]} />
}
