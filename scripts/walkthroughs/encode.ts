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
 * Runs in a page: encodes scenes as VP9. The pointer rests, moves in the last second of a scene, and stays where it
 * arrived.
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
  let index = 0
  for (const { picture, seconds, from, to } of scenes) {
    // Not fetched from a data URL, which the page's policy denies.
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const count = Math.round(seconds * framesPerSecond)
    for (let number = 0; number < count; number++) {
      const left = (count - 1 - number) / framesPerSecond
      const part = Math.min(1, Math.max(0, 1 - (left - 0.4)))
      const eased = part * part * (3 - 2 * part)
      const x = from[0] + (to[0] - from[0]) * eased
      const y = from[1] + (to[1] - from[1]) * eased
      context.drawImage(bitmap, 0, 0, width, height)
      context.beginPath()
      for (const [dx, dy] of [
        [0, 0],
        [0, 17],
        [4, 13],
        [7, 20],
        [10, 19],
        [7, 12],
        [12, 12],
      ] as const)
        context.lineTo(x + dx, y + dy)
      context.closePath()
      context.fillStyle = '#142025'
      context.fill()
      context.lineWidth = 1.5
      context.strokeStyle = '#ffffff'
      context.stroke()
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
