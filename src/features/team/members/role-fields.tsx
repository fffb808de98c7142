import { Checkbox, Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Role, TeamRole } from '#src/api/generated/types.gen.ts'
import { useSignedIn } from '#src/api/session.ts'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { permissionSentence } from '../permission-labels.ts'
import { rolesQuery } from '../roles/role-queries.ts'
import { teamRoles } from './member-labels.ts'
import classes from './members.module.css'

export interface RoleChoice {
  readonly teamRole: TeamRole
  readonly customRoleIds: readonly string[]
}

/** One team role, and any number of custom roles that add permissions. */
export function RoleFields({
  value,
  onChange,
  errors,
  ownerDisabledReason,
}: {
  readonly value: RoleChoice
  readonly onChange: (change: Partial<RoleChoice>) => void
  readonly errors: { readonly teamRole?: string | undefined; readonly customRoleIds?: string | undefined }
  /** Reason why the member can't become an owner; null if they can. Undefined hides the role. */
  readonly ownerDisabledReason: string | null | undefined
}) {
  const { permissions } = useSignedIn()
  const { data, error } = useQuery(rolesQuery())
  const custom = data?.items.filter(({ kind }) => kind === 'custom') ?? []
  const existing = value.customRoleIds.filter((id) => custom.some((role) => role.id === id))
  const hasDeleted = data !== undefined && existing.length < value.customRoleIds.length
  // A role that was deleted since it was chosen can't be unticked.
  useEffect(() => {
    if (hasDeleted) onChange({ customRoleIds: existing })
  })
  const offered = teamRoles.filter((role) => role !== 'Owner' || ownerDisabledReason !== undefined)
  const describe = (name: TeamRole): string | undefined => {
    const role = data?.items.find((it) => it.kind === 'team' && it.name === name)
    return role && permissionSentence(role.permissions)
  }
  const disabledReasonOf = ({ permissions: given }: Role): string | null =>
    given.includes('manage_billing') && !permissions.includes('full_access')
      ? 'Only an Owner can grant or remove the permission to manage billing.'
      : null
  return (
    <>
      <Radio.Group
        label="Role"
        value={value.teamRole}
        error={errors.teamRole}
        onChange={(chosen) => {
          const role = teamRoles.find((it) => it === chosen)
          if (role === undefined || (role === 'Owner' && ownerDisabledReason)) return
          onChange({ teamRole: role })
        }}
      >
        <div className={classes.choices}>
          {offered.map((role) => (
            <DisabledReason key={role} reason={role === 'Owner' ? (ownerDisabledReason ?? null) : null}>
              <Radio value={role} label={role} description={describe(role)} />
            </DisabledReason>
          ))}
        </div>
      </Radio.Group>
      {custom.length > 0 && value.teamRole !== 'Owner' && (
        <Checkbox.Group
          label="Custom roles"
          description="Granted in addition to the role’s permissions."
          inputWrapperOrder={['label', 'description', 'input', 'error']}
          value={[...value.customRoleIds]}
          error={errors.customRoleIds}
          onChange={(chosen) => {
            // Keep custom roles that the user may not assign or remove.
            const fixed = custom.filter((role) => disabledReasonOf(role) !== null).map(({ id }) => id)
            const kept = value.customRoleIds.filter((id) => fixed.includes(id))
            onChange({ customRoleIds: [...chosen.filter((id) => !fixed.includes(id)), ...kept] })
          }}
        >
          <div className={classes.choices}>
            {custom.map((role) => (
              <DisabledReason key={role.id} reason={disabledReasonOf(role)}>
                <Checkbox
                  value={role.id}
                  label={role.name}
                  description={permissionSentence(role.permissions)}
                />
              </DisabledReason>
            ))}
          </div>
        </Checkbox.Group>
      )}
      {data === undefined && error !== null && (
        <p className={classes.muted}>Couldn’t load the roles: {problemOf(error).detail}</p>
      )}
    </>
  )
}
