import { Checkbox, CloseButton, Radio, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { searchOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { AlertMetric, ResourceType, SearchHit } from '#src/api/generated/types.gen.ts'
import { findMetric } from '#src/domain/metric-catalog.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { resourceTypeLabels } from '#src/resources/resource-labels.ts'
import { problemOf } from '#src/ui/problem.ts'
import { MAX_QUERY_LENGTH } from '#src/ui/search-schema.ts'
import { useDebounced } from '#src/ui/use-debounced.ts'
import { channelsQuery } from '../alert-queries.ts'
import { channelTypes } from '../channels/channel-labels.ts'
import type { RuleFields, WatchedResource } from './rule-fields.ts'
import classes from './rules.module.css'

const DEBOUNCE_MS = 200
const MAX_RESULTS = 20
/** Maximum number of resources, from the contract. */
const MAX_RESOURCES = 100

/** Fields for the channels to notify and the resources to watch. */
export function RuleScope({
  fields,
  metric,
  onChange,
  problems,
}: {
  readonly fields: RuleFields
  /** Metric of the condition; null while the condition is invalid. */
  readonly metric: AlertMetric | null
  readonly onChange: (part: Partial<RuleFields>) => void
  readonly problems: { readonly channels: string | undefined; readonly resources: string | undefined }
}) {
  return (
    <>
      <Channels
        value={fields.channelIds}
        onChange={(channelIds) => onChange({ channelIds })}
        error={problems.channels}
      />
      <Resources
        value={fields.resources}
        metric={metric}
        onChange={(resources) => onChange({ resources })}
        error={problems.resources}
      />
    </>
  )
}

function Channels({
  value,
  onChange,
  error,
}: {
  readonly value: readonly string[]
  readonly onChange: (channelIds: readonly string[]) => void
  readonly error: string | undefined
}) {
  const { data, error: failure } = useQuery(channelsQuery())
  return (
    <fieldset className={classes.set}>
      <legend>Channels</legend>
      <p className={classes.note}>Members are notified too, depending on their notification settings.</p>
      {data?.items.map(({ id, name, type, enabled }) => (
        <Checkbox
          key={id}
          label={name}
          description={enabled ? channelTypes[type].label : `${channelTypes[type].label}, disabled`}
          checked={value.includes(id)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...value, id] : value.filter((other) => other !== id))
          }
        />
      ))}
      {data?.items.length === 0 && (
        <p className={classes.note}>No channels yet. Add one under Notification Channels.</p>
      )}
      {data === undefined && failure !== null && (
        <p className={classes.fieldError}>{problemOf(failure).detail}</p>
      )}
      {error !== undefined && <p className={classes.fieldError}>{error}</p>}
    </fieldset>
  )
}

function Resources({
  value,
  metric,
  onChange,
  error,
}: {
  readonly value: readonly WatchedResource[]
  readonly metric: AlertMetric | null
  readonly onChange: (resources: readonly WatchedResource[]) => void
  readonly error: string | undefined
}) {
  const [some, setSome] = useState(value.length > 0)
  return (
    <fieldset className={classes.set}>
      <legend>Resources</legend>
      <Radio
        name="scope"
        label="All resources with this metric"
        description="Includes future resources."
        checked={!some}
        onChange={() => {
          setSome(false)
          onChange([])
        }}
      />
      <Radio name="scope" label="Selected resources" checked={some} onChange={() => setSome(true)} />
      {some && <Picker value={value} metric={metric} onChange={onChange} />}
      {error !== undefined && <p className={classes.fieldError}>{error}</p>}
    </fieldset>
  )
}

/** Searches resources that have the metric, on the server. */
function Picker({
  value,
  metric,
  onChange,
}: {
  readonly value: readonly WatchedResource[]
  readonly metric: AlertMetric | null
  readonly onChange: (resources: readonly WatchedResource[]) => void
}) {
  const [text, setText] = useState('')
  const searchText = useDebounced(text.trim(), DEBOUNCE_MS)
  const types = (metric === null ? undefined : findMetric(metric)?.types) ?? []
  const found = useQuery({
    ...searchOptions({ query: { q: searchText, type: [...types], limit: MAX_RESULTS } }),
    enabled: searchText !== '' && types.length > 0,
    placeholderData: keepPreviousData,
  })
  const chosen = new Set(value.map(({ id }) => id))
  // While another metric's result loads, the last one stays.
  const hasMetric = (hit: SearchHit): hit is SearchHit & { readonly type: ResourceType } =>
    types.some((type) => type === hit.type)
  const hits = searchText === '' ? [] : (found.data?.items ?? []).filter(hasMetric)
  const toggle = (resource: WatchedResource) =>
    onChange(chosen.has(resource.id) ? value.filter(({ id }) => id !== resource.id) : [...value, resource])
  return (
    <>
      <TextInput
        type="search"
        aria-label="Search resources to watch"
        placeholder="Name or tag"
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        maxLength={MAX_QUERY_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        // Enter must not submit the surrounding form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {value.length > 0 ? (
        <ul className={classes.chosen} aria-label="Watched resources">
          {value.map((resource) => (
            <li key={resource.id}>
              {resourceLabel(resource)}
              <CloseButton
                size="sm"
                aria-label={`Remove ${resourceLabel(resource)}`}
                onClick={() => toggle(resource)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.note}>None selected yet, so all resources are watched.</p>
      )}
      {hits.length > 0 && (
        <div className={classes.found}>
          {hits.map(({ id, title: name, namespace, type }) => (
            <Checkbox
              key={id}
              label={resourceLabel({ name, namespace })}
              description={resourceTypeLabels[type]}
              checked={chosen.has(id)}
              disabled={!chosen.has(id) && value.length >= MAX_RESOURCES}
              onChange={() => toggle({ id, type, name, namespace })}
            />
          ))}
        </div>
      )}
      {value.length >= MAX_RESOURCES && (
        <p className={classes.note}>
          A rule watches up to {MAX_RESOURCES} resources. Remove one to choose another.
        </p>
      )}
      {searchText !== '' && hits.length === 0 && !found.isFetching && (
        <p className={classes.note} role="status">
          {found.error !== null
            ? problemOf(found.error).detail
            : metric === null
              ? 'Enter a condition first to see the resources with its metric.'
              : 'No resources with this metric match.'}
        </p>
      )}
    </>
  )
}
