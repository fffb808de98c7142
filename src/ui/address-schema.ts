/**
 * Reads a search (`?status=running&page=2`) whoever wrote it: what makes no sense becomes the default instead of an
 * error page, and what is not asked for is left out.
 *
 * Not zod, which reads whatever else comes from outside: the router needs these before the page that they belong to is
 * loaded, so all of them are part of the first load, and zod with them would be a twentieth of it.
 */
import type { SearchSchemaInput } from '@tanstack/react-router'

/** Makes sense of one parameter. Its value may have any type: the router reads JSON where it can, `q=123` is a number. */
export type Parameter<Value> = (written: unknown) => Value

type Parameters = Readonly<Record<string, Parameter<unknown>>>

type OptionalNames<Of extends Parameters> = {
  [Name in keyof Of]: undefined extends ReturnType<Of[Name]> ? Name : never
}[keyof Of]

/** What is read: parameters that may be undefined may also be missing. */
export type SearchOf<Of extends Parameters> = {
  readonly [Name in Exclude<keyof Of, OptionalNames<Of>>]: ReturnType<Of[Name]>
} & { readonly [Name in OptionalNames<Of>]?: ReturnType<Of[Name]> }

/** As the router's `validateSearch` takes it: a link may leave out whatever there is a default for. */
export interface AddressSchema<Search> {
  readonly parse: (search: Partial<Search> & SearchSchemaInput) => Search
}

export function addressSchema<const Of extends Parameters>(parameters: Of): AddressSchema<SearchOf<Of>> {
  return {
    parse: (search) => {
      const written = search as Readonly<Record<string, unknown>>
      const read = Object.entries(parameters).map(([name, parameter]) => [name, parameter(written[name])])
      return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as SearchOf<Of>
    },
  }
}

/** Any text, of which no more than `longest` UTF-16 units are kept. */
export function text(longest = Number.POSITIVE_INFINITY): Parameter<string> {
  return (written) => {
    const whole = textOf(written) ?? ''
    // Cut at a whole character: half a surrogate pair is not text.
    return whole.length <= longest ? whole : whole.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
  }
}

export function oneOf<const Value extends string | number, const Otherwise>(
  values: readonly Value[],
  otherwise: Otherwise,
): Parameter<Value | Otherwise> {
  return (written) => values.find((value) => String(value) === textOf(written)) ?? otherwise
}

/** Text of a pattern, which an id or a tag has. */
export function matching<const Otherwise>(
  pattern: RegExp,
  otherwise: Otherwise,
): Parameter<string | Otherwise> {
  return (written) => {
    const whole = textOf(written)
    return whole !== undefined && pattern.test(whole) ? whole : otherwise
  }
}

/** A whole number, from `least` to `most`. */
export function whole(
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
 * Several values in one parameter, with commas between (`level=ERROR,WARN`), each once. It stays text, for which an empty
 * one means none: the router would write a list as JSON. `valuesOf` takes it apart.
 */
export function several(allowed: readonly string[] | RegExp): Parameter<string> {
  const isAllowed = (value: string) =>
    allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value)
  return (written) => [...new Set(valuesOf(textOf(written) ?? '').filter(isAllowed))].join(',')
}

export function valuesOf(list: string): string[] {
  return list === '' ? [] : list.split(',')
}

/** An id of the API, as its contract writes it. */
export const RESOURCE_ID = /^[a-z]+_[A-Za-z0-9]+$/

function textOf(written: unknown): string | undefined {
  return ['string', 'number', 'boolean'].includes(typeof written) ? String(written) : undefined
}
