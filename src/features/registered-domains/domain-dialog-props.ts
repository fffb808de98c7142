import type { RegisteredDomain } from '#src/api/generated/types.gen.ts'

export interface DomainDialogProps {
  readonly domain: RegisteredDomain
  readonly opened: boolean
  /** Reason that the change isn't allowed; null if it is. */
  readonly disabledReason: string | null
  readonly onClose: () => void
}
