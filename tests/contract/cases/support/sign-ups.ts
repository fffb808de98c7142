import type { PaidPlanId, SignedIn, SignUp } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf } from '../../suite/api.ts'

export const grace = {
  email: 'grace@example.com',
  fullName: 'Grace Okafor',
  password: 'Nimbus-Test-1!',
  consent: { termsVersion: '2026-11-01', privacyVersion: '2026-11-01' },
}

export async function startSignUp(api: Api, email = grace.email): Promise<SignUp> {
  return bodyOf(await api.send('startSignUp', { body: { ...grace, email } }))
}

/** Sign-up with a verified address. */
export async function verifySignUp(api: Api, email = grace.email): Promise<SignUp> {
  const { id } = await startSignUp(api, email)
  return bodyOf(await api.send('verifySignUp', { path: { signUpId: id }, body: { code: '123456' } }))
}

/** Completes a sign-up; from now on `session` is the new user. */
export async function signUpOf(api: Api, email = grace.email, planId?: PaidPlanId): Promise<SignedIn> {
  const { id } = await verifySignUp(api, email)
  return bodyOf(
    await api.send('completeSignUp', {
      path: { signUpId: id },
      body: planId === undefined ? {} : { planId },
    }),
  )
}
