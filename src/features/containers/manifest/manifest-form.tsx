import { useQueryClient } from '@tanstack/react-query'
import { useId, useMemo, useRef, useState } from 'react'
import { deployManifest } from '#src/api/generated/sdk.gen.ts'
import type { ManifestChanges } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { invalidate } from '#src/resources/cache.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/button.tsx'
import type { CodeEditorProps, CodeProblem } from '#src/ui/code-editor/code-editor.tsx'
import { PlainEditor } from '#src/ui/code-editor/plain-editor.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { z } from '#src/ui/zod.ts'
import { containerResource } from '../container-resource.ts'
import classes from './manifest.module.css'
import { ManifestChangesPanel } from './manifest-changes.tsx'
import { ProblemList } from './problem-list.tsx'
import { useManifestCheck } from './use-manifest-check.ts'
import { withoutSecrets } from './without-secrets.ts'

// About 330 kB, so it loads only for users who deploy from YAML.
const Editor = onDemand<CodeEditorProps>(() => import('#src/ui/code-editor/code-editor.tsx'), PlainEditor)

/** Schema of a stored draft. */
const storedManifestSchema = z.object({ manifest: z.string() })
const keep = ({ manifest }: z.infer<typeof storedManifestSchema>) => ({ manifest: withoutSecrets(manifest) })

/** Manifest editor. Deploying requires a dry run of the same text first. */
export function ManifestForm({
  name,
  initial,
  onDeployed,
}: {
  /** Part of the draft's storage key: each container has its own draft. */
  readonly name: string
  readonly initial: string
  readonly onDeployed: (changes: ManifestChanges) => void
}) {
  const hintId = useId()
  const client = useQueryClient()
  // A change of the container refetches the manifest, but the editor keeps its text.
  const [opened] = useState({ manifest: initial })
  const { draft, setDraft, isChanged, isRestored, startOver, forget } = useDraft({
    name,
    initial: opened,
    schema: storedManifestSchema,
    keep,
  })
  const { manifest } = draft
  const [beginnings, setBeginnings] = useState(0)
  const beginAnew = () => {
    startOver()
    setBeginnings(beginnings + 1)
  }
  const caret = useRef<number | null>(null)
  const [target, setTarget] = useState<CodeEditorProps['target']>(null)
  const [keyFor] = useState(() => createIdempotencyKeys())
  const unsaved = useRef(false)

  const dryRun = useMutation({
    mutationFn: (text: string) => deployManifest({ body: { manifest: text, dryRun: true } }),
    onSuccess: ({ changes }) => {
      const count = changes.filter(({ action }) => action !== 'unchanged').length
      announce(`${count} ${count === 1 ? 'container' : 'containers'} would change`)
    },
  })
  const deploy = useMutation({
    mutationFn: (text: string) =>
      deployManifest({
        body: { manifest: text },
        headers: { 'Idempotency-Key': keyFor({ manifest: text }) },
      }),
    onSuccess: () => invalidate(client, containerResource, 'create'),
  })
  unsaved.current = isChanged && !deploy.isSuccess
  // Runs after the mutation has ended, or the next render would treat the text as unsaved and block navigation.
  const leave = (changes: ManifestChanges) => {
    unsaved.current = false
    forget()
    onDeployed(changes)
  }

  // A server response applies only to the text it was sent for.
  const isAnswered = dryRun.variables === manifest
  const failure =
    deploy.variables === manifest && deploy.error ? deploy.error : isAnswered ? dryRun.error : null
  const own = useManifestCheck(manifest)
  const problems = useMemo(() => distinct([...own, ...placesIn(failure)]), [own, failure])
  const changes = isAnswered ? dryRun.data : undefined
  const isEmpty = manifest.trim() === ''

  return (
    <div className={classes.layout}>
      <LeaveGuard unsaved={unsaved} onLeave={forget} />
      {isRestored && <RestoredNote onStartOver={beginAnew} />}
      <p className={classes.hint} id={hintId}>
        Tab indents. Press Escape, then Tab, to leave the editor.
      </p>
      <Editor
        key={beginnings}
        label="Manifest"
        describedBy={hintId}
        value={manifest}
        onChange={(text) => setDraft({ manifest: text })}
        problems={problems}
        target={target}
        caret={caret}
      />
      <ProblemList problems={problems} failure={problems.length === 0 ? failure : null} onGoTo={setTarget} />
      <div className={classes.buttons}>
        <DisabledReason reason={isEmpty ? 'The manifest is empty.' : null}>
          <Button
            variant={changes === undefined ? 'default' : 'outline'}
            loading={dryRun.isPending}
            onClick={() => dryRun.mutate(manifest)}
          >
            Preview changes
          </Button>
        </DisabledReason>
        <DisabledReason reason={disabledReasonOf(changes)}>
          <Button
            variant={changes === undefined ? 'outline' : 'default'}
            loading={deploy.isPending}
            onClick={() => deploy.mutate(manifest, { onSuccess: leave })}
          >
            Deploy
          </Button>
        </DisabledReason>
      </div>
      {changes && <ManifestChangesPanel changes={changes} />}
    </div>
  )
}

/** Returns the reason why the manifest can't be deployed yet, or null. */
function disabledReasonOf(changes: ManifestChanges | undefined): string | null {
  if (changes === undefined) return 'Preview the changes first.'
  return changes.changes.every(({ action }) => action === 'unchanged') ? 'No changes.' : null
}

/** Server errors that have a line number. */
function placesIn(error: unknown): CodeProblem[] {
  if (!(error instanceof ApiProblem)) return []
  return (error.errors ?? []).flatMap(({ line, column = 1, message }) =>
    line === undefined ? [] : [{ line, column, message }],
  )
}

/** Keeps one problem per position, client-side ones first, sorted by position. */
function distinct(problems: readonly CodeProblem[]): CodeProblem[] {
  const byPlace = new Map<string, CodeProblem>()
  for (const problem of problems) {
    const place = `${problem.line}:${problem.column}`
    if (!byPlace.has(place)) byPlace.set(place, problem)
  }
  return [...byPlace.values()].sort((a, b) => a.line - b.line || a.column - b.column)
}
