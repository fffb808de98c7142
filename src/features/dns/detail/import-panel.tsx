import { Textarea } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { previewDnsImport } from '#src/api/generated/sdk.gen.ts'
import type { DnsImportMode, DnsImportPreview, DnsZone } from '#src/api/generated/types.gen.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { useMutation } from '#src/api/use-mutation.ts'
import { versioned } from '#src/api/versioned.ts'
import { MAX_ZONE_FILE_LENGTH } from '#src/domain/dns-zone-file-parser.ts'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { ChoiceCards } from '#src/ui/choice-cards.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { countOf } from '#src/ui/resource-table/list-state.ts'
import { toast } from '#src/ui/toast.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { dnsResource } from '../dns-resource.ts'
import { ChangeLines } from './change-lines.tsx'
import classes from './import-panel.module.css'
import { stagedFrom } from './staged-changes.ts'
import { useZoneStaging } from './zone-staging.tsx'

/** Imports a zone file. Previews the changes, then stages them like any other change. */
export function ImportPanel({ zone, onStaged }: { readonly zone: DnsZone; readonly onStaged: () => void }) {
  const {
    staged,
    stageImport,
    importText: text,
    setImportText,
    importMode: mode,
    setImportMode,
  } = useZoneStaging()
  const box = useRef<HTMLTextAreaElement>(null)
  const reason = denialReason(useActionCheck(dnsResource)('changeRecords', zone))
  const preview = useMutation({
    mutationFn: (body: { readonly zoneFile: string; readonly mode: DnsImportMode }) =>
      versioned((fetch) => previewDnsImport({ path: { dnsZoneId: zone.id }, body, fetch })),
  })
  const setText = (next: string) => {
    setImportText(next)
    preview.reset()
  }
  const disabledReason = reason ?? emptyMessage(text)

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined || reason !== null) return
    if (file.size > MAX_ZONE_FILE_LENGTH) {
      toast.error('The file is too large', 'A zone file has at most one million characters.')
      return
    }
    try {
      setText(await file.text())
    } catch {
      // A folder can be dropped too, and a file may have been moved or locked since it was chosen.
      toast.error('The file can’t be read', 'Choose a text file, or paste its content.')
    }
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (disabledReason === null && !preview.isPending) preview.mutate({ zoneFile: text, mode })
  }
  function stageAll({
    document,
    etag,
  }: {
    readonly document: DnsImportPreview
    readonly etag: string
  }): void {
    stageImport(stagedFrom(document), { etag, serial: document.serial })
    setText('')
    setImportMode('merge')
    onStaged()
  }

  return (
    <Panel as="form" title="Import" label="Import a zone file" onSubmit={submit}>
      <Muted>Paste a zone file or drop it here. You can preview the changes before applying them.</Muted>
      <DropTarget onDrop={take}>
        <Textarea
          ref={box}
          label="Zone file"
          classNames={{ input: classes.text ?? '' }}
          placeholder={`$ORIGIN ${zone.domain}.\n$TTL 3600\nwww  IN  A  203.0.113.7`}
          rows={10}
          wrap="off"
          value={text}
          readOnly={reason !== null}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </DropTarget>
      <FileChoice disabled={reason !== null} onChoose={take} />
      <ChoiceCards
        label="Records not in the file"
        name="import-mode"
        cardWidth={18}
        value={mode}
        choices={[
          {
            value: 'merge',
            title: 'Keep',
            detail: 'Replaces records whose name and type are in the file. Keeps all others.',
          },
          {
            value: 'replace',
            title: 'Remove them',
            detail: 'Deletes all records that aren’t in the file.',
          },
        ]}
        onChange={(value) => {
          setImportMode(value === 'replace' ? 'replace' : 'merge')
          preview.reset()
        }}
      />
      <div>
        <DisabledReason reason={disabledReason}>
          <Button type="submit" variant="outline" loading={preview.isPending}>
            Preview
          </Button>
        </DisabledReason>
      </div>
      {preview.error !== null && (
        <ImportErrors
          error={preview.error}
          onPlace={(line, column) => {
            const at = offsetOf(text, line, column)
            box.current?.focus()
            box.current?.setSelectionRange(at, lineEnd(text, at))
          }}
        />
      )}
      {preview.data && (
        <ImportPreview
          preview={preview.data.document}
          reason={staged.length > 0 ? 'Apply or discard your staged changes first.' : null}
          onStage={() => stageAll(preview.data)}
        />
      )}
    </Panel>
  )
}

