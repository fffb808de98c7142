/** The details of a line are JSON text by contract; if ever not, they are shown as they are. */
export function prettyDetails(details: string): string {
  const value = parsed(details)
  return value === undefined ? details : JSON.stringify(value, null, 2)
}

export interface LogField {
  /** `user.id` for what is nested. */
  readonly name: string
  readonly value: string
}

/** The single values of a line's details, those within others too, in their order. */
export function fieldsOf(details: string | null): LogField[] {
  return details === null ? [] : flat(parsed(details), '')
}

function flat(value: unknown, name: string): LogField[] {
  if (value === undefined) return []
  if (value === null || typeof value !== 'object') return name === '' ? [] : [{ name, value: String(value) }]
  return Object.entries(value).flatMap(([key, part]) => flat(part, name === '' ? key : `${name}.${key}`))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
