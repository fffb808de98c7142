import { Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as takes from '#src/api/generated/permissions.gen.ts'
import { createProject, updateProject } from '#src/api/generated/sdk.gen.ts'
import type { Project } from '#src/api/generated/types.gen.ts'
import { fieldErrors } from '#src/api/problem.ts'
import { requestKeys } from '#src/api/request-key.ts'
import { type FieldProblems, NO_PROBLEMS, withoutChanged } from '#src/resources/create/field-problems.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { formProblem } from '#src/resources/form-problem.ts'
import { reasonOf, useMay } from '#src/resources/may.ts'
import { refreshProjects } from '#src/resources/projects/project-queries.ts'
import { Button } from '#src/ui/button.tsx'
import dialogClasses from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { toast } from '#src/ui/toast.tsx'
import { z } from '#src/ui/zod.ts'
import { projectNoun } from './use-project-facts.ts'

/** Makes a project, or calls and describes one otherwise. */
export function ProjectForm({
  opened,
  project,
  isNew,
  lost,
  onClose,
}: {
  readonly opened: boolean
  /** Undefined for a new one, and while it is not known yet. */
  readonly project: Project | undefined
  readonly isNew: boolean
  /** The link names a project that there is not. */
  readonly lost: boolean
  readonly onClose: () => void
}) {
  // What it was about stays while it closes.
  const [shown, setShown] = useState({ project, isNew, lost })
  if (opened && (shown.project !== project || shown.isNew !== isNew || shown.lost !== lost)) {
    setShown({ project, isNew, lost })
  }
  return (
    <Dialog
      opened={opened && (isNew || lost || project !== undefined)}
      onClose={onClose}
      title={shown.isNew ? 'Create Project' : 'Edit Project'}
      // A slip of the pointer is no reason to put away what is being typed.
      closeOnClickOutside={false}
    >
      {shown.lost ? (
        <p>There is no such project any more.</p>
      ) : (
        <Fields key={shown.project?.id ?? 'new'} project={shown.project} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface Draft {
  readonly name: string
  readonly description: string
}

const keptDraft: z.ZodMiniType<Draft> = z.object({ name: z.string(), description: z.string() })

/** The contract's limits. */
const MAX_NAME = 60
const MAX_DESCRIPTION = 300

function problemsOf({ name, description }: Draft): FieldProblems {
  return {
    ...(name.trim() === '' && { name: 'Enter a name.' }),
    ...(name.trim().length > MAX_NAME && { name: `Use at most ${MAX_NAME} characters.` }),
    ...(description.trim().length > MAX_DESCRIPTION && {
      description: `Use at most ${MAX_DESCRIPTION} characters.`,
    }),
  }
}

function Fields({
  project,
  onClose,
}: {
  readonly project: Project | undefined
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const may = useMay(project === undefined ? takes.createProject : takes.updateProject, projectNoun)
  const { draft, setDraft, isChanged, isRestored, startOver, forget } = useDraft<Draft>({
    name: `project${project === undefined ? '' : `-${project.id}`}`,
    initial: { name: project?.name ?? '', description: project?.description ?? '' },
    schema: keptDraft,
  })
  const [keyFor] = useState(() => requestKeys())
  const [attempt, setAttempt] = useState(0)
  const [fromServer, setFromServer] = useState(NO_PROBLEMS)
  const own = problemsOf(draft)
  const problems = attempt === 0 ? NO_PROBLEMS : { ...fromServer, ...own }

  const save = useMutation({
    mutationFn: (body: Draft) =>
      project === undefined
        ? createProject({ body, headers: { 'Idempotency-Key': keyFor(body) } })
        : updateProject({ path: { projectId: project.id }, body }),
    onSettled: () => void refreshProjects(client),
  })
  const unsaved = useRef(false)
  unsaved.current = isChanged && !save.isSuccess

  const form = useRef<HTMLFormElement>(null)
  // Each attempt takes the focus to what is wrong.
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])

  const change = (part: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...part }))
    setFromServer((answered) => withoutChanged<Draft>(answered, part))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    event.stopPropagation()
    if (save.isPending) return
    save.reset()
    setAttempt((count) => count + 1)
    setFromServer(NO_PROBLEMS)
    if (Object.keys(own).length > 0) return
    save.mutate(
      { name: draft.name.trim(), description: draft.description.trim() },
      {
        onSuccess: ({ name }) => {
          unsaved.current = false
          forget()
          toast.success(project === undefined ? `${name} has been created` : `${name} has been saved`)
          onClose()
        },
        onError: (failure) => {
          setFromServer(fieldErrors(failure))
          setAttempt((count) => count + 1)
        },
      },
    )
  }

  const problem = formProblem(save.error, ['name', 'description'])
  return (
    <form ref={form} className={dialogClasses.body} onSubmit={submit} noValidate>
      <LeaveGuard
        unsaved={unsaved}
        onLeave={forget}
        title={project === undefined ? 'Leave without creating?' : 'Leave without saving?'}
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
        <p className={dialogClasses.problem} role="alert">
          {problem}
        </p>
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
      <div className={dialogClasses.actions}>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <DisabledReason
          reason={reasonOf(may) ?? (project !== undefined && !isChanged ? 'Nothing has been changed.' : null)}
        >
          <Button type="submit" loading={save.isPending}>
            {project === undefined ? 'Create project' : 'Save project'}
          </Button>
        </DisabledReason>
      </div>
    </form>
  )
}
