/** True if a value is the sent one, apart from fields that the server adds to objects. */
export function contains(found: unknown, sent: unknown): boolean {
  if (Array.isArray(sent))
    return (
      Array.isArray(found) &&
      found.length === sent.length &&
      sent.every((value, index) => contains(found[index], value))
    )
  if (typeof sent !== 'object' || sent === null) return found === sent
  if (typeof found !== 'object' || found === null) return false
  return Object.entries(sent).every(([name, value]) => contains(Reflect.get(found, name), value))
}
