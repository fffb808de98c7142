import { Checkbox } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createRole, getRole, updateRole } from '#src/api/generated/sdk.gen.ts'
import type { Role } from '#src/api/generated/types.gen.ts'
import { useSignedIn } from '#src/api/session.ts'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { EditFormFrame } from '#src/resources/form/edit-form-frame.tsx'
import { DescriptionField, NameField } from '#src/resources/form/naming-fields.tsx'
import { useEditForm } from '#src/resources/form/use-edit-form.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { toast } from '#src/ui/toast.tsx'
import { type RoleDraft, roleProblems, storedRoleSchema, toDraft, toRequest } from './role-draft.ts'
import { grantable, membersText, subjectLabels } from './role-labels.ts'
import { refreshRoles } from './role-queries.ts'
import classes from './roles.module.css'

/** Creates or edits a custom role. */
export function RoleDialog({
  opened,
  role,
  isNew,
  disabledReason,
  onClose,
}: {
  readonly opened: boolean
  /** Undefined for a new role, and if the link names a role that doesn't exist or can't be edited. */
  readonly role: Role | undefined
  readonly isNew: boolean
  readonly disabledReason: string | null
  readonly onClose: () => void
}) {
  // Keep the last role while the dialog closes.
  const [shown, setShown] = useState({ role, isNew })
  const isReady = isNew || role !== undefined
  if (opened && isReady && (role !== shown.role || isNew !== shown.isNew)) setShown({ role, isNew })
  return (
    <Dialog
      opened={opened && isReady}
      onClose={onClose}
      title={shown.isNew ? 'Create role' : 'Edit role'}
      size="lg"
      // A stray click must not discard the form.
      closeOnClickOutside={false}
    >
      <RoleForm key={shown.role?.id} role={shown.role} disabledReason={disabledReason} onClose={onClose} />
    </Dialog>
  )
}

function RoleForm({
  role: given,
  disabledReason,
  onClose,
}: {
  readonly role: Role | undefined
  readonly disabledReason: string | null
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const { permissions: held, customRoleIds: ownRoleIds } = useSignedIn()
  const isOwner = held.includes('full_access')
  const form = useEditForm<Role, RoleDraft>({
    name: 'role',
    entity: given ?? null,
    initial: () => toDraft(given),
    schema: storedRoleSchema,
    check: roleProblems,
    fields: () => ['name', 'description', 'permissions'],
    disabledReason,
    create: (draft, keyFor) => {
      const body = toRequest(draft)
      return createRole({ body, headers: { 'Idempotency-Key': keyFor(body) } })
    },
    update: (draft, { id, etag }) =>
      updateRole({ path: { roleId: id }, headers: { 'If-Match': etag }, body: toRequest(draft) }),
    conflict: {
      read: (roleId) => getRole({ path: { roleId } }),
      toDraft,
      describe: (theirs) =>
        `Someone changed this role. It’s now “${theirs.name}” and allows: ${listOf(theirs)}.`,
    },
    refresh: () => refreshRoles(client),
    onSaved: (saved) => {
      toast.success(`${saved.name} has been ${given === undefined ? 'created' : 'saved'}`)
      onClose()
    },
  })
  const { entity: role, draft, change, problems } = form

  const permissionsProblem = problemAt(problems, 'permissions')
  const isOwnRole = !isOwner && role !== null && ownRoleIds.includes(role.id)
  return (
    <EditFormFrame form={form} verbs={{ create: 'Create role', save: 'Save role' }} onCancel={onClose}>
      {role !== null && role.memberCount > 0 && (
        <p className={classes.intro}>Changes apply immediately to {membersText(role.memberCount)}.</p>
      )}
      <NameField form={form} />
      <DescriptionField form={form} />
      <Checkbox.Group
        label="Permissions"
        error={permissionsProblem}
        value={[...draft.permissions]}
        onChange={(chosen) =>
          change({ permissions: grantable.filter((permission) => chosen.includes(permission)) })
        }
      >
        <p className={classes.note}>
          {isOwnRole
            ? 'You can’t change the permissions of a role that you have. Ask another Owner or Admin.'
            : 'Granted in addition to the member’s team role.'}
        </p>
        <div className={classes.choices}>
          {grantable.map((permission) => {
            const isOwners = permission === 'manage_billing' && !isOwner
            const { label, about } = subjectLabels[permission]
            return (
              <Checkbox
                key={permission}
                value={permission}
                label={label}
                description={isOwners ? 'Only an Owner can grant this.' : about}
                disabled={isOwnRole || isOwners}
                aria-invalid={permissionsProblem !== undefined && permission === grantable[0]}
              />
            )
          })}
        </div>
      </Checkbox.Group>
    </EditFormFrame>
  )
}

function listOf(role: Role): string {
  return role.permissions.map((permission) => subjectLabels[permission].label).join(', ')
}
