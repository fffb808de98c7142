import { inflateSync } from 'node:zlib'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Bytes of a pixel: 3 for RGB, 4 for RGBA. */
  readonly channels: number
  /** Row by row. */
  readonly bytes: Uint8Array
}

/** Decodes a browser's screenshot: a PNG of 8 bits per channel, RGB or RGBA, not interlaced (https://www.w3.org/TR/png-3). */
export function readPixels(file: Buffer): Pixels {
  const chunks = [...chunksOf(file)]
  const header = chunks.find(({ type }) => type === 'IHDR')?.data
  if (header === undefined) throw new Error('This is no PNG.')
  const [depth, color, , , interlaced] = header.subarray(8)
  if (depth !== 8 || (color !== 2 && color !== 6) || interlaced !== 0)
    throw new Error('This PNG is not like a screenshot.')
  const width = header.readUInt32BE(0)
  const height = header.readUInt32BE(4)
  const channels = color === 6 ? 4 : 3
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  const bytes = new Uint8Array(width * height * channels)
  unfilter(inflateSync(packed), bytes, width * channels, channels)
  return { width, height, channels, bytes }
}

function* chunksOf(file: Buffer) {
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    yield { type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) }
    at += length + 12
  }
}

/**
 * Undoes the filters of rows (section 9 of the specification). Each byte was written as the difference from what its
 * neighbors to the left and above predict.
 */
function unfilter(rows: Uint8Array, bytes: Uint8Array, stride: number, channels: number): void {
  for (let from = 0, to = 0; to < bytes.length; from += stride + 1, to += stride) {
    const filter = rows[from] ?? 0
    for (let i = 0; i < stride; i++) {
      const left = i < channels ? 0 : (bytes[to + i - channels] ?? 0)
      // Before the first row, there are zeros.
      const up = bytes[to + i - stride] ?? 0
      const corner = i < channels ? 0 : (bytes[to + i - stride - channels] ?? 0)
      bytes[to + i] = (rows[from + 1 + i] ?? 0) + predict(filter, left, up, corner)
    }
  }
}

function predict(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4:
      return paeth(left, up, corner)
    default:
      return 0
  }
}

/** The neighbor closest to `left + up - corner`. */
function paeth(left: number, up: number, corner: number): number {
  const byLeft = Math.abs(up - corner)
  const byUp = Math.abs(left - corner)
  const byCorner = Math.abs(left + up - 2 * corner)
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}
