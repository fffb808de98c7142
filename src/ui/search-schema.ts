/**
 * Parses URL search parameters (`?status=running&page=2`) from any source: invalid values become defaults instead of
 * an error page, and unknown ones are dropped.
 *
 * Not zod: the router needs these schemas before a page's code is loaded, so they are part of the first load, and zod
 * would add a twentieth to it.
 */
import type { SearchSchemaInput } from '@tanstack/react-router'

/** Parses one parameter. The raw value may have any type: the router parses JSON, so `q=123` is a number. */
export type SearchParameter<Value> = (raw: unknown) => Value

type SearchParameters = Readonly<Record<string, SearchParameter<unknown>>>

type OptionalNames<Of extends SearchParameters> = {
  [Name in keyof Of]: undefined extends ReturnType<Of[Name]> ? Name : never
}[keyof Of]

/** Parsed search; parameters that may be undefined may also be missing. */
export type SearchOf<Of extends SearchParameters> = {
  readonly [Name in Exclude<keyof Of, OptionalNames<Of>>]: ReturnType<Of[Name]>
} & { readonly [Name in OptionalNames<Of>]?: ReturnType<Of[Name]> }

/** Type for the router's `validateSearch`: links may omit parameters with a default. */
export interface SearchSchema<Search> {
  readonly parse: (search: Partial<Search> & SearchSchemaInput) => Search
}

export function searchSchema<const Of extends SearchParameters>(parameters: Of): SearchSchema<SearchOf<Of>> {
  return {
    parse: (search) => {
      const raw = search as Readonly<Record<string, unknown>>
      const parsed = Object.entries(parameters).map(
        ([name, parameter]) => [name, parameter(raw[name])] as const,
      )
      // An explicit `undefined` replaces an invalid value: the router merges the result into the raw search.
      const present = parsed.filter(([name, value]) => value !== undefined || name in raw)
      return Object.fromEntries(present) as SearchOf<Of>
    },
  }
}

/** Limit of the API for `q`; longer input is truncated. */
export const MAX_QUERY_LENGTH = 200

/** Text of at most `maxLength` UTF-16 units. */
export function text(maxLength = Number.POSITIVE_INFINITY): SearchParameter<string> {
  return (raw) => {
    const value = textOf(raw) ?? ''
    // Cut at a whole character, not inside a surrogate pair.
    return value.length <= maxLength ? value : value.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
  }
}

export function oneOf<const Value extends string | number, const Otherwise>(
  values: readonly Value[],
  otherwise: Otherwise,
): SearchParameter<Value | Otherwise> {
  return (raw) => values.find((value) => String(value) === textOf(raw)) ?? otherwise
}

/** Text that matches a pattern, such as an id or a tag. */
export function matching<const Otherwise>(
  pattern: RegExp,
  otherwise: Otherwise,
): SearchParameter<string | Otherwise> {
  return (raw) => {
    const text = textOf(raw)
    return text !== undefined && pattern.test(text) ? text : otherwise
  }
}

/** Integer from `min` to `max`. */
export function integerParameter(
  { min, max }: { readonly min: number; readonly max: number },
  otherwise: number,
): SearchParameter<number> {
  return (raw) => {
    const digits = typeof raw === 'boolean' ? undefined : textOf(raw)
    const value = digits === undefined || digits === '' ? Number.NaN : Number(digits)
    return Number.isSafeInteger(value) && value >= min && value <= max ? value : otherwise
  }
}

/** Last millisecond of the year 9999: later times have more digits in ISO 8601 than the API accepts. */
export const MAX_INSTANT = 253_402_300_799_999

/** Milliseconds since 1970; 0 for none. */
export const instantParameter = integerParameter({ min: 0, max: MAX_INSTANT }, 0)

/**
 * Comma-separated unique values (`level=ERROR,WARN`), kept as text because the router would write a list as JSON;
 * empty means none. `valuesOf` splits it.
 */
export function commaSeparated(allowed: readonly string[] | RegExp): SearchParameter<string> {
  const isAllowed = (value: string) =>
    allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value)
  return (raw) => [...new Set(valuesOf(textOf(raw) ?? '').filter(isAllowed))].join(',')
}

export function valuesOf(list: string): string[] {
  return list === '' ? [] : list.split(',')
}

/** Id format of the API. */
export const RESOURCE_ID = /^[a-z]+_[A-Za-z0-9]+$/

function textOf(raw: unknown): string | undefined {
  return ['string', 'number', 'boolean'].includes(typeof raw) ? String(raw) : undefined
}
