import { meetsPasswordRequirements } from '#src/domain/password.ts'
import { Problem } from '../../engine/problem.ts'

/** @throws Problem 422 `password_requirements` at `/password` */
export function checkNewPassword(password: string): void {
  if (meetsPasswordRequirements(password)) return
  const message = 'Password does not meet all requirements'
  throw new Problem(422, 'password_requirements', {
    detail: message,
    errors: [{ in: 'body', pointer: '/password', code: 'password_requirements', message }],
  })
}
