/** Radii of the rings; outer ones are fainter. */
const rings = [90, 140, 190, 240, 290] as const

/** Decoration: large version of the logo's halo. The caller sets size and position. */
export function Rings({ className }: { readonly className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 600 600"
      fill="none"
      stroke="var(--ui-link)"
      strokeLinecap="round"
      pointerEvents="none"
      aria-hidden="true"
      focusable="false"
    >
      {rings.map((radius, ring) => (
        <circle
          key={radius}
          cx="300"
          cy="300"
          r={radius}
          strokeWidth={ring === 0 ? 3 : 1.25}
          strokeDasharray={ring === 0 ? undefined : `${Math.round(radius * (0.9 + ring * 0.35))} ${radius}`}
          opacity={0.75 - ring * 0.14}
          transform={`rotate(${200 + ring * 47} 300 300)`}
        />
      ))}
      {rings.map((radius, ring) => (
        <circle
          key={radius}
          cx="300"
          cy={300 - radius}
          r={ring === 0 ? 7 : 5}
          fill="var(--ui-link)"
          stroke="none"
          opacity={0.95 - ring * 0.15}
          transform={`rotate(${40 + ring * 68} 300 300)`}
        />
      ))}
    </svg>
  )
}
