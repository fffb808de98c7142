import { accountClosureHandlers } from './account-closure.ts'
import { passwordChangeHandlers } from './password-change.ts'
import { profileHandlers } from './profile.ts'

export const meHandlers = { ...profileHandlers, ...passwordChangeHandlers, ...accountClosureHandlers }
