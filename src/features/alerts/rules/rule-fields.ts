import * as limits from '#src/api/generated/limits.gen.ts'
import type {
  AlertRule,
  AlertRuleCreate,
  AlertRuleUpdate,
  AlertSeverity,
  NotificationChannel,
} from '#src/api/generated/types.gen.ts'
import { parseCondition } from '#src/domain/alert-condition.ts'
import { cleanName } from '#src/domain/clean-name.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { lengthProblems } from '#src/domain/text-length.ts'
import { severities } from '#src/resources/alerts/severity-badge.tsx'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { durationText } from '../alert-labels.ts'

/** Watched resource with its name, because the resource may not be in any loaded list. */
export type WatchedResource = AlertRule['resources'][number]

/** Editable fields of a rule. */
export interface RuleFields {
  readonly name: string
  /** Unparsed text of the condition. */
  readonly condition: string
  readonly durationMinutes: number
  readonly severity: AlertSeverity
  readonly description: string
  readonly channelIds: readonly string[]
  /** Empty for all resources that have the metric. */
  readonly resources: readonly WatchedResource[]
}

export const NEW_RULE: RuleFields = {
  name: '',
  condition: '',
  durationMinutes: 5,
  severity: 'warning',
  description: '',
  channelIds: [],
  resources: [],
}

const MAX_NAME = limits.AlertRuleCreate.name.maxLength
const MAX_CONDITION = limits.AlertRuleCreate.condition.maxLength
const MAX_DESCRIPTION = limits.AlertRuleCreate.description.maxLength

export function toFields(rule: AlertRule): RuleFields {
  const { name, condition, durationMinutes, severity, description, channels, resources } = rule
  const channelIds = channels.map(({ id }) => id)
  return { name, condition, durationMinutes, severity, description, channelIds, resources }
}

/** Copy of a rule with " (copy)" appended to its name, cut to the maximum length. */
export function copyOf(rule: AlertRule): RuleFields {
  const suffix = ' (copy)'
  // By characters, since half of a surrogate pair is no valid text.
  const start = [...rule.name].slice(0, MAX_NAME - suffix.length).join('')
  return { ...toFields(rule), name: `${start}${suffix}` }
}

export function toRequest({
  resources,
  channelIds,
  name,
  condition,
  ...fields
}: RuleFields): AlertRuleCreate {
  return {
    ...fields,
    name: cleanName(name),
    condition: condition.trim(),
    channelIds: [...channelIds],
    resourceIds: resources.map(({ id }) => id),
  }
}

/** Form fields that have another name in the request. */
export const requestFields = { resources: ['resourceIds'] } as const

/** Client-side validation with the server's rules. */
export function ruleProblems({ name, condition, description }: RuleFields): FieldProblems {
  const { problem } = parseCondition(condition)
  return {
    ...(cleanName(name) === '' && { name: 'Enter a name.' }),
    ...(problem !== null && { condition: problem.message }),
    ...lengthProblems({
      name: [cleanName(name), MAX_NAME],
      condition: [condition.trim(), MAX_CONDITION],
      description: [description, MAX_DESCRIPTION],
    }),
  }
}

type FieldName = keyof RuleFields

/** Returns the names of the fields that differ, in form order. */
export function changedFields(before: RuleFields, after: RuleFields): readonly FieldName[] {
  return (Object.keys(NEW_RULE) as FieldName[]).filter((name) => keyOf(before, name) !== keyOf(after, name))
}

/** Returns only the changed fields, so concurrent changes to other fields survive. */
export function toUpdate(before: RuleFields, after: RuleFields): AlertRuleUpdate {
  const sent = toRequest(after)
  return Object.fromEntries(
    changedFields(before, after)
      .map((name) => (name === 'resources' ? 'resourceIds' : name))
      .map((name) => [name, sent[name]]),
  )
}

/** Applies the changes from `base` to `mine` on top of `theirs`. */
export function rebase(base: RuleFields, mine: RuleFields, theirs: RuleFields): RuleFields {
  return { ...theirs, ...Object.fromEntries(changedFields(base, mine).map((name) => [name, mine[name]])) }
}

/** Comparison key of a field. Channels and resources are sets, so their order doesn't count. */
function keyOf(fields: RuleFields, name: FieldName): string {
  if (name === 'channelIds') return [...fields.channelIds].sort().join()
  if (name === 'resources') {
    return fields.resources
      .map(({ id }) => id)
      .sort()
      .join()
  }
  return String(fields[name]).trim()
}

const fieldLabels: Readonly<Record<FieldName, string>> = {
  name: 'Name',
  condition: 'Condition',
  durationMinutes: 'Duration',
  severity: 'Severity',
  description: 'Description',
  channelIds: 'Channels',
  resources: 'Resources',
}

/** Labels and texts of all fields, to show a version. */
export function describeFields(
  fields: RuleFields,
  channels: readonly Pick<NotificationChannel, 'id' | 'name'>[],
): readonly { readonly name: FieldName; readonly label: string; readonly text: string }[] {
  const texts: Readonly<Record<FieldName, string>> = {
    name: fields.name,
    condition: fields.condition,
    durationMinutes: durationText(fields.durationMinutes),
    severity: severities[fields.severity].label,
    description: fields.description || 'None',
    channelIds:
      fields.channelIds.map((id) => channels.find((it) => it.id === id)?.name ?? id).join(', ') || 'None',
    resources: fields.resources.map(resourceLabel).join(', ') || 'All resources with this metric',
  }
  return (Object.keys(fieldLabels) as FieldName[]).map((name) => ({
    name,
    label: fieldLabels[name],
    text: texts[name],
  }))
}
