/** What a person's picture may be; what a file is called and says of itself counts for nothing. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/gif'

/** 5 MB, of the file as it is chosen and of what is sent. */
const PICTURE_MAX_BYTES = 5 * 1024 * 1024

/** The beginnings of files (JPEG: SOI and the first marker; PNG: the whole signature; GIF: version 87a or 89a). */
const BEGINNINGS: readonly (readonly [PictureType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
]

/** As many bytes as have to be looked at. */
export const PICTURE_SIGNATURE_BYTES = 8

/** What kind of picture begins with these bytes; null for anything else. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  return (
    BEGINNINGS.find(([, beginning]) => beginning.every((byte, index) => bytes[index] === byte))?.[0] ?? null
  )
}

/** What is wrong with a file of this size and beginning, in a sentence; null when it can be taken. */
export function pictureProblem(
  size: number,
  beginning: Uint8Array,
): 'image_too_large' | 'unsupported_image' | null {
  if (pictureTypeOf(beginning) === null) return 'unsupported_image'
  return size > PICTURE_MAX_BYTES ? 'image_too_large' : null
}

export const PICTURE_PROBLEMS = {
  unsupported_image: 'This is not a JPG, PNG or GIF picture.',
  image_too_large: 'The picture is larger than 5 MB.',
} as const
