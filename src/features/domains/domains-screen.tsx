import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Fragment, type RefObject, useEffect, useRef, useState } from 'react'
import { searchDomainsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { DomainOffer, DomainSearch } from '#src/api/generated/types.gen.ts'
import { brand } from '#src/brand.ts'
import {
  cleanDomainName,
  DOMAIN_EXTENSIONS,
  describeCleaning,
  MAX_NAME_LENGTH,
  suggestNames,
} from '#src/domain/domain-name.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import { SiteHero } from '#src/ui/site/site-hero.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { DomainResults, DomainResultsSkeleton } from './domain-results.tsx'
import { DomainSearchForm } from './domain-search-form.tsx'
import classes from './domains.module.css'
import { DomainsIntro } from './domains-intro.tsx'
import type { DomainsSearch } from './domains-search.ts'
import { purchaseId } from './purchase-id.ts'

const PurchaseDialog = onDemand(() => import('./purchase-dialog.tsx'))

type FoundDomains = Pick<UseQueryResult<DomainSearch, unknown>, 'data' | 'error' | 'isFetching' | 'refetch'>

interface DomainsScreenProps {
  readonly search: DomainsSearch
  readonly onSearchChange: (search: DomainsSearch) => void
}

/** Searches available domains and sells them. */
export function DomainsScreen({ search, onSearchChange }: DomainsScreenProps) {
  // The page is prerendered without search parameters, so wait for hydration.
  const urlName = useHydrated() ? search.q : ''
  const cleanedName = cleanDomainName(urlName)
  const name = cleanedName.length > MAX_NAME_LENGTH ? '' : cleanedName
  const found = useQuery({
    ...searchDomainsOptions({ query: { name } }),
    enabled: name !== '',
    // Results must not change just because the window gets the focus.
    refetchOnWindowFocus: false,
  })
  const { data, error, errorUpdatedAt, isFetching, refetch } = found
  const field = useRef<HTMLInputElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const onSubmitted = useAnnouncedResults(found, title)
  // True while the user repeats a search, which shows the loading state. The refetch after a purchase keeps the
  // results visible.
  const [isRepeating, setRepeating] = useState(false)
  const isSearching = isFetching && (isRepeating || data === undefined || error !== null)
  const [lastTyped, setLastTyped] = useState('')
  const typed = urlName === name ? lastTyped : urlName.trim()
  const cleaning = name !== '' && cleanDomainName(typed) === name ? describeCleaning(typed) : null

  // Keep the domain while the dialog closes, and after a purchase makes it unavailable.
  const [chosen, setChosen] = useState<DomainOffer | null>(null)
  const wanted = data?.items.find(
    // A domain is not available while this tab's own purchase of it is in progress, or after it.
    (it) => it.domain === search.buy && (it.available || purchaseId.get(it.domain) !== null),
  )
  if (wanted !== undefined && wanted.domain !== chosen?.domain) setChosen(wanted)

  useEffect(() => {
    if (errorUpdatedAt > 0) toast.error('Error checking domains', 'Please try again later')
  }, [errorUpdatedAt])

  function handleSearch(entered: string): void {
    onSubmitted()
    const cleaned = cleanDomainName(entered)
    // A repeated search sends the searched name, which replaced the typed one in the field.
    if (cleaned !== name || describeCleaning(entered) !== null) setLastTyped(entered.trim())
    if (cleaned === '') {
      toast.error('Please enter a domain name')
      field.current?.focus()
    } else if (cleaned === name) {
      setRepeating(true)
      void refetch().finally(() => setRepeating(false))
    } else {
      onSearchChange({ q: cleaned, buy: '' })
    }
  }

  return (
    <>
      <SiteHero
        above={<Breadcrumbs trail={[{ title: 'Domain Finder', path: '/domains' }]} />}
        title="Domain Finder"
        lead={`Check a name across ${DOMAIN_EXTENSIONS.length} extensions at once, buy a domain in a minute, and manage its DNS with ${brand.name}.`}
        actions={
          <DomainSearchForm field={field} name={name} isSearching={isSearching} onSearch={handleSearch} />
        }
      />
      {name === '' ? (
        <DomainsIntro />
      ) : (
        <Results
          name={name}
          cleaning={cleaning === null ? null : { text: cleaning, typed }}
          found={found}
          isSearching={isSearching}
          title={title}
          onBuy={(buy) => onSearchChange({ q: name, buy })}
          onClear={() => {
            onSearchChange({ q: '', buy: '' })
            field.current?.focus()
          }}
        />
      )}
      {chosen !== null && (
        <PurchaseDialog
          key={chosen.domain}
          opened={name !== '' && search.buy === chosen.domain}
          offer={chosen}
          changed={cleaning === null ? null : `${cleaning} You typed ${typed}.`}
          onClose={() => {
            onSearchChange({ q: name, buy: '' })
            // Update the results after someone else bought the domain.
            void refetch()
          }}
        />
      )}
    </>
  )
}

/**
 * Announces the results of each search, and moves the focus to their heading if it is lost.
 * @returns a function to call when the user submits a search
 */
function useAnnouncedResults(
  { data, isFetching }: FoundDomains,
  title: RefObject<HTMLHeadingElement | null>,
): () => void {
  const hasSubmitted = useRef(false)
  const announced = useRef<DomainSearch>(undefined)
  useEffect(() => {
    if (data === undefined || isFetching) return
    const isNew = data !== announced.current
    // A disabled search button loses the focus, and the buy button of a sold domain is gone.
    const isFocusLost = hasSubmitted.current || (isNew && announced.current !== undefined)
    if (isFocusLost && document.activeElement === document.body) title.current?.focus()
    if (hasSubmitted.current || isNew) announce(`${data.name}: ${countText(data)}`)
    hasSubmitted.current = false
    announced.current = data
  }, [data, isFetching, title])
  return () => {
    hasSubmitted.current = true
  }
}

/** Offers for a name, while they load too, or the reason for none. */
function Results({
  name,
  cleaning,
  found: { data, error, refetch },
  isSearching,
  title,
  onBuy,
  onClear,
}: {
  readonly name: string
  /** Changes of the typed text in words, such as "Accents were removed.", and that text; null if it is unchanged. */
  readonly cleaning: { readonly text: string; readonly typed: string } | null
  readonly found: FoundDomains
  readonly isSearching: boolean
  readonly title: RefObject<HTMLHeadingElement | null>
  readonly onBuy: (domain: string) => void
  readonly onClear: () => void
}) {
  const shown = error === null ? data : undefined
  return (
    <section className={classes.results} aria-labelledby="domain-results">
      <div className={classes.inner}>
        <div className={classes.head}>
          <div>
            <h2 id="domain-results" ref={title} tabIndex={-1}>
              Results for “{name}”
            </h2>
            {cleaning !== null && (
              <p>
                {cleaning.text} You typed <strong>{cleaning.typed}</strong>, and we searched for{' '}
                <strong>{name}</strong>.
              </p>
            )}
            {shown && <p>{countText(shown)}</p>}
          </div>
          <Button variant="outline" onClick={onClear}>
            Search Another Domain
          </Button>
        </div>
        {isSearching ? (
          <DomainResultsSkeleton />
        ) : shown ? (
          <>
            {shown.items.every(({ available }) => !available) && <Suggestions name={name} />}
            <DomainResults search={shown} onBuy={onBuy} />
          </>
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </section>
  )
}

/** Similar names to search next, if all extensions are taken. */
function Suggestions({ name }: { readonly name: string }) {
  return (
    <p className={classes.suggestions}>
      All taken. Similar names:{' '}
      {suggestNames(name).map((suggestion, index) => (
        <Fragment key={suggestion}>
          {index > 0 && ', '}
          <Anchor to="/domains" search={{ q: suggestion }} underline="always">
            {suggestion}
          </Anchor>
        </Fragment>
      ))}
    </p>
  )
}

function countText({ items }: DomainSearch): string {
  const free = items.filter(({ available }) => available).length
  return `${free} of ${items.length} ${free === 1 ? 'is' : 'are'} available. Prices are per year.`
}
