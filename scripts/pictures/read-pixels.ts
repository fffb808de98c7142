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
 * Undoes the filters of rows (section 9 of the specification). Each byte was written as the difference from a
 * prediction by its neighbors to the left and above.
 */
function unfilter(rows: Uint8Array, bytes: Uint8Array, stride: number, channels: number): void {
  // Before the first row, there are zeros.
  let above: Uint8Array = new Uint8Array(stride)
  for (let from = 0, to = 0; to < bytes.length; from += stride + 1, to += stride) {
    const row = bytes.subarray(to, to + stride)
    row.set(rows.subarray(from + 1, from + 1 + stride))
    addPredicted(rows[from] ?? 0, row, above, channels)
    above = row
  }
}

/** Has a loop for each filter, since a picture has millions of bytes. */
function addPredicted(filter: number, row: Uint8Array, above: Uint8Array, channels: number): void {
  const at = (bytes: Uint8Array, i: number) => (i < 0 ? 0 : (bytes[i] ?? 0))
  switch (filter) {
    case 1:
      for (let i = channels; i < row.length; i++) row[i] = at(row, i) + at(row, i - channels)
      break
    case 2:
      for (let i = 0; i < row.length; i++) row[i] = at(row, i) + at(above, i)
      break
    case 3:
      for (let i = 0; i < row.length; i++) row[i] = at(row, i) + ((at(row, i - channels) + at(above, i)) >> 1)
      break
    case 4:
      for (let i = 0; i < row.length; i++)
        row[i] = at(row, i) + paeth(at(row, i - channels), at(above, i), at(above, i - channels))
      break
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
