import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as limits from '#src/api/generated/limits.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { createProject, updateProject } from '#src/api/generated/sdk.gen.ts'
import type { Project } from '#src/api/generated/types.gen.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { EditFormFrame } from '#src/resources/form/edit-form-frame.tsx'
import { DescriptionField, NameField } from '#src/resources/form/naming-fields.tsx'
import { useEditForm } from '#src/resources/form/use-edit-form.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { refreshProjects } from '#src/resources/projects/project-queries.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { toast } from '#src/ui/toast.tsx'
import { z } from '#src/ui/zod.ts'
import { projectNoun } from './use-project-facts.ts'

/** Creates or edits a project. */
export function ProjectForm({
  opened,
  project,
  isNew,
  onClose,
}: {
  readonly opened: boolean
  /** Undefined for a new project, and while loading. */
  readonly project: Project | undefined
  readonly isNew: boolean
  readonly onClose: () => void
}) {
  // Keep the last content while the dialog closes.
  const [shown, setShown] = useState({ project, isNew })
  const isReady = isNew || project !== undefined
  if (opened && isReady && (shown.project !== project || shown.isNew !== isNew)) setShown({ project, isNew })
  return (
    <Dialog
      opened={opened && isReady}
      onClose={onClose}
      title={shown.isNew ? 'Create project' : 'Edit project'}
      // A stray click must not discard the form.
      closeOnClickOutside={false}
    >
      <Fields key={shown.project?.id ?? 'new'} project={shown.project} onClose={onClose} />
    </Dialog>
  )
}

interface Draft {
  readonly name: string
  readonly description: string
}

const storedProjectSchema: z.ZodMiniType<Draft> = z.object({ name: z.string(), description: z.string() })

const MAX_NAME = limits.ProjectCreate.name.maxLength
const MAX_DESCRIPTION = limits.ProjectCreate.description.maxLength

function projectProblems({ name, description }: Draft): FieldProblems {
  return {
    ...(cleanName(name) === '' && { name: 'Enter a name.' }),
    ...lengthProblems({
      name: [cleanName(name), MAX_NAME],
      description: [description.trim(), MAX_DESCRIPTION],
    }),
  }
}

function trimmed({ name, description }: Draft): Draft {
  return { name: cleanName(name), description: description.trim() }
}

function Fields({
  project,
  onClose,
}: {
  readonly project: Project | undefined
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const can = useCan(
    project === undefined ? requiredPermission.createProject : requiredPermission.updateProject,
    projectNoun,
  )
  const form = useEditForm<Project, Draft>({
    name: 'project',
    entity: project ?? null,
    initial: () => ({ name: project?.name ?? '', description: project?.description ?? '' }),
    schema: storedProjectSchema,
    check: projectProblems,
    fields: () => ['name', 'description'],
    disabledReason: denialReason(can),
    create: (draft, keyFor) => {
      const body = trimmed(draft)
      return createProject({ body, headers: { 'Idempotency-Key': keyFor(body) } })
    },
    update: (draft, { id }) => updateProject({ path: { projectId: id }, body: trimmed(draft) }),
    refresh: () => refreshProjects(client),
    onSaved: ({ name }) => {
      toast.success(`${name} has been ${project === undefined ? 'created' : 'saved'}`)
      onClose()
    },
  })
  return (
    <EditFormFrame form={form} verbs={{ create: 'Create project', save: 'Save project' }} onCancel={onClose}>
      <NameField form={form} />
      <DescriptionField form={form} />
    </EditFormFrame>
  )
}
