import { IconArrowBackUp, IconDeviceFloppy } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { focusContentAfter } from '#src/ui/focus-content.ts'
import { problemOf } from '#src/ui/problem.ts'
import { OpenedToWorld, openedToWorld } from './opened-to-world.tsx'
import { countChanges } from './rule-labels.ts'
import classes from './rules.module.css'
import type { RuleEditor } from './use-rule-editor.ts'

/** Number of unsaved changes, with buttons to save or discard. Renders nothing if there are none. */
export function StagedBar({
  editor,
  disabledReason,
}: {
  readonly editor: RuleEditor
  /** Reason why the changes can't be saved; null if they can. */
  readonly disabledReason: string | null
}) {
  const [isConfirming, setConfirming] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const { count } = editor.changes
  if (count === 0) return null
  const opened = openedToWorld(editor.state.draft.rules, editor.state.base.rules)
  return (
    <section ref={focusContentAfter} className={classes.bar} aria-label="Staged changes">
      <div className={classes.barText}>
        <p role="status">
          {countChanges(count)} staged. {count === 1 ? 'It takes' : 'They take'} effect when you save.
        </p>
        {editor.error !== null && (
          <p className={classes.barProblem} role="alert">
            {problemOf(editor.error).detail}
          </p>
        )}
      </div>
      <div className={classes.barButtons}>
        <Button
          variant="outline"
          leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
          disabled={editor.saving}
          onClick={() => setConfirming(true)}
        >
          Undo all
        </Button>
        <DisabledReason reason={disabledReason}>
          <Button
            leftSection={<IconDeviceFloppy size={16} aria-hidden="true" />}
            loading={editor.saving}
            onClick={() => (opened.length > 0 ? setSaving(true) : editor.save())}
          >
            Save rules
          </Button>
        </DisabledReason>
      </div>
      <ConfirmDialog
        opened={isSaving}
        onClose={() => setSaving(false)}
        onConfirm={() => {
          setSaving(false)
          editor.save()
        }}
        title="Save rules that are open to everyone?"
        confirmLabel="Save rules"
        destructive
      >
        <OpenedToWorld messages={opened} />
      </ConfirmDialog>
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          editor.dispatch({ type: 'undo all' })
        }}
        title={`Undo ${countChanges(count)}?`}
        confirmLabel="Undo all"
        cancelLabel="Keep changes"
        destructive
      >
        <p>The rules return to their last saved version.</p>
      </ConfirmDialog>
    </section>
  )
}
