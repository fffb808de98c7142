/**
 * Color calculations for the theme's tests: WCAG 2.2 contrast, and perceived color difference, also for color
 * blindness. Not shipped.
 */
type Vector = readonly [number, number, number]
type Matrix = readonly [Vector, Vector, Vector]

/** `#rrggbb` to linear-light sRGB, each channel 0..1. */
function linear(hex: string): Vector {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

export type ColorVision = 'full' | 'protanopia' | 'deuteranopia' | 'tritanopia'

/** Machado, Oliveira, Fernandes 2009, severity 1.0, on linear sRGB. */
const visionMatrix: Readonly<Record<ColorVision, Matrix>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

export const colorVisions = [
  'full',
  'protanopia',
  'deuteranopia',
  'tritanopia',
] as const satisfies ColorVision[]

function times(matrix: Matrix, [x, y, z]: Vector): Vector {
  const row = ([a, b, c]: Vector) => a * x + b * y + c * z
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

/** Linear sRGB to OKLab (Ottosson 2020). */
function oklab(rgb: Vector): Vector {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  )
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)],
  )
}

/** Distance in OKLab with the given color vision; about 0.02 is just noticeable side by side. */
export function distance(a: string, b: string, vision: ColorVision): number {
  const seen = (hex: string): Vector => {
    const [red, green, blue] = times(visionMatrix[vision], linear(hex))
    const clamp = (value: number) => Math.min(1, Math.max(0, value))
    return oklab([clamp(red), clamp(green), clamp(blue)])
  }
  const [p, q] = [seen(a), seen(b)]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}
