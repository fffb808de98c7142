import { MAX_NAME_LENGTH } from '#src/domain/labels.ts'

/**
 * Generates `count` names. A single name stays as it is; several get numbers: `web` gives `web-01`, `web-02`. A
 * trailing number is continued with its width: `web-7` gives `web-7`, `web-8`. An empty base gives empty names.
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
