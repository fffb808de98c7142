import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { MarketplaceAppList, MarketplaceCategory } from '#src/api/generated/types.gen.ts'
import { Button } from '#src/ui/button.tsx'
import { useOptimisticValue } from '#src/ui/use-optimistic-value.ts'
import classes from './marketplace.module.css'
import { categoryLabels } from './marketplace-labels.ts'

/** Categories that have apps or are selected. */
export function offeredCategories(list: MarketplaceAppList | undefined, chosen: readonly string[]) {
  return list?.categories.filter(({ category, count }) => count > 0 || chosen.includes(category)) ?? []
}

interface MarketplaceFiltersProps {
  readonly list: MarketplaceAppList | undefined
  readonly chosen: readonly string[]
  readonly isFree: boolean
  readonly onToggle: (category: MarketplaceCategory) => void
  readonly onFree: (free: boolean) => void
  readonly onClear: () => void
}

/** Filters beside the results; behind a button on phones. */
export function MarketplaceFilters({
  list,
  chosen,
  isFree,
  onToggle,
  onFree,
  onClear,
}: MarketplaceFiltersProps) {
  const id = useId()
  const offered = offeredCategories(list, chosen)
  const [isOpen, setOpen] = useState(false)
  const count = chosen.length + Number(isFree)
  return (
    <aside className={classes.filters} aria-label="Filters" data-open={isOpen || undefined}>
      <Button
        variant="outline"
        size="sm"
        className={classes.more}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      <div id={id} className={classes.fields}>
        {offered.length > 0 && (
          <fieldset className={classes.filter}>
            <legend>Categories</legend>
            {offered.map(({ category, count }) => (
              <Choice
                key={category}
                label={categoryLabels[category].title}
                count={count}
                checked={chosen.includes(category)}
                onChange={() => onToggle(category)}
              />
            ))}
          </fieldset>
        )}
        <fieldset className={classes.filter}>
          <legend>Price</legend>
          <Choice label="Free only" count={list?.freeCount} checked={isFree} onChange={onFree} />
        </fieldset>
      </div>
      {chosen.length > 0 && (
        <Button variant="outline" size="sm" className={classes.clear} onClick={onClear}>
          Clear Filters
        </Button>
      )}
    </aside>
  )
}

function Choice({
  label,
  count,
  checked,
  onChange,
}: {
  readonly label: string
  readonly count: number | undefined
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}) {
  const [shown, setShown] = useOptimisticValue(checked)
  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        checked={shown}
        onChange={(event) => {
          setShown(event.currentTarget.checked)
          onChange(event.currentTarget.checked)
        }}
      />
      <span>{label}</span>
      <span className={classes.count}>{count}</span>
    </label>
  )
}
