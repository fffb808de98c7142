import { NotBuiltYet } from '#src/ui/not-built-yet.tsx'
import type { AccountTabProps } from '../account-tab.ts'

/** Keys that act for the person over HTTP. */
export default function ApiKeysTab(_: AccountTabProps) {
  return <NotBuiltYet points={[]} />
}
