import { SegmentedControl, Skeleton, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { AlertRule } from '#src/api/generated/types.gen.ts'
import { ALERT_SEVERITIES } from '#src/domain/alert.ts'
import { parseCondition } from '#src/domain/alert-condition.ts'
import { severities } from '#src/resources/alerts/severity-badge.tsx'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { isDeleted } from '#src/resources/queries.ts'
import { useMissingRow } from '#src/resources/use-missing-row.ts'
import { Button } from '#src/ui/button.tsx'
import dialog from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { usePendingInDialog } from '#src/ui/dialog-pending.ts'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { actorName, DURATIONS, durationText, ruleNoun } from '../alert-labels.ts'
import { alertRuleQuery } from '../alert-queries.ts'
import { ConditionField } from './condition-field.tsx'
import type { RuleSubject } from './rule-draft.ts'
import { toFields } from './rule-fields.ts'
import { RulePreview } from './rule-preview.tsx'
import { RuleScope } from './rule-scope.tsx'
import { RuleVersions } from './rule-versions.tsx'
import classes from './rules.module.css'
import { type RuleForm, useRuleForm } from './use-rule-form.ts'

/** Creates, copies or edits a rule. */
export default function RuleDialog({
  opened,
  dialog: kind,
  ruleId,
  onClose,
}: {
  readonly opened: boolean
  /** `edit-rule` and `copy-rule` need an existing rule. */
  readonly dialog: string
  readonly ruleId: string
  readonly onClose: () => void
}) {
  const isNew = kind === 'new-rule'
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={kind === 'edit-rule' ? 'Edit Alert Rule' : 'New Alert Rule'}
      size="48rem"
      // A stray click must not discard the form.
      closeOnClickOutside={false}
    >
      {isNew ? (
        <Form key="new" subject={NEW} onClose={onClose} />
      ) : (
        <FormOfRule key={`${kind} ${ruleId}`} opened={opened} kind={kind} ruleId={ruleId} onClose={onClose} />
      )}
    </Dialog>
  )
}

const NEW: RuleSubject = { kind: 'new', like: null }

/** Refetches the rule: the list can be 30 seconds old, and an edit needs the current version. */
function FormOfRule({
  opened,
  kind,
  ruleId,
  onClose,
}: {
  readonly opened: boolean
  readonly kind: string
  readonly ruleId: string
  readonly onClose: () => void
}) {
  const { data, error, isFetching, refetch } = useQuery({ ...alertRuleQuery(ruleId), staleTime: 0 })
  const [subject, setSubject] = useState<RuleSubject | null>(null)
  if (subject === null && data !== undefined && !isFetching) setSubject(subjectOf(kind, data))
  const isMissing = isDeleted(error)
  useMissingRow({
    opened,
    id: ruleId,
    // A copy doesn't need its original any more.
    isFound: subject?.kind === 'new' || (data !== undefined && !isMissing),
    isLoaded: isMissing,
    noun: ruleNoun.one,
    onClose,
  })
  if (subject !== null) return <Form subject={subject} onClose={onClose} />
  return error === null || isMissing ? (
    <div aria-busy="true">
      <Skeleton height="24rem" />
    </div>
  ) : (
    <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
  )
}

function subjectOf(kind: string, rule: AlertRule): RuleSubject {
  return kind === 'edit-rule' ? { kind: 'edit', rule } : { kind: 'new', like: rule }
}

function Form({ subject, onClose }: { readonly subject: RuleSubject; readonly onClose: () => void }) {
  const form = useRuleForm(subject, onClose)
  const isEdit = subject.kind === 'edit'
  const conflict = useRef<HTMLElement>(null)
  const hasConflict = form.theirs !== null
  const hadConflict = useRef(hasConflict)
  useEffect(() => {
    // The pressed button is gone.
    if (hasConflict !== hadConflict.current) (conflict.current ?? document.getElementById('name'))?.focus()
    hadConflict.current = hasConflict
  }, [hasConflict])
  return (
    <>
      <LeaveGuard
        unsaved={form.unsaved}
        onLeave={form.forget}
        title={isEdit ? 'Leave without saving?' : 'Leave without creating?'}
      />
      {form.theirs !== null && isEdit ? (
        <Conflict ref={conflict} form={form} theirs={form.theirs} enabled={subject.rule.enabled} />
      ) : (
        <Fields form={form} isEdit={isEdit} onClose={onClose} />
      )}
    </>
  )
}

