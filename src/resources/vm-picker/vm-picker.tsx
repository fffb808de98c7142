import { Checkbox, CloseButton, Radio, Skeleton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { RegionId, ResourceRef, Vm } from '#src/api/generated/types.gen.ts'
import { regionName } from '#src/domain/region.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { MAX_QUERY_LENGTH } from '#src/ui/search-schema.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import { z } from '#src/ui/zod.ts'
import { useVmSearch } from './use-vm-search.ts'
import { MAX_VISIBLE } from './visible-vms.ts'
import classes from './vm-picker.module.css'

/** Schema of selected VMs in a stored draft. */
export const chosenVmsSchema = z.object({ vms: z.array(z.object({ id: z.string(), name: z.string() })) })

interface VmPickerProps {
  /** Limits the VMs to a region. @default all regions */
  readonly region?: RegionId
  /** True to select several VMs, false to select one. */
  readonly many: boolean
  /** Includes names, so that selected VMs that are not on screen can be shown. */
  readonly value: readonly ResourceRef[]
  readonly onChange: (value: readonly ResourceRef[]) => void
  /** Reason that a VM can't be selected; null if it can. @default all can */
  readonly disabledReasonOf?: (vm: Vm) => string | null
  /** Maximum number of VMs per request. @default Infinity */
  readonly max?: number
  readonly error?: string | undefined
}

/** Selects VMs of a region or of all regions. VMs that can't be selected stay visible, with the reason. */
export function VmPicker(props: VmPickerProps) {
  // Remounts for another region, so that VMs of the last region can't be selected while the new ones load.
  return <PickerOfRegion key={props.region ?? ''} {...props} />
}

function PickerOfRegion({
  region,
  many,
  value,
  onChange,
  disabledReasonOf = () => null,
  max = Number.POSITIVE_INFINITY,
  error,
}: VmPickerProps) {
  const format = useFormat()
  const [text, setText] = useState('')
  const { vms, total, isFirst, isSearching, ...search } = useVmSearch(region, text)
  const [searchable, setSearchable] = useState(false)
  // Once shown, the search field stays: hiding it when few VMs are left would interrupt typing.
  if (!searchable && total > MAX_VISIBLE) setSearchable(true)
  const errorId = useId()
  const place = region === undefined ? '' : ` in ${regionName(region)}`
  const group = useId()

  if (isFirst) return <Skeleton height="6rem" />
  const failure = search.error && (
    <ErrorState error={search.error} onRetry={search.retry} retrying={search.isRetrying} />
  )
  if (!searchable && vms.length === 0)
    return failure ?? <p className={classes.note}>There are no VMs{place} yet.</p>

  const chosen = new Set(value.map(({ id }) => id))
  const toggle = ({ id, name }: Vm) => {
    if (!many) onChange([{ id, name }])
    else if (chosen.has(id)) onChange(value.filter((other) => other.id !== id))
    else onChange([...value, { id, name }])
  }
  const reasonAgainst = (vm: Vm) => {
    if (chosen.has(vm.id)) return null
    return disabledReasonOf(vm) ?? (value.length >= max ? `Select at most ${format.number(max)}.` : null)
  }
  return (
    <div className={classes.picker}>
      {searchable && (
        <TextInput
          className={classes.search}
          type="search"
          aria-label={`Search VMs${place}`}
          placeholder="Name, IP address, region or tag"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          maxLength={MAX_QUERY_LENGTH}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          // Enter would submit the surrounding form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {searchable && many && (
        <Chosen value={value} onRemove={(id) => onChange(value.filter((other) => other.id !== id))} />
      )}
      <fieldset
        className={classes.list}
        aria-busy={isSearching}
        aria-describedby={error === undefined ? undefined : errorId}
      >
        <legend className="visually-hidden">
          {many ? 'VMs' : 'VM'}
          {place}
        </legend>
        {vms.map((vm) => {
          const disabledReason = reasonAgainst(vm)
          const common = {
            label: vm.name,
            description:
              disabledReason ?? `${vm.type} · ${region === undefined ? vm.location : vm.privateIp}`,
            checked: chosen.has(vm.id),
            disabled: disabledReason !== null,
            onChange: () => toggle(vm),
          }
          return many ? <Checkbox key={vm.id} {...common} /> : <Radio key={vm.id} name={group} {...common} />
        })}
      </fieldset>
      {failure ?? <Outcome shown={vms.length} total={total} isSearching={isSearching} />}
      {error !== undefined && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** Result of the search. Below the VMs, so that it doesn't move them. */
function Outcome({
  shown,
  total,
  isSearching,
}: {
  readonly shown: number
  readonly total: number
  readonly isSearching: boolean
}) {
  const format = useFormat()
  const text = isSearching
    ? 'Searching …'
    : shown === 0
      ? 'No VMs match.'
      : total > shown
        ? `${format.number(total - shown)} more. Search to find them.`
        : null
  return text && <p className={classes.note}>{text}</p>
}

/** All selected VMs, on screen or not, on a single line, so that a growing selection doesn't move the options. */
function Chosen({
  value,
  onRemove,
}: {
  readonly value: readonly ResourceRef[]
  readonly onRemove: (id: string) => void
}) {
  const format = useFormat()
  return (
    <div className={classes.chosen}>
      <span className={classes.note}>{format.number(value.length)} chosen</span>
      <ul aria-label="Selected VMs">
        {value.map(({ id, name }) => (
          <li key={id}>
            {name}
            <CloseButton size="xs" aria-label={`Remove ${name}`} onClick={() => onRemove(id)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
