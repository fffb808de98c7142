/**
 * Looks up values that are given as JSON, each parsed when it is first asked for. For large tables of which a process
 * needs a few entries.
 */
export function parsedOnUse<Value>(
  texts: Readonly<Record<string, string>>,
): (name: string) => Value | undefined {
  const parsed = new Map<string, Value>()
  return (name) => {
    const known = parsed.get(name)
    if (known !== undefined || !Object.hasOwn(texts, name)) return known
    const value: Value = JSON.parse(texts[name] as string)
    parsed.set(name, value)
    return value
  }
}
