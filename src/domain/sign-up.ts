import type { CloudExperience, UseCase } from '#src/api/generated/types.gen.ts'
import { digitsOf } from './digits.ts'
import { meetsPasswordRequirements } from './password.ts'

/** Sign-up wizard: steps, options and checks (spec part 1, sections 2, 3 and 5). */

export type SignUpStep = 1 | 2 | 3 | 4

export const signUpSteps: readonly SignUpStep[] = [1, 2, 3, 4]

export const useCases: readonly { readonly value: UseCase; readonly label: string }[] = [
  { value: 'web_applications', label: 'Web Applications' },
  { value: 'mobile_backend', label: 'Mobile App Backend' },
  { value: 'data_processing', label: 'Data Processing' },
  { value: 'machine_learning', label: 'Machine Learning' },
  { value: 'development_testing', label: 'Development & Testing' },
  { value: 'other', label: 'Other' },
]

export const experiences: readonly { readonly value: CloudExperience; readonly label: string }[] = [
  { value: 'new', label: 'New to cloud platforms' },
  { value: 'some', label: 'Some cloud experience' },
  { value: 'experienced', label: 'Experienced cloud user' },
  { value: 'expert', label: 'Cloud architect/expert' },
]

export interface Basics {
  readonly email: string
  readonly fullName: string
  readonly password: string
  readonly confirmPassword: string
}

export interface FailedCheck<Field extends string> {
  readonly message: string
  /** Invalid fields, in form order. */
  readonly fields: readonly Field[]
}

const basicsFields = ['email', 'fullName', 'password', 'confirmPassword'] as const

/** Checks of step 1 in the specification's order; returns the first that fails. */
export function checkBasics(basics: Basics): FailedCheck<keyof Basics> | null {
  const empty = basicsFields.filter((field) => basics[field].trim() === '')
  if (empty.length > 0) return { message: 'Please fill in all fields', fields: empty }
  if (basics.password !== basics.confirmPassword)
    return { message: 'Passwords do not match', fields: ['confirmPassword'] }
  if (!meetsPasswordRequirements(basics.password)) {
    return { message: 'Password does not meet all requirements', fields: ['password'] }
  }
  return null
}

export const CODE_LENGTH = 6

/** Keeps up to six digits of typed or pasted text, so that "123 456" becomes 123456. */
export function codeDigits(text: string): string {
  return digitsOf(text).slice(0, CODE_LENGTH)
}

/** Check of step 2. */
export function checkCode(code: string): string | null {
  return code.length === CODE_LENGTH ? null : 'Please enter the 6-digit verification code'
}
