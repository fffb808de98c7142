/**
 * Downloads text as a file.
 *
 * @param type media type: `text/csv`
 */
export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** Lifetime of the object URL in milliseconds: a busy browser starts the download late. */
const KEPT_FOR = 60_000

/** Same for binary content. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR)
}
