/** Runs in a page: reduces a picture to up to 256 colors. The most frequent of similar colors stays exact. */
export async function toPalette(
  url: string,
): Promise<{ width: number; height: number; palette: number[]; pixels: string }> {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob())
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context === null) throw new Error('This browser has no canvas.')
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const colors = new Uint32Array(width * height)
  for (let at = 0; at < colors.length; at++)
    colors[at] = ((data[at * 4] ?? 0) << 16) | ((data[at * 4 + 1] ?? 0) << 8) | (data[at * 4 + 2] ?? 0)
  const counts = new Map<number, number>()
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1)
  const frequent = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
  for (const bits of [6, 5, 4, 3]) {
    const mask = 0x010101 * (256 - 2 ** (8 - bits))
    const positions = new Map<number, number>()
    const palette: number[] = []
    for (const color of frequent) {
      if (positions.has(color & mask)) continue
      positions.set(color & mask, positions.size)
      palette.push(color >> 16, (color >> 8) & 255, color & 255)
    }
    if (positions.size > 256) continue
    let pixels = ''
    for (const color of colors) pixels += String.fromCharCode(positions.get(color & mask) ?? 0)
    return { width, height, palette, pixels: btoa(pixels) }
  }
  throw new Error('The picture has too many colors.')
}
