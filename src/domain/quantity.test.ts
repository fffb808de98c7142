import { expect, it } from 'vitest'
import { gigabytes } from './quantity.ts'

it.each([
  [20, '20 GB'],
  [1000, '1,000 GB'],
  [16_384, '16,384 GB'],
  [0.5, '512 MB'],
])('%d is %s', (value, text) => expect(gigabytes(value)).toBe(text))
