/** One scene: a picture, and the way of the pointer while it is shown. */
export interface Scene {
  /** PNG in base64. */
  readonly picture: string
  readonly seconds: number
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

interface Encoded {
  readonly at: number
  readonly isKey: boolean
  /** Base64. */
  readonly data: string
}

interface Settings {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
  /** 0 (best) to 63. */
  readonly quantizer: number
}

/**
 * Runs in a page: encodes scenes as VP9. The pointer rests, moves near the end of a scene, and stays where it
 * arrives.
 */
export async function encode([scenes, settings]: readonly [readonly Scene[], Settings]): Promise<Encoded[]> {
  const { width, height, framesPerSecond, quantizer } = settings
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser has no canvas.')
  const encoded: Encoded[] = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      let data = ''
      for (const byte of bytes) data += String.fromCharCode(byte)
      encoded.push({ at: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', data: btoa(data) })
    },
    error: (error) => {
      throw error
    },
  })
  encoder.configure({
    codec: 'vp09.00.10.08',
    width,
    height,
    framerate: framesPerSecond,
    bitrateMode: 'quantizer',
    latencyMode: 'quality',
  })
  const drawPointer = (x: number, y: number) => {
    const outline = [
      [0, 0],
      [0, 17],
      [4, 13],
      [7, 20],
      [10, 19],
      [7, 12],
      [12, 12],
    ] as const
    context.beginPath()
    for (const [dx, dy] of outline) context.lineTo(x + dx, y + dy)
    context.closePath()
    context.fillStyle = '#142025'
    context.fill()
    context.lineWidth = 1.5
    context.strokeStyle = '#ffffff'
    context.stroke()
  }
  let index = 0
  for (const { picture, seconds, from, to } of scenes) {
    // Not fetched from a data URL, which the page's policy denies.
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const count = Math.round(seconds * framesPerSecond)
    const pointerAt = (secondsLeft: number): readonly [x: number, y: number] => {
      // Moves for a second, and arrives 0.4 seconds before the end.
      const progress = Math.min(1, Math.max(0, 1.4 - secondsLeft))
      const eased = progress * progress * (3 - 2 * progress)
      return [from[0] + (to[0] - from[0]) * eased, from[1] + (to[1] - from[1]) * eased]
    }
    for (let number = 0; number < count; number++) {
      const [x, y] = pointerAt((count - 1 - number) / framesPerSecond)
      context.drawImage(bitmap, 0, 0, width, height)
      drawPointer(x, y)
      const frame = new VideoFrame(canvas, { timestamp: Math.round((index * 1e6) / framesPerSecond) })
      // TypeScript doesn't know the options of single codecs yet (https://www.w3.org/TR/webcodecs-vp9-codec-registration).
      const options = { keyFrame: number === 0, vp9: { quantizer } }
      encoder.encode(frame, options)
      frame.close()
      index += 1
    }
  }
  await encoder.flush()
  return encoded
}
