import { useState } from 'react'
import { CDN_REGIONS, type CdnRegionId, findCdnRegion } from '#src/domain/cdn-catalog.ts'
import { Button } from '#src/ui/button.tsx'
import { SampleFrame } from '#src/ui/site/sample-frame.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { ShareTable } from '../detail/share-table.tsx'

interface Audience {
  readonly requests: number
  /** Regions that can serve it, nearest first, with the round trip in milliseconds. */
  readonly routes: ReadonlyArray<readonly [from: CdnRegionId, milliseconds: number]>
}

const audiences: Readonly<Record<CdnRegionId, Audience>> = {
  north_america: {
    requests: 4_210_000,
    routes: [
      ['north_america', 14],
      ['europe', 96],
      ['south_america', 128],
      ['asia_pacific', 162],
      ['middle_east_africa', 188],
    ],
  },
  europe: {
    requests: 3_640_000,
    routes: [
      ['europe', 12],
      ['middle_east_africa', 74],
      ['north_america', 92],
      ['asia_pacific', 171],
      ['south_america', 196],
    ],
  },
  asia_pacific: {
    requests: 2_180_000,
    routes: [
      ['asia_pacific', 21],
      ['middle_east_africa', 118],
      ['north_america', 158],
      ['europe', 174],
      ['south_america', 268],
    ],
  },
  south_america: {
    requests: 640_000,
    routes: [
      ['south_america', 19],
      ['north_america', 124],
      ['europe', 189],
      ['middle_east_africa', 231],
      ['asia_pacific', 262],
    ],
  },
  middle_east_africa: {
    requests: 410_000,
    routes: [
      ['middle_east_africa', 26],
      ['europe', 78],
      ['asia_pacific', 121],
      ['north_america', 181],
      ['south_america', 236],
    ],
  },
}

const total = Object.values(audiences).reduce((sum, { requests }) => sum + requests, 0)
const nameOf = (id: CdnRegionId) => findCdnRegion(id)?.name ?? id

/** Regions of a distribution: who is served from where, and how fast. */
export default function RegionSample() {
  const format = useFormat()
  const [served, setServed] = useState<ReadonlySet<CdnRegionId>>(new Set(['north_america', 'europe']))

  function toggle(id: CdnRegionId): void {
    const next = new Set(served)
    if (!next.delete(id)) next.add(id)
    // A distribution needs a region.
    if (next.size > 0) setServed(next)
  }

  const rows = CDN_REGIONS.map(({ id, name }) => {
    const { requests, routes } = audiences[id]
    const [from, milliseconds] = routes.find(([region]) => served.has(region)) ?? [id, 0]
    return { name, requests, from, milliseconds }
  }).sort((a, b) => b.requests - a.requests)
  const mean = rows.reduce((sum, { requests, milliseconds }) => sum + requests * milliseconds, 0) / total
  return (
    <SampleFrame
      title="cdn.nimbus-shop.example · Analytics"
      controls={CDN_REGIONS.map(({ id, name }) => (
        <Button key={id} variant="outline" size="sm" aria-pressed={served.has(id)} onClick={() => toggle(id)}>
          {name}
        </Button>
      ))}
      result={`Mean round trip: ${format.number(mean)} ms from ${served.size === 1 ? 'one region' : `${served.size} regions`}.`}
    >
      <ShareTable
        label="Requests by audience"
        headers={['Audience', 'Requests', 'Served from', 'Round trip']}
        total={total}
        shares={rows.map(({ name, requests, from, milliseconds }) => ({
          name,
          count: requests,
          more: [nameOf(from), `${milliseconds} ms`],
        }))}
      />
    </SampleFrame>
  )
}
