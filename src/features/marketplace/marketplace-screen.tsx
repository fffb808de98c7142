import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import type { MarketplaceAppList, MarketplaceCategory } from '#src/api/generated/types.gen.ts'
import { MARKETPLACE_SORTS } from '#src/domain/marketplace.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import type { SearchChange } from '#src/ui/resource-table/table-search.ts'
import { valuesOf } from '#src/ui/search-schema.ts'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import searchField from '#src/ui/site/search-field.module.css'
import { Section } from '#src/ui/site/section.tsx'
import { SiteHero } from '#src/ui/site/site-hero.tsx'
import { Stats } from '#src/ui/site/stats.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { usePreHydrationInput } from '#src/ui/use-pre-hydration-input.ts'
import { useSearchText } from '#src/ui/use-search-text.ts'
import { AppGrid } from './app-card.tsx'
import classes from './marketplace.module.css'
import { MarketplaceFilters, offeredCategories } from './marketplace-filters.tsx'
import { categoryLabels, sortLabels } from './marketplace-labels.ts'
import { marketplaceQuery } from './marketplace-queries.ts'
import { type MarketplaceSearch, marketplaceSearch } from './marketplace-search.ts'

interface MarketplaceScreenProps {
  readonly title: string
  readonly search: MarketplaceSearch
  readonly onSearchChange: (
    search: SearchChange<MarketplaceSearch>,
    options?: { readonly replace: boolean },
  ) => void
}

/** Apps filtered by the URL search. */
export function MarketplaceScreen({ title, search: urlSearch, onSearchChange }: MarketplaceScreenProps) {
  // The page is prerendered without search parameters, so wait for hydration.
  const search = useHydrated() ? urlSearch : marketplaceSearch.defaults
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(marketplaceQuery(search))
  const heading = useRef<HTMLHeadingElement>(null)
  const chosen = valuesOf(search.category)
  const isNarrowed = search.q !== '' || chosen.length > 0

  const found = data?.items.length
  const wasFiltered = useRef(false)
  useEffect(() => {
    const isFiltered = isNarrowed || search.free !== ''
    // Don't announce the initial, unfiltered list.
    if ((isFiltered || wasFiltered.current) && found !== undefined && !isPlaceholderData)
      announce(countText(found))
    wasFiltered.current = isFiltered
  }, [found, isPlaceholderData, isNarrowed, search.free])

  function toggle(category: MarketplaceCategory): void {
    onSearchChange((before) => {
      const chosen = valuesOf(before.category)
      const next = chosen.includes(category) ? chosen.filter((it) => it !== category) : [...chosen, category]
      return { ...before, category: next.join(',') }
    })
  }

  function clear(changes: Partial<MarketplaceSearch>): void {
    onSearchChange((before) => ({ ...before, ...changes }))
    // The pressed button disappears.
    heading.current?.focus()
  }

  return (
    <>
      <SiteHero
        above={<Breadcrumbs trail={[{ title: 'Marketplace', path: '/marketplace' }]} />}
        title={title}
        lead="Apps, databases and models that run in your own account, deployed in minutes."
        actions={
          <SearchField
            q={search.q}
            onSearch={(q) => onSearchChange((before) => ({ ...before, q }), { replace: true })}
          />
        }
      />
      <div className={classes.stats}>
        <Stats
          facts={[
            { value: data === undefined ? '…' : `${data.appCount}+`, label: 'Apps' },
            { value: '50+', label: 'Vendors' },
            { value: '100K+', label: 'Deployments' },
          ]}
        />
      </div>
      {!isNarrowed && data !== undefined && (
        <>
          <Featured list={data} />
          <Categories list={data} search={search} />
        </>
      )}
      <section className={classes.all} aria-labelledby="all-apps">
        <MarketplaceFilters
          list={data}
          chosen={chosen}
          isFree={search.free !== ''}
          onToggle={toggle}
          onFree={(free) => onSearchChange((before) => ({ ...before, free: free ? 'yes' : '' }))}
          onClear={() => clear({ q: '', category: '', free: '' })}
        />
        <div className={classes.found} aria-busy={isPlaceholderData || undefined}>
          <div className={classes.foundHead}>
            <h2 id="all-apps" ref={heading} tabIndex={-1}>
              All Apps
            </h2>
            {found !== undefined && error === null && <p className={classes.muted}>{countText(found)}</p>}
            <label className={classes.sort}>
              Sort by
              <select
                value={search.sort}
                onChange={(event) => {
                  const sort = MARKETPLACE_SORTS.find((it) => it === event.currentTarget.value)
                  if (sort !== undefined) onSearchChange((before) => ({ ...before, sort }))
                }}
              >
                {MARKETPLACE_SORTS.map((sort) => (
                  <option key={sort} value={sort}>
                    {sortLabels[sort]}
                  </option>
                ))}
              </select>
            </label>
          </div>
          {error !== null ? (
            <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
          ) : data === undefined ? (
            <AppsSkeleton />
          ) : data.items.length === 0 ? (
            <div className={classes.none}>
              <p>No apps found matching your criteria.</p>
              <Button variant="outline" onClick={() => clear({ q: '', category: '', free: '' })}>
                Clear All Filters
              </Button>
            </div>
          ) : (
            <AppGrid apps={data.items} />
          )}
        </div>
      </section>
    </>
  )
}

function countText(count: number): string {
  return count === 1 ? '1 app' : `${count} apps`
}

function SearchField({ q, onSearch }: { readonly q: string; readonly onSearch: (q: string) => void }) {
  const id = useId()
  const { text, search, input } = useSearchText(q, onSearch)
  const field = useRef<HTMLInputElement>(null)
  usePreHydrationInput(field, search)

  return (
    <search className={classes.search}>
      <form
        action="/marketplace"
        onSubmit={(event) => {
          event.preventDefault()
          search(text)
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          Search apps
        </label>
        <IconSearch size={18} aria-hidden="true" />
        <input
          {...input}
          ref={field}
          id={id}
          type="search"
          name="q"
          className={searchField.field}
          maxLength={200}
          placeholder="Search apps, databases, models…"
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
    </search>
  )
}

function Featured({ list }: { readonly list: MarketplaceAppList }) {
  const apps = list.items.filter(({ featured }) => featured)
  if (apps.length === 0) return null
  return (
    <Section title="Featured" tone="band">
      <AppGrid apps={apps} />
    </Section>
  )
}

function Categories({
  list,
  search,
}: {
  readonly list: MarketplaceAppList
  readonly search: MarketplaceSearch
}) {
  return (
    <Section title="Browse by Category">
      <ul className={classes.tiles}>
        {offeredCategories(list, []).map(({ category, count }) => {
          const { title, icon: Picture } = categoryLabels[category]
          return (
            <li key={category}>
              <Link
                to="/marketplace"
                search={{ ...search, category }}
                resetScroll={false}
                className={classes.tile}
              >
                <Picture size={20} stroke={1.75} aria-hidden="true" />
                <span>{title}</span>
                <span className={classes.muted}>{countText(count)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** Skeleton with the layout of the results. */
function AppsSkeleton() {
  return (
    <div className={classes.grid} aria-busy="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className={classes.coming} />
      ))}
    </div>
  )
}
