import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createRole, getRole, updateRole } from '#src/api/generated/sdk.gen.ts'
import type { Role } from '#src/api/generated/types.gen.ts'
import { fieldErrors, isProblemWith } from '#src/api/problem.ts'
import { requestKeys } from '#src/api/request-key.ts'
import { NO_PROBLEMS, problemAt, withoutChanged } from '#src/resources/create/field-problems.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { formProblem } from '#src/resources/form-problem.ts'
import { useHolds } from '#src/resources/may.ts'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { toast } from '#src/ui/toast.tsx'
import { draftOf, keptRole, type RoleDraft, roleProblems } from './role-draft.ts'
import { refreshRoles } from './role-queries.ts'
import { grantable, membersText, subjectWords } from './role-words.ts'
import classes from './roles.module.css'

/** Makes a custom role, or changes one. */
export function RoleDialog({
  opened,
  role,
  lost,
  lockedBecause,
  onClose,
}: {
  readonly opened: boolean
  /** Undefined for a new one. */
  readonly role: Role | undefined
  /** The link names a role that there is not, or that nobody can change. */
  readonly lost: boolean
  readonly lockedBecause: string | null
  readonly onClose: () => void
}) {
  // The last one stays while the dialog closes.
  const [shown, setShown] = useState({ role, lost })
  if (opened && (role !== shown.role || lost !== shown.lost)) setShown({ role, lost })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={shown.role === undefined && !shown.lost ? 'Create Role' : 'Edit Role'}
      size="lg"
      // A slip of the pointer is no reason to put away what is being typed.
      closeOnClickOutside={false}
    >
      {shown.lost ? (
        <p>There is no such custom role any more.</p>
      ) : (
        <RoleForm key={shown.role?.id} role={shown.role} lockedBecause={lockedBecause} onClose={onClose} />
      )}
    </Dialog>
  )
}

function RoleForm({
  role: given,
  lockedBecause,
  onClose,
}: {
  readonly role: Role | undefined
  readonly lockedBecause: string | null
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const isOwner = useHolds()('full_access')
  // As the dialog opened, until somebody else's change has been met.
  const [role, setRole] = useState(given)
  const [initial] = useState(() => draftOf(given))
  const { draft, setDraft, isChanged, isRestored, startOver, forget } = useDraft({
    name: `role${given === undefined ? '' : `-${given.id}`}`,
    initial,
    schema: keptRole,
  })
  const [keyFor] = useState(() => requestKeys())
  const [attempt, setAttempt] = useState(0)
  const [fromServer, setFromServer] = useState(NO_PROBLEMS)
  const [changed, setChanged] = useState<string | null>(null)
  const own = roleProblems(draft)
  const problems = attempt === 0 ? NO_PROBLEMS : { ...fromServer, ...own }

  const save = useMutation({
    mutationFn: (written: RoleDraft) => {
      const body = {
        name: written.name.trim(),
        description: written.description.trim(),
        permissions: [...written.permissions],
      }
      return role === undefined
        ? createRole({ body, headers: { 'Idempotency-Key': keyFor(body) } })
        : updateRole({ path: { roleId: role.id }, headers: { 'If-Match': role.etag }, body })
    },
    onSettled: () => void refreshRoles(client),
  })
  const unsaved = useRef(false)
  unsaved.current = isChanged && !save.isSuccess

  const form = useRef<HTMLFormElement>(null)
  // Each attempt takes the focus to what is wrong.
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])

  const change = (part: Partial<RoleDraft>) => {
    setDraft((current) => ({ ...current, ...part }))
    setFromServer((answered) => withoutChanged<RoleDraft>(answered, part))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    event.stopPropagation()
    if (save.isPending || lockedBecause !== null) return
    save.reset()
    setAttempt((count) => count + 1)
    setFromServer(NO_PROBLEMS)
    setChanged(null)
    if (Object.keys(own).length > 0) return
    save.mutate(draft, {
      onSuccess: (saved) => {
        unsaved.current = false
        forget()
        toast.success(role === undefined ? `${saved.name} has been created` : `${saved.name} has been saved`)
        onClose()
      },
      onError: async (failure) => {
        setFromServer(fieldErrors(failure))
        setAttempt((count) => count + 1)
        if (role === undefined || !isProblemWith(failure, 'precondition_failed')) return
        const theirs = await getRole({ path: { roleId: role.id } }).catch(() => null)
        if (theirs === null) return
        setRole(theirs)
        setChanged(
          `Somebody changed it meanwhile: it is “${theirs.name}” and allows: ${listOf(theirs)}. Nothing of yours has been saved; save again to put yours in its place.`,
        )
      },
    })
  }

  const shown = ['name', 'description', 'permissions']
  const problem = changed ?? (attempt > 0 ? formProblem(save.error, shown) : null)
  const permissionsProblem = problemAt(problems, 'permissions')
  return (
    <form ref={form} className={dialog.body} onSubmit={submit} noValidate>
      <LeaveGuard
        unsaved={unsaved}
        onLeave={forget}
        title={role === undefined ? 'Leave without creating?' : 'Leave without saving?'}
      />
      {isRestored && (
        <p role="status">
          This is what you entered earlier.{' '}
          <Button variant="link" size="sm" onClick={startOver}>
            Start over
          </Button>
        </p>
      )}
      {problem && (
        <p className={dialog.problem} role="alert">
          {problem}
        </p>
      )}
      {role !== undefined && role.memberCount > 0 && (
        <p className={classes.intro}>What you change holds at once for {membersText(role.memberCount)}.</p>
      )}
      <TextInput
        data-autofocus
        label="Name"
        value={draft.name}
        error={problems.name}
        autoComplete="off"
        required
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Textarea
        label="Description"
        value={draft.description}
        error={problems.description}
        autosize
        minRows={2}
        maxRows={6}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <Checkbox.Group
        label="Permissions"
        error={permissionsProblem}
        value={[...draft.permissions]}
        onChange={(chosen) =>
          change({ permissions: grantable.filter((permission) => chosen.includes(permission)) })
        }
      >
        <p className={classes.note}>Added to what the team role of a member allows.</p>
        <div className={classes.choices}>
          {grantable.map((permission) => {
            const isOwners = permission === 'manage_billing' && !isOwner
            const { label, about } = subjectWords[permission]
            return (
              <Checkbox
                key={permission}
                value={permission}
                label={label}
                description={isOwners ? 'Only an owner can hand this out.' : about}
                disabled={isOwners}
                aria-invalid={permissionsProblem !== undefined && permission === grantable[0]}
              />
            )
          })}
        </div>
      </Checkbox.Group>
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <DisabledReason
          reason={lockedBecause ?? (role !== undefined && !isChanged ? 'Nothing has been changed.' : null)}
        >
          <Button type="submit" loading={save.isPending}>
            {role === undefined ? 'Create role' : 'Save role'}
          </Button>
        </DisabledReason>
      </div>
    </form>
  )
}

function listOf(role: Role): string {
  return role.permissions.map((permission) => subjectWords[permission].label).join(', ')
}
