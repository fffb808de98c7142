import { MAX_NAME_LENGTH } from '#src/domain/labels.ts'

/**
 * Names for `count` machines from one: alone it stays as it is; of several, each gets a number, and a base that ends in
 * one counts on from it, keeping its width. `web` makes `web-01`, `web-02`; `web-7` makes `web-7`, `web-8`.
 *
 * An empty base makes empty names: nothing is invented.
 */
export function patternNames(base: string, count: number): string[] {
  if (base === '') return Array.from({ length: count }, () => '')
  if (count === 1) return [base]
  const numbered = /^(.*?)(\d{1,6})$/.exec(base)
  const stem = numbered?.[1] ?? (base.endsWith('-') ? base : `${base}-`)
  const first = Number(numbered?.[2] ?? 1)
  const width = numbered?.[2]?.length ?? Math.max(2, String(count).length)
  return Array.from({ length: count }, (_, index) => {
    const number = String(first + index).padStart(width, '0')
    return `${stem.slice(0, MAX_NAME_LENGTH - number.length)}${number}`
  })
}
