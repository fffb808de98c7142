import { IconMail, IconReceipt, IconWorldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, Fragment, type RefObject, useEffect, useRef, useState } from 'react'
import { searchDomainsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { DomainOffer, DomainSearch } from '#src/api/generated/types.gen.ts'
import { brand } from '#src/brand.ts'
import { DEFAULT_DNS_PLAN } from '#src/domain/dns-catalog.ts'
import {
  cleanDomainName,
  DOMAIN_EXTENSIONS,
  DOMAIN_PRICES,
  type DomainExtension,
  describeCleaning,
  MAX_NAME_LENGTH,
  suggestNames,
} from '#src/domain/domain-name.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { createFormat } from '#src/ui/format.ts'
import { Anchor } from '#src/ui/link.tsx'
import { literalInput } from '#src/ui/literal-input.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import { type Feature, FeatureGrid } from '#src/ui/site/feature-grid.tsx'
import searchField from '#src/ui/site/search-field.module.css'
import { Section } from '#src/ui/site/section.tsx'
import { SiteHero } from '#src/ui/site/site-hero.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { usePreHydrationInput } from '#src/ui/use-pre-hydration-input.ts'
import { DomainResults, DomainResultsSkeleton } from './domain-results.tsx'
import classes from './domains.module.css'
import type { DomainsSearch } from './domains-search.ts'
import { purchaseId } from './purchase-id.ts'

/** Short description of each extension, in search order. */
const extensionLabels: Readonly<Record<DomainExtension, string>> = {
  '.com': 'The best-known extension',
  '.net': 'Networks and infrastructure',
  '.org': 'Projects and communities',
  '.io': 'Developer tools and startups',
  '.co': 'Companies and startups',
  '.app': 'Apps; browsers require HTTPS',
  '.dev': 'Developers; browsers require HTTPS',
  '.tech': 'Technology products and teams',
}

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
  const wasPressed = useRef(false)
  // True while the user repeats a search, which shows the loading state. The refetch after a purchase keeps the
  // results visible.
  const [isAgain, setAgain] = useState(false)
  const isSearching = isFetching && (isAgain || data === undefined || error !== null)
  const announced = useRef<DomainSearch>(undefined)
  const [lastTyped, setLastTyped] = useState('')
  const typed = urlName === name ? lastTyped : urlName.trim()
  const changed = name !== '' && cleanDomainName(typed) === name ? describeCleaning(typed) : null

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
    const isNews = data !== announced.current
    // A disabled search button loses the focus, and the buy button of a sold domain is gone.
    const isFocusLost = wasPressed.current || (isNews && announced.current !== undefined)
    if (isFocusLost && document.activeElement === document.body) title.current?.focus()
    if (wasPressed.current || isNews) announce(`${data.name}: ${countText(data)}`)
    wasPressed.current = false
    announced.current = data
  }, [data, isFetching])

  function look(entered: string): void {
    wasPressed.current = true
    const cleaned = cleanDomainName(entered)
    // A repeated search sends the searched name, which replaced the typed one in the field.
    if (cleaned !== name || describeCleaning(entered) !== null) setLastTyped(entered.trim())
    if (cleaned === '') {
      toast.error('Please enter a domain name')
      field.current?.focus()
    } else if (cleaned === name) {
      setAgain(true)
      void refetch().finally(() => setAgain(false))
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
        actions={<SearchForm field={field} name={name} isSearching={isSearching} onSearch={look} />}
      />
      {name === '' ? (
        <Beginning />
      ) : (
        <section className={classes.results} aria-labelledby="domain-results">
          <div className={classes.inner}>
            <div className={classes.head}>
              <div>
                <h2 id="domain-results" ref={title} tabIndex={-1}>
                  Results for “{name}”
                </h2>
                {changed !== null && (
                  <p>
                    {changed} You typed <strong>{typed}</strong>, and we searched for <strong>{name}</strong>.
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
          changed={changed === null ? null : `${changed} You typed ${typed}.`}
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

function SearchForm({
  field,
  name,
  isSearching,
  onSearch,
}: {
  readonly field: RefObject<HTMLInputElement | null>
  readonly name: string
  readonly isSearching: boolean
  readonly onSearch: (typed: string) => void
}) {
  const [typed, setTyped] = useState(name)
  // Keep the field in sync with the URL, for example after the Back button.
  const [shown, setShown] = useState(name)
  if (shown !== name) {
    setShown(name)
    setTyped(name)
  }
  usePreHydrationInput(field, setTyped)
  const cleaned = cleanDomainName(typed)
  const isTooLong = cleaned.length > MAX_NAME_LENGTH
  // Another name may be searched before the answer for the last one is there.
  const isBusy = isSearching && cleaned === name

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isBusy) return
    if (isTooLong) field.current?.focus()
    else onSearch(typed)
  }

  return (
    <search className={classes.search}>
      <form className={classes.form} action="/domains" onSubmit={submit} noValidate>
        <div className={classes.field}>
          <label htmlFor="domain-name">Domain name</label>
          <input
            ref={field}
            id="domain-name"
            name="q"
            type="search"
            className={searchField.field}
            value={typed}
            placeholder="yourname"
            {...literalInput}
            enterKeyHint="search"
            aria-describedby="domain-name-hint"
            aria-invalid={isTooLong || undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <Button type="submit" size="lg" className={classes.submit} disabled={isBusy}>
          {isBusy ? 'Searching...' : 'Search'}
        </Button>
      </form>
      <p id="domain-name-hint" className={classes.hint}>
        {isTooLong ? (
          `A name can have up to ${MAX_NAME_LENGTH} letters and digits; this one has ${cleaned.length}.`
        ) : cleaned === '' && typed.trim() !== '' ? (
          `“${typed.trim()}” has no letters from a to z and no digits, so it can’t be searched.`
        ) : cleaned !== '' && cleaned !== typed ? (
          <>
            {describeCleaning(typed)} Searched as <strong>{cleaned}</strong>
          </>
        ) : (
          'Letters and digits only, without the extension.'
        )}
      </p>
    </search>
  )
}

const format = createFormat({ locale: 'en-US' })

const tiles: readonly Feature[] = [
  {
    icon: IconReceipt,
    title: 'One clear price',
    text: 'Each result shows the full price of the domain for one year.',
  },
  {
    icon: IconWorldCheck,
    title: 'A DNS zone, too',
    text: `Buy while signed in, and we create a DNS zone for the domain. Zones need a DNS plan, from ${format.money(DEFAULT_DNS_PLAN.monthlyPrice, { whole: true })} a month for up to ${DEFAULT_DNS_PLAN.maxZones} zones.`,
  },
  {
    icon: IconMail,
    title: 'No account needed',
    text: 'We email you the next steps and a link to manage the domain in the console.',
  },
]

/** Content before the first search. */
function Beginning() {
  return (
    <>
      <Section
        title="Popular extensions"
        lead="Every search checks all eight. Prices depend on the name and appear in the results."
      >
        <ul className={classes.extensions}>
          {DOMAIN_EXTENSIONS.map((extension) => (
            <li key={extension}>
              <strong>{extension}</strong>
              <span>{extensionLabels[extension]}</span>
              <span className={classes.range}>
                ${DOMAIN_PRICES[extension].least}.99–${DOMAIN_PRICES[extension].most}.99/year
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="A domain in one minute" tone="band">
        <FeatureGrid features={tiles} />
      </Section>
    </>
  )
}
