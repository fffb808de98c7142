import { useState } from 'react'
import { differenceOf } from '#src/domain/dns-changes.ts'
import { dataText, type ZoneRecord } from '#src/domain/dns-records.ts'
import { Button } from '#src/ui/button.tsx'
import { SampleFrame } from '#src/ui/site/sample-frame.tsx'
import { ChangeLines } from '../detail/change-lines.tsx'

const HOUR = 3600
const ZONE = 'nimbus-shop.example'

const address = (name: string, ip: string): ZoneRecord => ({
  name,
  ttl: HOUR,
  data: { type: 'A', address: ip },
})

const records: readonly ZoneRecord[] = [
  address('@', '203.0.113.10'),
  address('www', '203.0.113.10'),
  address('img', '203.0.113.11'),
  { name: '@', ttl: HOUR, data: { type: 'TXT', text: 'v=spf1 -all' } },
]

type Edit = (zone: readonly ZoneRecord[]) => readonly ZoneRecord[]

const edits: ReadonlyArray<readonly [label: string, edit: Edit]> = [
  [
    'Move the website',
    (zone) =>
      zone.map((record) =>
        record.data.type === 'A' && record.name !== 'img' ? address(record.name, '198.51.100.24') : record,
      ),
  ],
  [
    'Serve images from the CDN',
    (zone) => [
      ...zone.filter(({ name }) => name !== 'img'),
      { name: 'img', ttl: HOUR, data: { type: 'CNAME', target: 'd7k2.nimbus-cdn.example' } },
    ],
  ],
  [
    'Receive email',
    (zone) => [
      ...zone.filter(({ data }) => data.type !== 'TXT'),
      { name: '@', ttl: HOUR, data: { type: 'MX', preference: 10, exchange: 'mx1.mail.example' } },
      { name: '@', ttl: HOUR, data: { type: 'TXT', text: 'v=spf1 include:mail.example -all' } },
    ],
  ],
]

/** Differences between a zone and staged changes, as they are reviewed in the console. */
export default function ZoneSample() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['Move the website', 'Receive email']))
  const wanted = edits.reduce((zone, [label, edit]) => (chosen.has(label) ? edit(zone) : zone), records)
  const { changes, unchanged } = differenceOf('replace', records, wanted)
  const lines = changes.map(({ before, after }) => {
    const { name, data } = after ?? before
    return { key: `${name} ${data.type} ${dataText(data)}`, before, after }
  })

  function toggle(label: string): void {
    const next = new Set(chosen)
    if (!next.delete(label)) next.add(label)
    setChosen(next)
  }

  return (
    <SampleFrame
      title={`${ZONE} · Staged changes`}
      controls={edits.map(([label]) => (
        <Button
          key={label}
          variant="outline"
          size="sm"
          aria-pressed={chosen.has(label)}
          onClick={() => toggle(label)}
        >
          {label}
        </Button>
      ))}
      result={
        lines.length === 0
          ? 'No changes. Choose one above.'
          : `${lines.length === 1 ? '1 change applies' : `${lines.length} changes apply`} together with one new serial. ${unchanged === 1 ? '1 record stays' : `${unchanged} records stay`}.`
      }
    >
      {lines.length === 0 ? 'The zone stays as it is.' : <ChangeLines label="Staged changes" lines={lines} />}
    </SampleFrame>
  )
}
