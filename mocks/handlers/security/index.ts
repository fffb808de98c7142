import { accountClosureHandlers } from './account-closure.ts'
import { deviceSessionHandlers } from './device-sessions.ts'
import { passwordChangeHandlers } from './password-change.ts'
import { twoFactorHandlers } from './two-factor.ts'

/** How somebody signs in and where they are, their password, and the end of their account. */
export const securityHandlers = {
  ...accountClosureHandlers,
  ...deviceSessionHandlers,
  ...passwordChangeHandlers,
  ...twoFactorHandlers,
}
