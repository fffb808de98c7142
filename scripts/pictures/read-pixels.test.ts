import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPixels } from './read-pixels.ts'

/** PNG of two pixels a row, from rows that start with their filter. */
function png(color: 2 | 3 | 6, rows: readonly (readonly number[])[]): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
  }
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, rows.length, 8, color, 0, 0, 0])
  const packed = deflateSync(Buffer.from(rows.flat()))
  return Buffer.concat([
    Buffer.alloc(8),
    chunk('IHDR', header),
    // Encoders split long data.
    chunk('IDAT', packed.subarray(0, 3)),
    chunk('IDAT', packed.subarray(3)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('reads pixels of each filter', () => {
  const rows = [
    [0, 10, 20, 30, 40, 50, 60],
    [1, 10, 20, 30, 30, 30, 30],
    [2, 1, 1, 1, 1, 1, 1],
    [3, 5, 10, 15, 20, 25, 30],
    [4, 0, 0, 0, 0, 0, 0],
  ]
  const { width, height, channels, bytes } = readPixels(png(2, rows))
  expect({ width, height, channels }).toEqual({ width: 2, height: 5, channels: 3 })
  expect([...bytes]).toEqual([
    ...[10, 20, 30, 40, 50, 60],
    ...[10, 20, 30, 40, 50, 60],
    ...[11, 21, 31, 41, 51, 61],
    // Half of left and up: 5 + 11 / 2 for the first pixel, then 20 + (10 + 41) / 2.
    ...[10, 20, 30, 45, 60, 75],
    ...[10, 20, 30, 45, 60, 75],
  ])
})

test('reads RGBA', () => {
  expect([...readPixels(png(6, [[0, 1, 2, 3, 4, 5, 6, 7, 8]])).bytes]).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test.each([
  ['a file that is no PNG', Buffer.alloc(8)],
  ['a palette', png(3, [[0, 1, 2]])],
])('refuses %s', (_, file) => {
  expect(() => readPixels(file)).toThrow('This')
})
