import { type FormEvent, type RefObject, useState } from 'react'
import { cleanDomainName, describeCleaning, MAX_NAME_LENGTH } from '#src/domain/domain-name.ts'
import { Button } from '#src/ui/button.tsx'
import { literalInput } from '#src/ui/literal-input.ts'
import searchField from '#src/ui/site/search-field.module.css'
import { usePreHydrationInput } from '#src/ui/use-pre-hydration-input.ts'
import classes from './domains.module.css'

/** Field for the name, which says what is searched if that differs from what was typed. */
export function DomainSearchForm({
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
  // Another name may be searched before the results for the last one are there.
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
