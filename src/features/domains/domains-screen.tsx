import { useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useRef, useState } from 'react'
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
  const hasSubmitted = useRef(false)
  // True while the user repeats a search, which shows the loading state. The refetch after a purchase keeps the
  // results visible.
  const [isRepeating, setRepeating] = useState(false)
  const isSearching = isFetching && (isRepeating || data === undefined || error !== null)
  const announced = useRef<DomainSearch>(undefined)
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

  useEffect(() => {
    if (data === undefined || isFetching) return
    const isNew = data !== announced.current
    // A disabled search button loses the focus, and the buy button of a sold domain is gone.
    const isFocusLost = hasSubmitted.current || (isNew && announced.current !== undefined)
    if (isFocusLost && document.activeElement === document.body) title.current?.focus()
    if (hasSubmitted.current || isNew) announce(`${data.name}: ${countText(data)}`)
    hasSubmitted.current = false
    announced.current = data
  }, [data, isFetching])

  function handleSearch(entered: string): void {
    hasSubmitted.current = true
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
        <section className={classes.results} aria-labelledby="domain-results">
          <div className={classes.inner}>
            <div className={classes.head}>
              <div>
                <h2 id="domain-results" ref={title} tabIndex={-1}>
                  Results for “{name}”
                </h2>
                {cleaning !== null && (
                  <p>
                    {cleaning} You typed <strong>{typed}</strong>, and we searched for <strong>{name}</strong>
                    .
                  </p>
                )}
                {data !== undefined && error === null && <p>{countText(data)}</p>}
              </div>
              <Button
                variant="outline"
                onClick={() => {
                  onSearchChange({ q: '', buy: '' })
                  field.current?.focus()
                }}
              >
                Search Another Domain
              </Button>
            </div>
            {isSearching ? (
              <DomainResultsSkeleton />
            ) : data !== undefined && error === null ? (
              <>
                {data.items.every(({ available }) => !available) && <Suggestions name={name} />}
                <DomainResults search={data} onBuy={(buy) => onSearchChange({ q: name, buy })} />
              </>
            ) : (
              <ErrorState error={error} onRetry={() => void refetch()} />
            )}
          </div>
        </section>
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
