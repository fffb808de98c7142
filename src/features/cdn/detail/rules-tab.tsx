import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { updateCdnDistribution } from '#src/api/generated/sdk.gen.ts'
import type { CdnDistribution } from '#src/api/generated/types.gen.ts'
import { cacheRuleFor } from '#src/domain/cdn.ts'
import { type CdnCacheRuleInput, cacheRuleProblems, ttlProblem } from '#src/domain/cdn-input.ts'
import { EditPanel } from '#src/resources/detail/edit-panel.tsx'
import { Muted, Panel, PanelStack } from '#src/resources/detail/panel.tsx'
import { useEdit } from '#src/resources/detail/use-edit.ts'
import fields from '#src/resources/fields.module.css'
import type { Format } from '#src/ui/format.ts'
import type { TypedNumber } from '#src/ui/number-field.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import type { CdnTabProps } from '../cdn-detail-search.ts'
import { formatTtl } from '../cdn-labels.ts'
import { cdnResource } from '../cdn-resource.ts'
import { cacheRulesSchema } from '../create/cdn-draft.ts'
import { CacheRulesField, TtlInput } from '../parts/cache-rules-field.tsx'

interface RulesDraft {
  readonly cacheRules: readonly CdnCacheRuleInput[]
  readonly defaultTtlSeconds: number | ''
}

/** Cache rules, and a test field that finds the rule for a path. */
export function RulesTab({ resource: distribution }: CdnTabProps) {
  const { id, cacheRules, defaultTtlSeconds } = distribution
  const edit = useEdit<CdnDistribution, Parameters<typeof cdnResource.lifeCycle.can>[0], RulesDraft>({
    definition: cdnResource,
    resource: distribution,
    action: 'deploy',
    change: 'action',
    initial: { cacheRules, defaultTtlSeconds },
    schema: cacheRulesSchema,
    check: (draft) => {
      const ttl = ttlProblem(draft.defaultTtlSeconds)
      return {
        ...cacheRuleProblems(draft.cacheRules),
        ...(ttl !== null && { defaultTtlSeconds: ttl }),
      }
    },
    call: (_, draft) =>
      updateCdnDistribution({
        path: { cdnDistributionId: id },
        body: {
          cacheRules: draft.cacheRules.map((rule) => ({ ...rule, ttlSeconds: Number(rule.ttlSeconds) })),
          defaultTtlSeconds: Number(draft.defaultTtlSeconds),
        },
      }),
    saved: 'The cache rules are being deployed',
  })
  return (
    <PanelStack>
      <EditPanel
        title="Cache rules"
        description="The first matching rule applies. * matches any characters; a TTL of 0 always asks the origin."
        edit={edit}
        submitLabel="Save rules"
      >
        <CacheRulesField
          value={edit.draft.cacheRules}
          onChange={(rules) => edit.change({ cacheRules: rules })}
          problems={edit.problems}
          locked={edit.reason}
        />
        <div className={fields.row}>
          <TtlInput
            id="defaultTtlSeconds"
            label="Default TTL (seconds)"
            value={edit.draft.defaultTtlSeconds}
            error={edit.problems.defaultTtlSeconds}
            disabled={edit.reason !== null}
            onChange={(ttl) => edit.change({ defaultTtlSeconds: ttl })}
          />
        </div>
      </EditPanel>
      <TryPath draft={edit.draft} />
    </PanelStack>
  )
}

/** Finds the rule that applies to a path, including unsaved rules. */
function TryPath({ draft }: { readonly draft: RulesDraft }) {
  const format = useFormat()
  const [path, setPath] = useState('')
  const rule = cacheRuleFor(path, draft.cacheRules)
  const place = rule === undefined ? 0 : draft.cacheRules.indexOf(rule) + 1
  const ttl = (rule ?? { ttlSeconds: draft.defaultTtlSeconds }).ttlSeconds
  return (
    <Panel title="Try a path">
      <TextInput
        label="Path"
        description="Path as requested by a visitor, without the query string."
        placeholder="/img/logo.svg"
        value={path}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setPath(event.currentTarget.value.trim())}
      />
      <div aria-live="polite">
        {path !== '' && (
          <Muted>
            {!path.startsWith('/')
              ? 'Start with a slash.'
              : rule === undefined
                ? `No rule matches: ${cachedFor(ttl, format)}.`
                : `Rule ${place} (${rule.pathPattern}) matches: ${cachedFor(ttl, format)}.`}
          </Muted>
        )}
      </div>
    </Panel>
  )
}

/** @param ttl seconds; empty while its field is */
function cachedFor(ttl: TypedNumber, format: Format): string {
  if (ttl === '') return 'no TTL yet'
  return ttl === 0 ? 'not cached' : `cached for ${formatTtl(ttl, format)}`
}
