import { join, resolve } from 'node:path'
import { slugOf, type Visit } from '../e2e/support/routes.ts'

/** Where the pictures go; git ignores it. */
export const pictureFolder = resolve(import.meta.dirname, '../../screenshots')

const colorSchemes = ['light', 'dark'] as const
const widths = [1280, 360] as const

export interface Look {
  colorScheme: (typeof colorSchemes)[number]
  width: (typeof widths)[number]
}

/** Every way in which each page is looked at. */
export const looks: Look[] = colorSchemes.flatMap((colorScheme) =>
  widths.map((width) => ({ colorScheme, width })),
)

/** Path of a picture, relative to `pictureFolder`. */
export function pictureOf({ route, persona }: Visit, { colorScheme, width }: Look): string {
  const session = persona === 'signed-out' ? 'signed-out' : 'signed-in'
  return join(session, `${slugOf(route)}-${colorScheme}-${width}.png`)
}

/** Path of the README's picture of the console; the only pictures that are in git. */
export function readmePicture(colorScheme: Look['colorScheme']): string {
  return resolve(import.meta.dirname, `../../docs/images/dashboard-${colorScheme}.png`)
}
