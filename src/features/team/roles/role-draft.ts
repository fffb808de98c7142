import * as limits from '#src/api/generated/limits.gen.ts'
import type { Role, RoleCreate, RolePermission } from '#src/api/generated/types.gen.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'
import { grantable } from './role-labels.ts'

/** Form values of a custom role. */
export interface RoleDraft {
  readonly name: string
  readonly description: string
  readonly permissions: readonly RolePermission[]
}

export const storedRoleSchema: z.ZodMiniType<RoleDraft> = z.object({
  name: z.string(),
  description: z.string(),
  permissions: z.array(z.enum(grantable)),
})

export function toDraft(role: Role | undefined): RoleDraft {
  const held: readonly string[] = role?.permissions ?? []
  return {
    name: role?.name ?? '',
    description: role?.description ?? '',
    permissions: grantable.filter((permission) => held.includes(permission)),
  }
}

export function toRequest({ name, description, permissions }: RoleDraft): RoleCreate {
  return { name: cleanName(name), description: description.trim(), permissions: [...permissions] }
}

const MAX_NAME = limits.RoleCreate.name.maxLength
const MAX_DESCRIPTION = limits.RoleCreate.description.maxLength

/** Client-side validation with the server's rules. */
export function roleProblems({ name, description, permissions }: RoleDraft): FieldProblems {
  return {
    ...(cleanName(name) === '' && { name: 'Enter a name.' }),
    ...lengthProblems({
      name: [cleanName(name), MAX_NAME],
      description: [description.trim(), MAX_DESCRIPTION],
    }),
    ...(permissions.length === 0 && { permissions: 'Choose at least one permission.' }),
  }
}
