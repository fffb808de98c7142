import { saveFile, toFileName } from '../save-file.ts'
import { toast } from '../toast.tsx'
import { csvOfRows } from './csv-rows.ts'
import type { LoadRows } from './every-page.ts'
import { countOf, type Noun } from './list-state.ts'

/** Loads a list and saves it as a file. Says how it ended; never rejects. */
export async function exportList<Row extends object>({
  label,
  noun,
  load,
  number,
  onProgress,
}: {
  readonly label: string
  readonly noun: Noun
  readonly load: LoadRows<Row>
  readonly number: (value: number) => string
  readonly onProgress: (done: number) => void
}): Promise<void> {
  try {
    const rows = await load(onProgress)
    const name = `${toFileName(label)}.csv`
    saveFile(name, csvOfRows(rows), 'text/csv')
    toast.success(`${countOf(rows.length, noun, number)} exported`, name)
  } catch (error) {
    toast.problem(`Could not export the ${noun.many}`, error)
  }
}
