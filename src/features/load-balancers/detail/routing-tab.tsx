import { Skeleton, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { updateLoadBalancer } from '#src/api/generated/sdk.gen.ts'
import type { LoadBalancer, ResourceRef } from '#src/api/generated/types.gen.ts'
import { findLoadBalancerType } from '#src/domain/load-balancer-catalog.ts'
import { coveringRule, matchesAll, matchingRule } from '#src/domain/load-balancer-routing.ts'
import { problemAt } from '#src/resources/create/field-problems.ts'
import { EditPanel } from '#src/resources/detail/edit-panel.tsx'
import { Notice } from '#src/resources/detail/notice.tsx'
import { Muted, Panel, PanelStack } from '#src/resources/detail/panel.tsx'
import { useEdit } from '#src/resources/detail/use-edit.ts'
import { Entries } from '#src/resources/entries.tsx'
import fields from '#src/resources/fields.module.css'
import { ErrorState } from '#src/ui/error-state.tsx'
import { literalInput } from '#src/ui/literal-input.ts'
import { Select } from '#src/ui/select.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { z } from '#src/ui/zod.ts'
import type { LoadBalancerTabProps } from '../load-balancer-detail-search.ts'
import { typeLabels } from '../load-balancer-labels.ts'
import { loadBalancerResource } from '../load-balancer-resource.ts'
import { TargetChoiceField } from '../parts/target-choice-field.tsx'
import {
  MAX_RULES,
  NEW_RULE,
  parseAddress,
  type RoutingDraft,
  type RuleDraft,
  routingDraftProblems,
  routingDraftSchema,
  type TargetChoice,
  toRouting,
  toRoutingDraft,
} from './routing-draft.ts'
import classes from './routing-tab.module.css'
import { targetsQuery } from './targets-query.ts'

/** Targets by host and path, a field that finds the rule of an address, and sticky sessions. */
export function RoutingTab({ resource: balancer }: LoadBalancerTabProps) {
  const targets = useQuery(targetsQuery(balancer.id))
  if (findLoadBalancerType(balancer.type)?.protocols.includes('http') !== true) {
    return (
      <Panel title="Routing rules">
        <Muted>
          {typeLabels[balancer.type]} load balancers pass connections on without reading requests. To route by
          host and path, create an Application or Enterprise load balancer.
        </Muted>
      </Panel>
    )
  }
  if (targets.data === undefined) {
    return targets.error === null ? (
      <Skeleton height="16rem" />
    ) : (
      <ErrorState error={targets.error} onRetry={() => targets.refetch()} retrying={targets.isFetching} />
    )
  }
  const readsHttp = balancer.listeners.some(({ protocol }) => protocol === 'http' || protocol === 'https')
  return (
    <PanelStack>
      {!readsHttp && (
        <Notice>
          Rules and sticky sessions apply to HTTP and HTTPS only. This load balancer has no such listener.
        </Notice>
      )}
      <RulesPanel balancer={balancer} targets={targets.data.items.map(({ vm }) => vm)} />
      <StickyPanel balancer={balancer} />
    </PanelStack>
  )
}

const edited = { definition: loadBalancerResource, action: 'update', change: 'edit' } as const

function RulesPanel({
  balancer,
  targets,
}: {
  readonly balancer: LoadBalancer
  readonly targets: readonly ResourceRef[]
}) {
  const edit = useEdit<LoadBalancer, Parameters<typeof loadBalancerResource.lifeCycle.can>[0], RoutingDraft>({
    ...edited,
    resource: balancer,
    initial: toRoutingDraft(balancer.routing),
    schema: routingDraftSchema,
    fieldsOf: { rules: ['routing.rules'], otherwise: ['routing.defaultVmIds'] },
    check: routingDraftProblems,
    call: ({ id }, draft) =>
      updateLoadBalancer({ path: { loadBalancerId: id }, body: { routing: toRouting(draft) } }),
    saved: 'Routing rules saved',
  })
  const { draft, problems } = edit
  const { rules } = toRouting(draft)
  const isLocked = edit.reason !== null
  const catchAll = rules.findIndex(matchesAll)
  return (
    <>
      <EditPanel
        title="Routing rules"
        description="The first rule that matches host and path applies. If none of its targets is healthy, all healthy targets are used."
        edit={edit}
        submitLabel="Save rules"
      >
        <Entries
          noun="Rule"
          entries={draft.rules}
          fresh={() => NEW_RULE}
          max={MAX_RULES}
          locked={edit.reason}
          onChange={(next) => edit.change({ rules: next })}
        >
          {(rule, index, change) => (
            <RuleFields
              rule={rule}
              index={index}
              covering={coveringRule(rules, index)}
              targets={targets}
              disabled={isLocked}
              fieldProblem={(field) => problemAt(problems, `routing.rules.${index}.${field}`)}
              onChange={change}
            />
          )}
        </Entries>
        <fieldset className={classes.otherwise}>
          <legend className={classes.legend}>
            {draft.rules.length === 0 ? 'Every request' : 'Everything else'}
          </legend>
          <TargetChoiceField
            targets={targets}
            value={draft.otherwise}
            error={problemAt(problems, 'routing.defaultVmIds')}
            disabled={isLocked}
            onChange={(otherwise) => edit.change({ otherwise })}
          />
          {catchAll !== -1 && (
            <p className={classes.finding}>Never applies: rule {catchAll + 1} matches every request.</p>
          )}
        </fieldset>
      </EditPanel>
      <TryAddress draft={draft} targets={targets} />
    </>
  )
}

function RuleFields({
  rule,
  index,
  covering,
  targets,
  disabled,
  fieldProblem,
  onChange,
}: {
  readonly rule: RuleDraft
  readonly index: number
  /** Index of an earlier rule that matches everything that this one does; or -1. */
  readonly covering: number
  readonly targets: readonly ResourceRef[]
  readonly disabled: boolean
  readonly fieldProblem: (field: 'host' | 'path' | 'vmIds') => string | undefined
  readonly onChange: (part: Partial<RuleDraft>) => void
}) {
  return (
    <>
      <TextInput
        {...literalInput}
        id={`routing.rules.${index}.host`}
        className={fields.grow ?? ''}
        label="Host"
        description="Empty for any host. *.shop.example matches all subdomains."
        placeholder="Any host"
        value={rule.host}
        error={fieldProblem('host')}
        onChange={(event) => onChange({ host: event.currentTarget.value.trim().toLowerCase() })}
      />
      <TextInput
        {...literalInput}
        id={`routing.rules.${index}.path`}
        className={fields.grow ?? ''}
        label="Path"
        description="/api matches /api and everything below it."
        placeholder="/api"
        value={rule.path}
        error={fieldProblem('path')}
        onChange={(event) => onChange({ path: event.currentTarget.value.trim() })}
      />
      <TargetChoiceField
        targets={targets}
        value={rule}
        error={fieldProblem('vmIds')}
        disabled={disabled}
        onChange={onChange}
      />
      {covering !== -1 && fieldProblem('path') === undefined && (
        <p className={classes.finding}>Never applies: rule {covering + 1} matches these requests first.</p>
      )}
    </>
  )
}

/** Finds the rule that applies to an address, including unsaved rules. */
function TryAddress({
  draft,
  targets,
}: {
  readonly draft: RoutingDraft
  readonly targets: readonly ResourceRef[]
}) {
  const [text, setText] = useState('')
  const { host, path } = parseAddress(text)
  const place = matchingRule(toRouting(draft).rules, host, path)
  return (
    <Panel title="Try an address">
      <TextInput
        label="Address"
        description="Address of a request, without saving first."
        placeholder="shop.example/api/orders"
        value={text}
        {...literalInput}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {text.trim() !== '' && (
          <Muted>
            {place === -1 ? 'No rule matches' : `Rule ${place + 1} matches`}:{' '}
            {describeChoice(draft.rules[place] ?? draft.otherwise, targets)}.
          </Muted>
        )}
      </div>
    </Panel>
  )
}

function describeChoice({ isLimited, vmIds }: TargetChoice, targets: readonly ResourceRef[]): string {
  const names = targets.filter(({ id }) => vmIds.includes(id)).map(({ name }) => name)
  return isLimited && names.length > 0 ? names.join(', ') : 'all targets'
}

/** Seconds: five minutes, one hour, eight hours, one day and one week. */
const LIFETIMES = [300, 3_600, 28_800, 86_400, 604_800]

function StickyPanel({ balancer }: { readonly balancer: LoadBalancer }) {
  const format = useFormat()
  const saved = balancer.stickySessions?.durationSeconds ?? 0
  const edit = useEdit({
    ...edited,
    resource: balancer,
    initial: { durationSeconds: saved },
    schema: z.object({ durationSeconds: z.number() }),
    fieldsOf: { durationSeconds: ['stickySessions'] },
    call: ({ id }, { durationSeconds }) =>
      updateLoadBalancer({
        path: { loadBalancerId: id },
        body: { stickySessions: durationSeconds === 0 ? null : { durationSeconds } },
      }),
    saved: ({ durationSeconds }) =>
      durationSeconds === 0 ? 'Sticky sessions turned off' : 'Sticky sessions saved',
  })
  const lifetimes = [...new Set([...LIFETIMES, ...(saved === 0 ? [] : [saved])])].sort((a, b) => a - b)
  return (
    <EditPanel
      title="Sticky sessions"
      description="A cookie keeps each visitor on the same target while that target is healthy."
      edit={edit}
      submitLabel="Save sticky sessions"
    >
      <Select
        className={fields.grow ?? ''}
        label="Cookie lifetime"
        value={edit.draft.durationSeconds}
        disabled={edit.reason !== null}
        error={problemAt(edit.problems, 'stickySessions')}
        data={[
          { value: 0, label: 'Off' },
          ...lifetimes.map((seconds) => ({
            value: seconds,
            label: format.duration(seconds * 1000, 'long'),
          })),
        ]}
        onChange={(durationSeconds) => edit.change({ durationSeconds })}
      />
    </EditPanel>
  )
}