function emptyMessage(text: string): string | null {
  return text.trim() === '' ? 'Paste or drop a zone file first.' : null
}

function DropTarget({
  onDrop,
  children,
}: {
  readonly onDrop: (file: File | undefined) => void
  readonly children: ReactNode
}) {
  const [isOver, setIsOver] = useState(false)
  const hasFile = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    // Dropping is only a shortcut: pasting and the button below do the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setIsOver(false)
        onDrop(event.dataTransfer.files[0])
      }}
    >
      {children}
    </div>
  )
}

function FileChoice({
  disabled,
  onChoose,
}: {
  readonly disabled: boolean
  readonly onChoose: (file: File | undefined) => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <input
        ref={input}
        id={id}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="Zone file to read"
        onChange={(event) => {
          onChoose(event.currentTarget.files?.[0])
          // Reset, so choosing the same file again after a fix triggers a change event.
          event.currentTarget.value = ''
        }}
      />
      <Button
        variant="ghost"
        size="sm"
        disabled={disabled}
        leftSection={<IconFileUpload size={16} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Choose a file
      </Button>
    </div>
  )
}

/** Errors in the file. Each jumps to its line. */
function ImportErrors({
  error,
  onPlace,
}: {
  readonly error: unknown
  readonly onPlace: (line: number, column: number) => void
}) {
  const places =
    error instanceof ApiProblem ? (error.errors ?? []).filter(({ line }) => line !== undefined) : []
  return (
    <div className={classes.errors} role="alert">
      <p>{problemOf(error).detail}</p>
      {places.length > 0 && (
        <ul>
          {places.map(({ line = 1, column = 1, message }) => (
            <li key={`${line} ${column} ${message}`}>
              <Button variant="link" size="sm" onClick={() => onPlace(line, column)}>
                Line {line}, column {column}
              </Button>{' '}
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ImportPreview({
  preview: { changes, unchanged, ignored },
  reason,
  onStage,
}: {
  readonly preview: DnsImportPreview
  readonly reason: string | null
  readonly onStage: () => void
}) {
  const format = useFormat()
  const count = countOf(changes.length, { one: 'change', many: 'changes' }, format.number)
  return (
    <div className={classes.preview} role="status">
      <p>
        {changes.length === 0 ? 'No changes' : `The import makes ${count}`};{' '}
        {countOf(unchanged, { one: 'record is', many: 'records are' }, format.number)} in both.
      </p>
      {changes.length > 0 && (
        <ChangeLines
          label="Changes from the file"
          lines={changes.map(({ line, change, before }, index) => ({
            key: String(index),
            before,
            after: change.action === 'delete' ? null : { ttl: 0, ...change.record },
            place: line === null ? 'Not in the file' : `Line ${line}`,
          }))}
        />
      )}
      {ignored.length > 0 && (
        <details>
          <summary>
            {countOf(ignored.length, { one: 'line is ignored', many: 'lines are ignored' }, format.number)}
          </summary>
          <ul className={classes.ignored}>
            {ignored.map(({ line, reason: why }) => (
              <li key={`${line} ${why}`}>
                Line {line}: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
      {changes.length > 0 && (
        <div>
          <DisabledReason reason={reason}>
            <Button onClick={onStage}>Stage {count}</Button>
          </DisabledReason>
        </div>
      )}
    </div>
  )
}

/** Converts a line and column (from 1) to an offset in the text. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let passed = 1; passed < line; passed++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}
