import { NotBuiltYet } from '#src/ui/not-built-yet.tsx'
import type { AccountTabProps } from '../account-tab.ts'

/** Name, picture, time zone and language. */
export default function ProfileTab(_: AccountTabProps) {
  return <NotBuiltYet points={[]} />
}
