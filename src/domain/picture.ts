/** Picture types, detected by content rather than by file name or declared type. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/gif'

/** 5 MB, for the chosen file and for the upload. */
const PICTURE_MAX_BYTES = 5 * 1024 * 1024

/** File signatures (JPEG: SOI and the first marker; PNG: the whole signature; GIF: version 87a or 89a). */
const BEGINNINGS: readonly (readonly [PictureType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
]

/** Number of bytes needed to detect the type. */
export const PICTURE_SIGNATURE_BYTES = 8

/** Picture type by signature; null for anything else. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  return (
    BEGINNINGS.find(([, beginning]) => beginning.every((byte, index) => bytes[index] === byte))?.[0] ?? null
  )
}

/** Error message for a file; null if it is valid. */
export function pictureProblem(
  size: number,
  beginning: Uint8Array,
): 'image_too_large' | 'unsupported_image' | null {
  if (pictureTypeOf(beginning) === null) return 'unsupported_image'
  return size > PICTURE_MAX_BYTES ? 'image_too_large' : null
}

export const PICTURE_PROBLEMS = {
  unsupported_image: 'This is not a JPG, PNG or GIF image. Choose another file.',
  image_too_large: 'The image is larger than 5 MB. Choose a smaller one.',
} as const