function Fields({
  form,
  isEdit,
  onClose,
}: {
  readonly form: RuleForm
  readonly isEdit: boolean
  readonly onClose: () => void
}) {
  const { fields, change, problems } = form
  usePendingInDialog(form.pending)
  const canChange = useCan(requiredPermission.updateAlertRule, ruleNoun)
  const { condition } = parseCondition(fields.condition)
  const durations = [...new Set([...DURATIONS, fields.durationMinutes])].sort((a, b) => a - b)
  return (
    <form className={dialog.body} onSubmit={form.submit} noValidate>
      {form.isRestored && <RestoredNote onStartOver={form.startOver} />}
      {form.failed && <Denied form={form} isEdit={isEdit} />}
      <TextInput
        id="name"
        data-autofocus
        label="Name"
        value={fields.name}
        error={problems.name}
        autoComplete="off"
        required
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <ConditionField
        value={fields.condition}
        problem={problems.condition}
        onChange={(text) => change({ condition: text })}
      />
      <div className={classes.choices}>
        <div>
          <p className={classes.choiceLabel} aria-hidden="true">
            Duration
          </p>
          <SegmentedControl
            aria-label="Duration"
            data={durations.map((minutes) => ({ value: String(minutes), label: durationText(minutes) }))}
            value={String(fields.durationMinutes)}
            onChange={(minutes) => change({ durationMinutes: Number(minutes) })}
          />
        </div>
        <div>
          <p className={classes.choiceLabel} aria-hidden="true">
            Severity
          </p>
          <SegmentedControl
            aria-label="Severity"
            data={ALERT_SEVERITIES.map((value) => ({ value, label: severities[value].label }))}
            value={fields.severity}
            onChange={(severity) => change({ severity })}
          />
        </div>
      </div>
      <RulePreview fields={fields} />
      <Textarea
        id="description"
        label="Description"
        description="What responders should do."
        value={fields.description}
        error={problems.description}
        autosize
        minRows={2}
        maxRows={6}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <RuleScope
        fields={fields}
        metric={condition?.metric ?? null}
        onChange={change}
        problems={{
          channels: problemAt(problems, 'channelIds'),
          resources: problemAt(problems, 'resourceIds'),
        }}
      />
      <div className={dialog.actions}>
        <Button variant="outline" onClick={onClose} disabled={form.pending}>
          Cancel
        </Button>
        <DisabledReason reason={denialReason(canChange) ?? (isEdit ? form.nothingToSave : null)}>
          <Button type="submit" loading={form.pending}>
            {isEdit ? 'Save rule' : 'Create rule'}
          </Button>
        </DisabledReason>
      </div>
    </form>
  )
}

/** Result of the last attempt. Focuses the first invalid field, or itself if there is none. */
function Denied({ form, isEdit }: { readonly form: RuleForm; readonly isEdit: boolean }) {
  const element = useRef<HTMLDivElement>(null)
  const { attempt, error, problems } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again
  useEffect(() => {
    const [first] = Object.keys(problems)
    const field = first === undefined ? null : document.getElementById(first)
    ;(field ?? element.current)?.focus()
  }, [attempt])
  return (
    <div ref={element} className={dialog.problem} role="alert" tabIndex={-1}>
      <strong>{isEdit ? 'Nothing was saved' : 'Nothing was created'}</strong>
      <p>{error === null ? 'Check the highlighted fields.' : problemOf(error).detail}</p>
    </div>
  )
}

/** Edit conflict: shows both versions and the ways to continue. */
function Conflict({
  ref,
  form,
  theirs,
  enabled,
}: {
  readonly ref: RefObject<HTMLElement | null>
  readonly form: RuleForm
  readonly theirs: AlertRule
  readonly enabled: boolean
}) {
  return (
    <section ref={ref} tabIndex={-1} className={dialog.body} aria-label="Changed by someone else">
      <p role="alert">
        {actorName(theirs.updatedBy)} changed this rule <RelativeTime at={theirs.updatedAt} /> while you were
        editing. Your changes aren’t saved yet, but nothing is lost.
      </p>
      <RuleVersions
        left={{ title: 'Yours', fields: form.fields, enabled }}
        right={{ title: 'Theirs', fields: toFields(theirs), enabled: theirs.enabled }}
      />
      <div className={dialog.actions}>
        <Button variant="outline" onClick={form.keepEditing}>
          Keep editing
        </Button>
        <Button variant="outline" onClick={() => form.rebase(false)}>
          Use theirs
        </Button>
        <Button onClick={() => form.rebase(true)}>Overwrite with mine</Button>
      </div>
    </section>
  )
}
