import { useMemo } from 'react'
import { encode } from 'uqr'
import classes from './security.module.css'

/** Width of the quiet zone in modules. Scanners need it to find the code (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** QR code, dark on light in both color schemes: some scanners can't read inverted codes. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
    const path = data
      .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
      .join('')
    return { size, path }
  }, [text])
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
