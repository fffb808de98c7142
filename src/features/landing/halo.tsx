import classes from './landing.module.css'

/** Radii of the rings; they grow fainter outwards. */
const rings = [90, 140, 190, 240, 290] as const

/** Decoration of the hero: the logo's halo around a machine room of dots. */
export function Halo() {
  return (
    <svg className={classes.halo} viewBox="0 0 600 600" fill="none" aria-hidden="true" focusable="false">
      {rings.map((radius, ring) => (
        <circle
          key={radius}
          cx="300"
          cy="300"
          r={radius}
          stroke="currentColor"
          strokeWidth={ring === 0 ? 3 : 1.25}
          strokeDasharray={ring === 0 ? undefined : `${radius * (0.9 + ring * 0.35)} ${radius * 0.4}`}
          strokeLinecap="round"
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
          fill="currentColor"
          opacity={0.95 - ring * 0.15}
          transform={`rotate(${40 + ring * 68} 300 300)`}
        />
      ))}
    </svg>
  )
}
