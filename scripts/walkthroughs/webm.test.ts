import { expect, it } from 'vitest'
import { toWebm } from './webm.ts'

/** Elements of a master element: id in hex, and content. */
function elementsOf(bytes: Buffer): { id: string; content: Buffer }[] {
  const found: { id: string; content: Buffer }[] = []
  for (let at = 0; at < bytes.length; ) {
    const idLength = Math.clz32(bytes[at] ?? 0) - 23
    const id = bytes.subarray(at, at + idLength).toString('hex')
    const size = Number(bytes.readBigUInt64BE(at + idLength) & ((1n << 56n) - 1n))
    const start = at + idLength + 8
    found.push({ id, content: bytes.subarray(start, start + size) })
    at = start + size
  }
  return found
}

const frame = (at: number, isKey: boolean) => ({ at, isKey, data: Buffer.from([at % 256]) })

const video = toWebm({
  width: 960,
  height: 600,
  duration: 7000,
  chunks: [frame(0, true), frame(200, false), frame(3500, true), frame(3700, false)],
})

it('has a header, one track, and a cluster for each key frame', () => {
  const [header, segment] = elementsOf(video)
  expect([header?.id, segment?.id]).toEqual(['1a45dfa3', '18538067'])
  const parts = elementsOf(segment?.content ?? Buffer.alloc(0))
  expect(parts.map(({ id }) => id)).toEqual(['1549a966', '1654ae6b', '1f43b675', '1f43b675', '1c53bb6b'])
})

it('points to each cluster', () => {
  const segment = elementsOf(video)[1]?.content ?? Buffer.alloc(0)
  const cues = elementsOf(segment).at(-1)?.content ?? Buffer.alloc(0)
  const places = elementsOf(cues).map(({ content }) => {
    const [time, positions] = elementsOf(content)
    const position = elementsOf(positions?.content ?? Buffer.alloc(0))[1]?.content.toString('hex') ?? ''
    return [Number.parseInt(time?.content.toString('hex') ?? '', 16), Number.parseInt(position, 16)] as const
  })
  expect(places.map(([time]) => time)).toEqual([0, 3500])
  for (const [, position] of places)
    expect(segment.subarray(position, position + 4).toString('hex')).toBe('1f43b675')
})
