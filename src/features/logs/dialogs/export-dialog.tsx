import { Textarea } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useMutation } from '#src/api/use-mutation.ts'
import { parseLogQuery } from '#src/domain/log-query.ts'
import { lengthProblem } from '#src/domain/text-length.ts'
import { Button } from '#src/ui/button.tsx'
import dialogClasses from '#src/ui/dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { saveFile } from '#src/ui/save-file.ts'
import { Select } from '#src/ui/select.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { isoSpan, type TimedSearch } from '../logs-queries.ts'
import classes from './dialogs.module.css'
import { type ExportFormat, exportFormats, exportLogs, fileName } from './export-logs.ts'

/** Limits of the contract. */
const MAX_FILTERS = 2000
const MAX_EXPORTED = 50_000

/** Exports the filtered lines, with additional filters. */
export default function ExportDialog({
  opened,
  timedSearch,
  onClose,
}: {
  readonly opened: boolean
  readonly timedSearch: TimedSearch
  readonly onClose: () => void
}) {
  const numbers = useFormat()
  const [format, setFormat] = useState<ExportFormat>(exportFormats[0])
  const [further, setFurther] = useState('')
  const span = isoSpan(timedSearch.range, timedSearch.at)
  const { q, level, service, resource } = timedSearch.filters
  const field = useRef<HTMLTextAreaElement>(null)
  const problem = lengthProblem(further, MAX_FILTERS)
  const hints = further.split('\n').flatMap((line) => parseLogQuery(line).hints.map(({ text }) => text))

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      exportLogs(format, { ...timedSearch.filters, ...span, ...(further.trim() !== '' && { and: further }) }),
    onSuccess: ({ text, isTruncated }) => {
      saveFile(fileName(span, format), text, format.type)
      if (isTruncated) {
        toast.info(
          'Export is incomplete',
          'There are too many lines for one file. Narrow the search or choose a shorter range.',
        )
      } else toast.success('Logs exported', fileName(span, format))
      onClose()
    },
  })

  function close(): void {
    reset()
    onClose()
  }

  return (
    <Dialog opened={opened} onClose={close} title="Export logs" pending={isPending}>
      <form
        className={dialogClasses.body}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (problem === undefined) mutate()
          else field.current?.focus()
        }}
      >
        <dl className={classes.facts}>
          <div>
            <dt>Range</dt>
            <dd>
              <span className={classes.instant}>{numbers.exact(span.from)} –</span>{' '}
              <span className={classes.instant}>{numbers.exact(span.to)}</span>
            </dd>
          </div>
          <Fact name="Search" value={q} />
          <Fact name="Level" value={level?.join(', ')} />
          <Fact name="Service" value={service?.join(', ')} />
          <Fact name="Resource" value={resource?.join(', ')} />
        </dl>
        <Select
          label="Format"
          value={format.label}
          data={exportFormats.map(({ label }) => ({ value: label, label }))}
          onChange={(chosenLabel) => {
            const chosen = exportFormats.find(({ label }) => label === chosenLabel)
            if (chosen !== undefined) setFormat(chosen)
          }}
        />
        <Textarea
          ref={field}
          label="Additional filters"
          description="One condition per line, in search syntax. A line must match all of them."
          placeholder={'-service:agent\nlevel:ERROR,WARN'}
          rows={4}
          value={further}
          error={problem}
          onChange={(event) => setFurther(event.currentTarget.value)}
          classNames={{ input: 'mono' }}
        />
        <ul className={classes.hints} aria-live="polite" aria-label="Hints about the filters">
          {[...new Set(hints)].map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
        <p className={classes.note}>Newest lines first, {numbers.number(MAX_EXPORTED)} at most.</p>
        {error !== null && (
          <p className={dialogClasses.problem} role="alert">
            {problemOf(error).detail}
          </p>
        )}
        <div className={dialogClasses.actions}>
          <Button variant="outline" disabled={isPending} onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            loading={isPending}
            leftSection={<IconDownload size={16} aria-hidden="true" />}
          >
            Download
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string | undefined }) {
  if (value === undefined) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
