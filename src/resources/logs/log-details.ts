/** The details of a line are JSON text by contract; if ever not, they are shown as they are. */
export function prettyDetails(details: string): string {
  const value = parsed(details)
  return value === undefined ? details : JSON.stringify(value, null, 2)
}

export interface LogField {
  /** `user.id` for what is nested. */
  readonly name: string
  readonly value: string
  /** How it stands in the details, to be searched for. */
  readonly written: string
}

/** The single values of a line's details, those within others too, in their order. */
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
