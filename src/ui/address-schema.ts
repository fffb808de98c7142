/**
 * Parses URL search parameters (`?status=running&page=2`) from any source: invalid values become defaults instead of
 * an error page, and unknown ones are dropped.
 *
 * Not zod: the router needs these schemas before a page's code is loaded, so they are part of the first load, and zod
 * would add a twentieth to it.
 */
import type { SearchSchemaInput } from '@tanstack/react-router'

/** Parses one parameter. The value may have any type: the router parses JSON, so `q=123` is a number. */
export type Parameter<Value> = (written: unknown) => Value

type Parameters = Readonly<Record<string, Parameter<unknown>>>

type OptionalNames<Of extends Parameters> = {
  [Name in keyof Of]: undefined extends ReturnType<Of[Name]> ? Name : never
}[keyof Of]

/** Parsed search; parameters that may be undefined may also be missing. */
export type SearchOf<Of extends Parameters> = {
  readonly [Name in Exclude<keyof Of, OptionalNames<Of>>]: ReturnType<Of[Name]>
} & { readonly [Name in OptionalNames<Of>]?: ReturnType<Of[Name]> }

/** Type for the router's `validateSearch`: links may omit parameters with a default. */
export interface AddressSchema<Search> {
  readonly parse: (search: Partial<Search> & SearchSchemaInput) => Search
}

export function addressSchema<const Of extends Parameters>(parameters: Of): AddressSchema<SearchOf<Of>> {
  return {
    parse: (search) => {
      const written = search as Readonly<Record<string, unknown>>
      const read = Object.entries(parameters).map(
        ([name, parameter]) => [name, parameter(written[name])] as const,
      )
      // An explicit `undefined` replaces an invalid value: the router merges the result into what was written.
      const given = read.filter(([name, value]) => value !== undefined || name in written)
      return Object.fromEntries(given) as SearchOf<Of>
    },
  }
}

/** Text of at most `longest` UTF-16 units. */
export function text(longest = Number.POSITIVE_INFINITY): Parameter<string> {
  return (written) => {
    const value = textOf(written) ?? ''
    // Cut at a whole character, not inside a surrogate pair.
    return value.length <= longest ? value : value.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
  }
}

export function oneOf<const Value extends string | number, const Otherwise>(
  values: readonly Value[],
  otherwise: Otherwise,
): Parameter<Value | Otherwise> {
  return (written) => values.find((value) => String(value) === textOf(written)) ?? otherwise
}

/** Text that matches a pattern, such as an id or a tag. */
export function matching<const Otherwise>(
  pattern: RegExp,
  otherwise: Otherwise,
): Parameter<string | Otherwise> {
  return (written) => {
    const text = textOf(written)
    return text !== undefined && pattern.test(text) ? text : otherwise
  }
}

/** Integer from `least` to `most`. */
export function integerParameter(
  { least, most }: { readonly least: number; readonly most: number },
  otherwise: number,
): Parameter<number> {
  return (written) => {
    const digits = typeof written === 'boolean' ? undefined : textOf(written)
    const value = digits === undefined || digits === '' ? Number.NaN : Number(digits)
    return Number.isSafeInteger(value) && value >= least && value <= most ? value : otherwise
  }
}

/**
 * Comma-separated unique values (`level=ERROR,WARN`), kept as text because the router would write a list as JSON;
 * empty means none. `valuesOf` splits it.
 */
export function commaSeparated(allowed: readonly string[] | RegExp): Parameter<string> {
  const isAllowed = (value: string) =>
    allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value)
  return (written) => [...new Set(valuesOf(textOf(written) ?? '').filter(isAllowed))].join(',')
}

export function valuesOf(list: string): string[] {
  return list === '' ? [] : list.split(',')
}

/** Id format of the API. */
export const RESOURCE_ID = /^[a-z]+_[A-Za-z0-9]+$/

function textOf(written: unknown): string | undefined {
  return ['string', 'number', 'boolean'].includes(typeof written) ? String(written) : undefined
}
