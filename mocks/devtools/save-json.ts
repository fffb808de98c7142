/** How long an address outlives the click, in milliseconds: a browser that is busy takes it up some time afterwards. */
const KEPT_FOR = 60_000

/** Hands a value to the browser as a file. */
export function saveJson(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR)
}
