import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { updateMember } from '#src/api/generated/sdk.gen.ts'
import type { TeamMember } from '#src/api/generated/types.gen.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { useSignedIn } from '#src/api/session.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { replaceInPages } from '#src/resources/cache.ts'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { formProblem } from '#src/resources/form/form-problem.ts'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { denialReason } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { usePendingInDialog } from '#src/ui/dialog-pending.ts'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { toast } from '#src/ui/toast.tsx'
import { z } from '#src/ui/zod.ts'
import { memberQuery, refreshMembers } from '../team-queries.ts'
import { rolesOf, teamRoles } from './member-labels.ts'
import { MemberLoader } from './member-loader.tsx'
import { type RoleChoice, RoleFields } from './role-fields.tsx'
import { useMemberChecks } from './use-member-checks.ts'

/** Edits the roles of a member or an invitation. */
export default function EditMemberDialog({
  opened,
  memberId,
  onClose,
}: {
  readonly opened: boolean
  readonly memberId: string
  readonly onClose: () => void
}) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Edit Permissions" size="lg" closeOnClickOutside={false}>
      <MemberLoader opened={opened} memberId={memberId} onClose={onClose}>
        {(member) => <EditForm key={member.id} member={member} onClose={onClose} />}
      </MemberLoader>
    </Dialog>
  )
}

const storedChoiceSchema: z.ZodMiniType<RoleChoice> = z.object({
  teamRole: z.enum(teamRoles),
  customRoleIds: z.array(z.string()),
})

function EditForm({ member, onClose }: { readonly member: TeamMember; readonly onClose: () => void }) {
  const client = useQueryClient()
  const me = useSignedIn()
  const denial = denialReason(useMemberChecks()('edit', member))
  const current: RoleChoice = {
    teamRole: member.teamRole,
    customRoleIds: member.customRoles.map(({ id }) => id),
  }
  const [initial] = useState(current)
  const {
    draft: choice,
    setDraft: setChoice,
    isChanged,
    isRestored,
    startOver,
    forget,
  } = useDraft({ name: `member-${member.id}`, initial, schema: storedChoiceSchema })
  const disabledReason = denial ?? (isSameChoice(choice, current) ? 'No changes to save.' : null)
  const save = useMutation({
    mutationFn: ({ teamRole, customRoleIds }: RoleChoice) =>
      updateMember({
        path: { memberId: member.id },
        // Owners have all permissions, so they need no custom roles.
        body: { teamRole, customRoleIds: teamRole === 'Owner' ? [] : [...customRoleIds] },
      }),
    // Before the lists become stale, since a written one counts as fresh.
    onSuccess: (saved) => {
      forget()
      client.setQueryData(memberQuery(saved.id).queryKey, saved)
      replaceInPages(client, 'listMembers', saved)
    },
    onSettled: () => void refreshMembers(client),
  })
  const unsaved = useRef(false)
  unsaved.current = isChanged && !save.isSuccess
  usePendingInDialog(save.isPending)
  const problems = fieldErrors(save.error)
  const problem = formProblem(save.error, ['teamRole', 'customRoleIds'])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (save.isPending || disabledReason !== null) return
    save.mutate(choice, {
      onSuccess: (saved) => {
        toast.success('Permissions saved', `${saved.name}: ${rolesOf(saved)}.`)
        onClose()
      },
    })
  }

  const ownerDisabledReason =
    member.status === 'pending'
      ? 'You can’t invite someone as an Owner. Change their role after they join.'
      : me.teamRole === 'Owner'
        ? null
        : 'Only an Owner can make someone an Owner.'
  const handsOver = member.userId === me.user.id && choice.teamRole !== 'Owner' && member.teamRole === 'Owner'
  return (
    <form className={dialog.body} onSubmit={submit} noValidate aria-label="Edit Permissions">
      <LeaveGuard unsaved={unsaved} onLeave={forget} title="Leave without saving?" />
      {isRestored && <RestoredNote onStartOver={startOver} />}
      <p>
        <strong>{member.name}</strong>
        {member.status === 'pending' ? ' is invited as:' : ''}
      </p>
      {problem && (
        <p className={dialog.problem} role="alert">
          {problem}
        </p>
      )}
      <RoleFields
        value={choice}
        onChange={(part) => {
          save.reset()
          setChoice((before) => ({ ...before, ...part }))
        }}
        errors={{ teamRole: problems.teamRole, customRoleIds: problemAt(problems, 'customRoleIds') }}
        ownerDisabledReason={ownerDisabledReason}
      />
      {handsOver && <p>You’re giving up the Owner role. Only another Owner can give it back to you.</p>}
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose} disabled={save.isPending}>
          Cancel
        </Button>
        <DisabledReason reason={disabledReason}>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </DisabledReason>
      </div>
    </form>
  )
}

/** True if saving would change nothing: Owners have no custom roles. */
function isSameChoice(a: RoleChoice, b: RoleChoice): boolean {
  const idsOf = ({ customRoleIds }: RoleChoice) => customRoleIds.toSorted().join()
  return a.teamRole === b.teamRole && (a.teamRole === 'Owner' || idsOf(a) === idsOf(b))
}
