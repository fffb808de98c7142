/**
 * Hands a text to the browser as a file.
 *
 * @param type of the content: `text/csv`
 */
export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** How long an address outlives the click, in milliseconds: a browser that is busy takes it up some time afterwards. */
const KEPT_FOR = 60_000

/** The same for what is no text. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR)
}
