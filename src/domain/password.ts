/** Password requirements (spec part 1, section 5), shared by the forms' checklist and the API. */
export interface PasswordRequirement {
  readonly id: 'length' | 'uppercase' | 'lowercase' | 'number' | 'special'
  /** Label in the checklist. */
  readonly label: string
  isMetBy(password: string): boolean
}

/** In characters, not UTF-16 units. */
const MIN_PASSWORD_LENGTH = 8

export const passwordRequirements: readonly PasswordRequirement[] = [
  {
    id: 'length',
    label: `At least ${MIN_PASSWORD_LENGTH} characters`,
    isMetBy: (password) => [...password].length >= MIN_PASSWORD_LENGTH,
  },
  { id: 'uppercase', label: 'One uppercase letter', isMetBy: (password) => /\p{Lu}/u.test(password) },
  { id: 'lowercase', label: 'One lowercase letter', isMetBy: (password) => /\p{Ll}/u.test(password) },
  { id: 'number', label: 'One number', isMetBy: (password) => /[0-9]/.test(password) },
  {
    id: 'special',
    label: 'One special character of !@#$%^&*(),.?":{}|<>',
    isMetBy: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
  },
]

export function meetsPasswordRequirements(password: string): boolean {
  return passwordRequirements.every((requirement) => requirement.isMetBy(password))
}
