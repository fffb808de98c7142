import { meetsPasswordRequirements } from '#src/domain/password.ts'
import { atField } from './at-field.ts'

/** @throws Problem 422 `password_requirements` at `/password` */
export function checkNewPassword(password: string): void {
  if (meetsPasswordRequirements(password)) return
  throw atField(422, 'password_requirements', '/password', 'Password does not meet all requirements')
}
