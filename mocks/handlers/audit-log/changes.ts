import type { Transaction } from '../../db/index.ts'
import { joinNames } from '../../kernel/join-names.ts'
import { isSameJson } from '../../kernel/same-json.ts'
import { addAuditNote } from './record.ts'

/** By field: its name in a sentence, "the thresholds", or a sentence of its own. Fields with the same name are one. */
type FieldTexts<Row> = {
  readonly [Field in keyof Row]?: string | ((after: Row[Field], before: Row[Field]) => string)
}

export const renamedTo = (name: string): string => `Renamed to ${name}.`
export const turnedOnOrOff = (isOn: boolean): string => (isOn ? 'Turned on.' : 'Turned off.')

/** Says in the audit entry what an update changes: "Renamed to Shop. Changed the project and the thresholds." */
export function noteChanges<Row extends object>(
  ctx: { readonly tx: Transaction },
  before: Row,
  wanted: Partial<Row>,
  texts: FieldTexts<Row>,
): void {
  const sentences: string[] = []
  const changed = new Set<string>()
  for (const field of Object.keys(texts) as (keyof Row)[]) {
    const [text, after] = [texts[field], wanted[field]]
    if (text === undefined || after === undefined || isSameJson(after, before[field])) continue
    if (typeof text === 'string') changed.add(text)
    else sentences.push(text(after, before[field]))
  }
  if (changed.size > 0) sentences.push(`Changed ${joinNames([...changed])}.`)
  if (sentences.length > 0) addAuditNote(ctx, { detail: sentences.join(' ') })
}
