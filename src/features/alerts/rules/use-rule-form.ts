import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { createAlertRule, getAlertRule, updateAlertRule } from '#src/api/generated/sdk.gen.ts'
import type { AlertRule } from '#src/api/generated/types.gen.ts'
import { createIdempotencyKeys } from '#src/api/idempotency-key.ts'
import { isProblemWith } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { replaceInPages } from '#src/resources/cache.ts'
import { useDraft } from '#src/resources/create/use-draft.ts'
import { useAttempts, useFailedAttempt } from '#src/resources/form/use-attempts.ts'
import { toast } from '#src/ui/toast.tsx'
import { refreshAlerts } from '../alert-queries.ts'
import { draftName, draftOf, type RuleDraft, type RuleSubject, storedRuleSchema } from './rule-draft.ts'
import {
  changedFields,
  type RuleFields,
  rebase,
  requestFields,
  ruleProblems,
  toFields,
  toRequest,
  toUpdate,
} from './rule-fields.ts'

/**
 * State of the rule form. The draft survives errors, a closed dialog, a reload and an expired session. Saving never
 * silently overwrites someone else's changes.
 */
export function useRuleForm(subject: RuleSubject, onClose: () => void) {
  // Fixed when the dialog opens, so changes by others don't replace what the user is typing.
  const initial = useMemo((): RuleDraft => draftOf(subject), [subject])
  const { draft, setDraft, isChanged, isRestored, startOver, forget } = useDraft({
    name: draftName(subject),
    initial,
    schema: storedRuleSchema,
  })
  const { fields } = draft
  const own = ruleProblems(fields)
  const attempts = useAttempts<RuleFields>(own, requestFields)
  const [theirs, setTheirs] = useState<AlertRule | null>(null)

  // Not in a callback of `mutate`, which isn't called if the page is left before the response.
  const save = useSaveRule(subject, { onSaved: forget })
  const hasProblems = save.error !== null || Object.keys(own).length > 0
  const failed = useFailedAttempt(attempts.count, attempts.count > 0 && !save.isPending && hasProblems)
  const unsaved = useRef(false)
  unsaved.current = isChanged && !save.isSuccess

  const nothingToSave =
    draft.base !== null && changedFields(draft.base.fields, fields).length === 0
      ? 'No changes to save.'
      : null

  function onSaved({ name }: AlertRule): void {
    unsaved.current = false
    toast.success(subject.kind === 'new' ? `${name} has been created` : `${name} has been saved`)
    onClose()
  }

  async function onFailure(error: Error): Promise<void> {
    if (isProblemWith(error, 'precondition_failed') && subject.kind === 'edit') {
      try {
        const rule = await getAlertRule({ path: { alertRuleId: subject.rule.id } })
        // Saved by an earlier attempt, whose response was lost.
        if (changedFields(toFields(rule), fields).length === 0) {
          forget()
          return onSaved(rule)
        }
        setTheirs(rule)
        save.reset()
        return
      } catch {
        // Fall through and show the original error.
      }
    }
    attempts.failed(error)
  }

  return {
    fields,
    /** Base version; null for a new rule. */
    base: draft.base,
    change: (part: Partial<RuleFields>) => {
      setDraft((current) => ({ ...current, fields: { ...current.fields, ...part } }))
      attempts.changed(part)
    },
    problems: attempts.problems,
    attempt: attempts.count,
    failed,
    error: save.error,
    pending: save.isPending,
    nothingToSave,
    isRestored,
    startOver,
    forget,
    unsaved,
    submit: (event: FormEvent) => {
      event.preventDefault()
      // React bubbles the submit through the portal to whatever opened the dialog.
      event.stopPropagation()
      if (save.isPending || nothingToSave !== null) return
      save.reset()
      if (!attempts.begin()) return
      save.mutate(draft, {
        onSuccess: onSaved,
        onError: (error) => void onFailure(error),
      })
    },

    /** Version someone else saved in the meantime; null if there is none. */
    theirs,
    /** Continues from their version, with or without the local changes. */
    rebase: (keepMine: boolean) => {
      if (theirs === null || draft.base === null) return
      const now = toFields(theirs)
      setDraft({
        base: { etag: theirs.etag, fields: now },
        fields: keepMine ? rebase(draft.base.fields, fields, now) : now,
      })
      setTheirs(null)
      attempts.startOver()
    },
    /** Returns to the form as it is. The next save checks for conflicts again. */
    keepEditing: () => setTheirs(null),
  }
}

export type RuleForm = ReturnType<typeof useRuleForm>

/** Creates or updates a rule. An update fails with `precondition_failed` if someone else has saved the rule since. */
function useSaveRule(subject: RuleSubject, { onSaved }: { readonly onSaved: () => void }) {
  const client = useQueryClient()
  const [keyFor] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: ({ base, fields }: RuleDraft): Promise<AlertRule> => {
      if (subject.kind === 'new' || base === null) {
        const body = toRequest(fields)
        return createAlertRule({ body, headers: { 'Idempotency-Key': keyFor(body) } })
      }
      return updateAlertRule({
        path: { alertRuleId: subject.rule.id },
        headers: { 'If-Match': base.etag },
        body: toUpdate(base.fields, fields),
      })
    },
    onSuccess: (rule) => {
      onSaved()
      // Before the lists become stale, since a written one counts as fresh.
      replaceInPages(client, 'listAlertRules', rule)
    },
    onSettled: () => void refreshAlerts(client),
  })
}
