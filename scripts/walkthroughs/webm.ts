/** Writes a WebM file (https://www.matroska.org/technical/elements.html) with one video track. */

interface VideoChunk {
  /** Milliseconds from the start. */
  readonly at: number
  readonly isKey: boolean
  readonly data: Buffer
}

interface Video {
  readonly width: number
  readonly height: number
  /** Milliseconds. */
  readonly duration: number
  /** In order of time, beginning with a key frame. */
  readonly chunks: readonly VideoChunk[]
}

const ID = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
} as const

export function toWebm({ width, height, duration, chunks }: Video): Buffer {
  const header = element(ID.ebml, [
    element(0x4286, uint(1)),
    element(0x42f7, uint(1)),
    element(0x42f2, uint(4)),
    element(0x42f3, uint(8)),
    element(0x4282, text('webm')),
    element(0x4287, uint(4)),
    element(0x4285, uint(2)),
  ])
  const info = element(ID.info, [
    element(0x2ad7b1, uint(1_000_000)),
    element(0x4489, float(duration)),
    element(0x4d80, text('nimbus')),
    element(0x5741, text('nimbus')),
  ])
  const tracks = element(ID.tracks, [
    element(0xae, [
      element(0xd7, uint(1)),
      element(0x73c5, uint(1)),
      element(0x9c, uint(0)),
      element(0x86, text('V_VP9')),
      element(0x83, uint(1)),
      element(0xe0, [element(0xb0, uint(width)), element(0xba, uint(height))]),
    ]),
  ])
  const clusters: Buffer[] = []
  const cues: Buffer[] = []
  let position = info.length + tracks.length
  for (const group of groupsOf(chunks)) {
    const start = group[0]?.at ?? 0
    const cluster = element(ID.cluster, [
      element(0xe7, uint(start)),
      ...group.map((chunk) => element(0xa3, block(chunk, start))),
    ])
    const place = element(0xb7, [element(0xf7, uint(1)), element(0xf1, uint(position))])
    cues.push(element(0xbb, [element(0xb3, uint(start)), place]))
    clusters.push(cluster)
    position += cluster.length
  }
  return Buffer.concat([header, element(ID.segment, [info, tracks, ...clusters, element(ID.cues, cues)])])
}

/** A cluster begins with a key frame, to which players can jump. */
function groupsOf(chunks: readonly VideoChunk[]): VideoChunk[][] {
  const groups: VideoChunk[][] = []
  for (const chunk of chunks) {
    if (chunk.isKey || groups.length === 0) groups.push([chunk])
    else groups.at(-1)?.push(chunk)
  }
  return groups
}

/** SimpleBlock: track, time from the start of the cluster, flags, frame. */
function block({ at, isKey, data }: VideoChunk, start: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt8(0x81, 0)
  head.writeInt16BE(at - start, 1)
  head.writeUInt8(isKey ? 0x80 : 0, 3)
  return Buffer.concat([head, data])
}

function element(id: number, content: Buffer | readonly Buffer[]): Buffer {
  const data = Buffer.isBuffer(content) ? content : Buffer.concat(content)
  // Sizes are always written in eight bytes.
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(data.length) | (1n << 56n))
  return Buffer.concat([uint(id), size, data])
}

function uint(value: number): Buffer {
  const hex = value.toString(16)
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

function text(value: string): Buffer {
  return Buffer.from(value, 'ascii')
}
