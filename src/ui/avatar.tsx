import { useState } from 'react'
import classes from './avatar.module.css'
import { initials } from './initials.ts'

/** A person's picture, or their initials. Stands beside or within what names them, so it says nothing of its own. */
export function Avatar({
  name,
  src,
  size = '2rem',
}: {
  readonly name: string
  /** Where the picture lies (`avatarAddress`); null where there is none. */
  readonly src: string | null
  /** @default '2rem' */
  readonly size?: string
}) {
  // What can't be had falls back to the initials, until there is another one.
  const [failedUrl, setLost] = useState<string | null>(null)
  return (
    <span
      className={classes.avatar}
      style={{ width: size, height: size, fontSize: `calc(${size} * 0.375)` }}
      aria-hidden="true"
    >
      {src !== null && src !== failedUrl ? (
        <img src={src} alt="" onError={() => setLost(src)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
