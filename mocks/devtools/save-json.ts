/** Lifetime of the object URL after the click, in milliseconds: a busy browser reads it later. */
const KEPT_FOR = 60_000

/** Downloads a value as a JSON file. */
export function saveJson(name: string, value: unknown): void {
  saveText(name, JSON.stringify(value, null, 2), 'application/json')
}

/** Downloads a text file. */
export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR)
}
