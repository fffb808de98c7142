/** Formats the details of a log line. They are JSON by contract; anything else is returned unchanged. */
export function prettyDetails(details: string): string {
  const value = parsed(details)
  return value === undefined ? details : JSON.stringify(value, null, 2)
}

export interface LogField {
  /** Path for nested fields: `user.id`. */
  readonly name: string
  readonly value: string
  /** Value as written in the details, to search for. */
  readonly written: string
}

/** Scalar fields of a line's details, including nested ones, in their original order. */
export function fieldsOf(details: string | null): LogField[] {
  const all = details === null ? undefined : parsed(details)
  return isObject(all) ? partsOf(all, '') : []
}

function partsOf(whole: object, prefix: string): LogField[] {
  return Object.entries(whole).flatMap(([key, value]): LogField[] => {
    const name = `${prefix}${key}`
    if (isObject(value)) return partsOf(value, `${name}.`)
    const written = JSON.stringify(value)
    return [
      {
        name,
        value: typeof value === 'string' ? value : written,
        written: Array.isArray(whole) ? written : `${JSON.stringify(key)}:${written}`,
      },
    ]
  })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
