import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { announce } from '../announce.ts'
import { Button } from '../button.tsx'
import { useFormat } from '../use-format.tsx'
import type { LoadRows } from './every-page.ts'
import type { Noun } from './list-state.ts'

/** Downloads a list as CSV: all pages, with its filters and order. */
export default function ExportButton({
  noun,
  label,
  load,
}: {
  readonly noun: Noun
  /** Name of the list, which also names the file. */
  readonly label: string
  readonly load: LoadRows<object>
}) {
  const format = useFormat()
  const [done, setDone] = useState<number | null>(null)

  async function run(): Promise<void> {
    setDone(0)
    announce(`Exporting ${noun.many}`)
    try {
      const { exportList } = await import('./export-list.ts')
      await exportList({ label, noun, load, number: format.number, onProgress: setDone })
    } finally {
      setDone(null)
    }
  }

  const text = done === null || done === 0 ? 'Export CSV' : `Exporting ${format.number(done)}…`
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={text}
      title={text}
      loading={done !== null}
      onClick={() => void run()}
    >
      <IconDownload size={16} aria-hidden="true" />
    </Button>
  )
}
