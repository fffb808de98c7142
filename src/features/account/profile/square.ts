import type { PictureType } from '#src/domain/picture.ts'

export interface ChosenPicture {
  readonly blob: Blob
  readonly type: PictureType
  readonly name: string
}

/** Side of the saved picture in pixels. Covers the largest avatar on a high-density screen. */
const SIDE = 512

interface Square {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Crops and scales the picture. Keeps the file type: PNG for transparency, JPEG for photos. */
export async function squareOf(
  { blob, type }: ChosenPicture,
  { x, y, width, height }: Square,
): Promise<Blob> {
  const side = Math.max(1, Math.min(SIDE, Math.round(width)))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser provides no 2D canvas context.')
  const bitmap = await createImageBitmap(blob)
  context.drawImage(bitmap, x, y, width, height, 0, 0, side, side)
  bitmap.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (made) => (made === null ? reject(new Error('The image could not be encoded.')) : resolve(made)),
      type === 'image/jpeg' ? 'image/jpeg' : 'image/png',
      0.9,
    )
  })
}

export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  // In chunks, because a call takes a limited number of arguments.
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  }
  return btoa(text)
}
