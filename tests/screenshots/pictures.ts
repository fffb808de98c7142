import { join, resolve } from 'node:path'
import { slugOf, type Visit } from '../e2e/support/routes.ts'

/** Output folder; ignored by git. */
export const pictureFolder = resolve(import.meta.dirname, '../../screenshots')

const colorSchemes = ['light', 'dark'] as const
const widths = [1280, 360] as const

export interface Look {
  colorScheme: (typeof colorSchemes)[number]
  width: (typeof widths)[number]
}

/** Color schemes and widths of each screenshot. */
export const looks: Look[] = colorSchemes.flatMap((colorScheme) =>
  widths.map((width) => ({ colorScheme, width })),
)

/** Path of a screenshot, relative to `pictureFolder`. */
export function pictureOf({ route, persona }: Visit, { colorScheme, width }: Look): string {
  const session = persona === 'signed-out' ? 'signed-out' : 'signed-in'
  return join(session, `${slugOf(route)}-${colorScheme}-${width}.png`)
}
