import { useState } from 'react'
import { changesBetween, type KeyedRule, type KeyedRuleSet } from '#src/domain/firewall-changes.ts'
import { findingsOf } from '#src/domain/firewall-rules.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useHasBeenTrue } from '#src/ui/use-has-been-true.ts'
import { DirectionRules } from './direction-rules.tsx'
import type { RuleSubject } from './rule-dialog.tsx'
import { withRule } from './rule-set.ts'

/** Loaded with the first edit, because most visits only read the rules. */
const RuleDialog = onDemand(async () => ({ default: (await import('./rule-dialog.tsx')).RuleDialog }))

interface RuleListsProps {
  /** Part of the storage key of drafts of single rules. */
  readonly draftName: string
  /** Stored rules, to mark changes. */
  readonly base: KeyedRuleSet
  readonly draft: KeyedRuleSet
  readonly onChange: (change: (draft: KeyedRuleSet) => KeyedRuleSet) => void
  /** Reason why the rules are read-only; null if they can be changed. */
  readonly readOnlyBecause?: string | null
}

/** Inbound and outbound rules to read, reorder and edit. */
export function RuleLists({ draftName, base, draft, onChange, readOnlyBecause = null }: RuleListsProps) {
  const [subject, setSubject] = useState<RuleSubject | null>(null)
  const hasOpened = useHasBeenTrue(subject !== null)
  const changes = changesBetween(base, draft)
  const findings = findingsOf(draft.rules)
  const changeRules = (change: (rules: readonly KeyedRule[]) => readonly KeyedRule[]) =>
    onChange((current) => ({ ...current, rules: change(current.rules) }))
  return (
    <>
      {(['inbound', 'outbound'] as const).map((direction) => (
        <DirectionRules
          key={direction}
          direction={direction}
          base={base}
          draft={draft}
          changes={changes}
          findings={findings}
          readOnlyBecause={readOnlyBecause}
          onChangeRules={changeRules}
          onChangeDefault={(change) => onChange((current) => ({ ...current, ...change }))}
          onEdit={setSubject}
        />
      ))}
      {hasOpened && (
        <RuleDialog
          subject={subject}
          draftName={draftName}
          rules={draft.rules}
          onClose={() => setSubject(null)}
          onSubmit={(rule) => {
            changeRules((rules) => withRule(rules, rule))
            setSubject(null)
          }}
        />
      )}
    </>
  )
}
