/** Pictures of the console in `public/pictures`, taken by `npm run console-pictures`. */
export const consolePictures = {
  schemes: ['light', 'dark'],
  /** Widths in pixels: one for phones and plain screens, one for dense screens. */
  widths: [960, 1760],
} as const

export type ConsolePictureName =
  | 'dashboard'
  | 'virtual-machines'
  | 'gpu-as-a-service'
  | 'containers'
  | 'databases'
  | 'block-storage'
  | 'load-balancers'
  | 'firewalls'
  | 'cdn'
  | 'dns'

/** Size of the pictured screen in CSS pixels. */
export const pictureSize = { width: 1200, height: 750 } as const

/** Path of a picture, relative to the public folder. */
export function pictureFile(
  name: ConsolePictureName,
  scheme: (typeof consolePictures.schemes)[number],
  width: number,
): string {
  return `pictures/${name}-${scheme}-${width}.webp`
}
