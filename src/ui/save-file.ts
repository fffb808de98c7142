/**
 * Downloads text as a file.
 *
 * @param type media type: `text/csv`
 */
export function saveFile(name: string, text: string, type: string): void {
  const mark = type === 'text/csv' ? BYTE_ORDER_MARK : ''
  saveBlob(name, new Blob([mark, text], { type: `${type};charset=utf-8` }))
}

/** Without it, Excel reads a CSV file in the encoding of the computer's region instead of UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Lifetime of the object URL in milliseconds: a busy browser starts the download late. */
const OBJECT_URL_LIFETIME_MS = 60_000

/** Same for binary content. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_LIFETIME_MS)
}

/** Converts a title to a part of a file name: `Disk throughput (all)` becomes `disk-throughput-all`. */
export function toFileName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
