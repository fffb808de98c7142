import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { UsageError } from '#mocks/server/command-line.ts'
import { fileErrorText } from '#mocks/server/file-error.ts'
import { demoKey, type KeyName, ROLES, type Role } from '../contract/suite/callers.ts'

/** User that can sign in. */
export interface Person {
  readonly email: string
  readonly password: string
}

/** Credentials for the checks. Checks that need a missing one are skipped. */
export interface Credentials {
  readonly keys: Partial<Record<KeyName, string>>
  /** By role; and a user of another organization. */
  readonly people: Partial<Record<Role | 'stranger', Person>>
  /** Verification code accepted for any sign-up, so that the checks can create a second organization. */
  readonly signUpCode?: string | undefined
}

const keyNames = [
  ...ROLES,
  'deploy_only',
  'read_only',
  'admin_deploy_only',
  'admin_read_only',
  'developer_deploy_only',
  'developer_read_only',
  'viewer_deploy_only',
  'viewer_read_only',
  'expired',
  'stranger',
] as const satisfies readonly KeyName[]

const PASSWORD = 'Nimbus-Demo-1!'

/** Credentials of the mock's demo organization, and of its second one. */
export const demoCredentials: Credentials = {
  keys: Object.fromEntries(keyNames.map((name) => [name, demoKey(name)])),
  people: {
    ...Object.fromEntries(
      ROLES.map((role) => [role, { email: `${role}@nimbus.example`, password: PASSWORD }]),
    ),
    stranger: { email: 'owner@kestrel.example', password: PASSWORD },
  },
  signUpCode: '123456',
}

const person = z.strictObject({ email: z.string().min(1), password: z.string().min(1) })
const key = z.string().min(1)

const document = z.strictObject({
  keys: z.partialRecord(z.enum(keyNames), key).default({}),
  people: z.partialRecord(z.enum([...ROLES, 'stranger']), person).default({}),
  signUpCode: z.string().min(1).optional(),
})

/**
 * Reads a credentials file.
 * @throws UsageError with a message for its author
 */
export function readCredentials(path: string): Credentials {
  const read = document.safeParse(parseFile(path))
  if (!read.success) throw new UsageError(`--credentials: ${path}: ${z.prettifyError(read.error)}`)
  return read.data
}

function parseFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new UsageError(`--credentials: ${path}: this isn’t JSON: ${error.message}`)
    throw new UsageError(`--credentials: ${fileErrorText(path, error)}`)
  }
}
