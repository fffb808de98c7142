import { SegmentedControl, Switch, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { EVERYWHERE } from '#src/domain/cidr.ts'
import {
  FIREWALL_DIRECTIONS,
  FIREWALL_PROTOCOLS,
  FIREWALL_RULE_ACTIONS,
  type FirewallDirection,
} from '#src/domain/firewall.ts'
import type { KeyedRule } from '#src/domain/firewall-changes.ts'
import { findingsOf, hasPorts } from '#src/domain/firewall-rules.ts'
import { LeaveGuard } from '#src/resources/create/leave-guard.tsx'
import { useDraft } from '#src/resources/create/use-draft.ts'
import fields from '#src/resources/fields.module.css'
import { RestoredNote } from '#src/resources/form/restored-note.tsx'
import { useFocusOnProblem } from '#src/resources/form/use-attempts.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Select } from '#src/ui/select.tsx'
import { useLastValue } from '#src/ui/use-last-value.ts'
import { FindingLines } from './finding-lines.tsx'
import { emptyEntry, parseEntry, type RuleEntry, storedEntrySchema, toEntry } from './rule-entry.ts'
import { actionLabels, directionLabels, protocolLabels } from './rule-labels.ts'
import { newKey, withRule } from './rule-set.ts'
import classes from './rules.module.css'

/** Subject of the dialog: an existing rule, or the direction of a new one. */
export type RuleSubject = KeyedRule | FirewallDirection

/** Adds or edits a rule. Shows errors at the fields, and findings while typing. */
export function RuleDialog({
  subject,
  draftName,
  rules,
  onClose,
  onSubmit,
}: {
  /** Null while the dialog is closed. */
  readonly subject: RuleSubject | null
  /** Part of the storage key of drafts. */
  readonly draftName: string
  /** All rules of the set, to find rules that already match the same traffic. */
  readonly rules: readonly KeyedRule[]
  readonly onClose: () => void
  readonly onSubmit: (rule: KeyedRule) => void
}) {
  const shown = useLastValue(subject)
  return (
    <Dialog
      opened={subject !== null}
      onClose={onClose}
      title={typeof shown === 'string' ? 'Add rule' : 'Edit rule'}
      size="lg"
      // Keeps a stray click from discarding input.
      closeOnClickOutside={false}
    >
      {shown !== null && (
        <RuleForm
          key={typeof shown === 'string' ? shown : shown.key}
          subject={shown}
          draftName={draftName}
          rules={rules}
          onClose={onClose}
          onSubmit={onSubmit}
        />
      )}
    </Dialog>
  )
}

function RuleForm({
  subject,
  draftName,
  rules,
  onClose,
  onSubmit,
}: {
  readonly subject: RuleSubject
  readonly draftName: string
  readonly rules: readonly KeyedRule[]
  readonly onClose: () => void
  readonly onSubmit: (rule: KeyedRule) => void
}) {
  const isNew = typeof subject === 'string'
  const [key] = useState(() => (isNew ? newKey() : subject.key))
  const {
    draft: entry,
    setDraft: setEntry,
    isChanged,
    isRestored,
    startOver,
    forget,
  } = useDraft<RuleEntry>({
    name: `${draftName}-${isNew ? subject : subject.key}`,
    initial: isNew ? emptyEntry(subject) : toEntry(subject),
    schema: storedEntrySchema,
  })
  const unsaved = useRef(false)
  unsaved.current = isChanged
  const [attempts, setAttempts] = useState(0)
  const form = useFocusOnProblem<HTMLFormElement>(attempts)
  const parsed = parseEntry(entry)
  const problems = parsed.ok ? {} : parsed.problems
  const change = (part: Partial<RuleEntry>) => setEntry((current) => ({ ...current, ...part }))

  function submit(event: FormEvent): void {
    event.preventDefault()
    // React bubbles the submit through the portal to a surrounding form.
    event.stopPropagation()
    setAttempts((before) => before + 1)
    if (!parsed.ok) return
    forget()
    onSubmit({ ...parsed.rule, key })
  }

  const withThis = parsed.ok ? withRule(rules, { ...parsed.rule, key }) : []
  const findings = findingsOf(withThis).filter(({ rule }) => withThis[rule]?.key === key)
  const isInbound = entry.direction === 'inbound'
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <LeaveGuard unsaved={unsaved} onLeave={forget} title="Leave without staging the rule?" />
      {isRestored && <RestoredNote onStartOver={startOver} />}
      <div className={fields.row}>
        <Choice
          label="Direction"
          labels={directionLabels}
          values={FIREWALL_DIRECTIONS}
          value={entry.direction}
          onChange={(direction) => change({ direction })}
        />
        <Choice
          label="Action"
          isAction
          labels={actionLabels}
          values={FIREWALL_RULE_ACTIONS}
          value={entry.action}
          onChange={(action) => change({ action })}
        />
      </div>
      <div className={fields.row}>
        <Select
          data-autofocus
          label="Protocol"
          description="ICMP has no ports."
          value={entry.protocol}
          data={FIREWALL_PROTOCOLS.map((value) => ({ value, label: protocolLabels[value] }))}
          onChange={(protocol) => change({ protocol })}
        />
        <TextInput
          className={fields.grow ?? ''}
          label={isInbound ? 'VM ports' : 'Remote ports'}
          description="Such as 80, 443, 8000-8999. Leave empty for all ports."
          value={hasPorts(entry.protocol) ? entry.ports : ''}
          placeholder={hasPorts(entry.protocol) ? 'All ports' : 'This protocol has no ports'}
          disabled={!hasPorts(entry.protocol)}
          error={problems.ports}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change({ ports: event.currentTarget.value })}
        />
      </div>
      <div className={classes.peersField}>
        <Textarea
          label={isInbound ? 'From' : 'To'}
          description="IPv4 or IPv6 ranges, one per line, such as 203.0.113.0/24 or 2001:db8::/32."
          value={entry.peers}
          error={entry.peers.trim() !== '' || attempts > 0 ? problems.peers : undefined}
          autosize
          minRows={2}
          maxRows={8}
          autoComplete="off"
          spellCheck={false}
          required
          onChange={(event) => change({ peers: event.currentTarget.value })}
        />
        <Button variant="link" size="sm" onClick={() => change({ peers: EVERYWHERE.join('\n') })}>
          {isInbound ? 'From everywhere' : 'To everywhere'}
        </Button>
      </div>
      <TextInput
        label="Description"
        description="What the rule is for."
        value={entry.description}
        error={problems.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <Switch
        label="Apply this rule"
        description="A disabled rule is kept but not applied."
        checked={entry.enabled}
        onChange={(event) => change({ enabled: event.currentTarget.checked })}
      />
      <div role="status">
        <FindingLines findings={findings} />
      </div>
      <div className={classes.formButtons}>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">{isNew ? 'Add rule' : 'Stage change'}</Button>
      </div>
    </form>
  )
}

function Choice<Value extends string>({
  label,
  isAction = false,
  labels,
  values,
  value,
  onChange,
}: {
  readonly label: string
  /** True to show the value in the color of the action. @default false */
  readonly isAction?: boolean
  readonly labels: Readonly<Record<Value, string>>
  readonly values: readonly Value[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}) {
  return (
    <div>
      <p className={classes.choiceLabel} aria-hidden="true">
        {label}
      </p>
      <SegmentedControl
        aria-label={label}
        {...(isAction && { className: classes.actionChoice, 'data-action': value })}
        data={values.map((it) => ({ value: it, label: labels[it] }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
