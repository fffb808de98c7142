import { REGIONS, type RegionEntry } from '#src/domain/region.ts'

export interface DataCenter {
  readonly city: string
  /** Degrees east. */
  readonly longitude: number
  /** Degrees north. */
  readonly latitude: number
}

export interface Continent {
  readonly name: string
  readonly dataCenters: readonly DataCenter[]
}

const at = (city: string, latitude: number, longitude: number): DataCenter => ({ city, longitude, latitude })

/** Data centers by continent. All are active. */
export const CONTINENTS: readonly Continent[] = [
  {
    name: 'North America',
    dataCenters: [
      at('New York', 40.7, -74),
      at('San Francisco', 37.8, -122.4),
      at('Toronto', 43.7, -79.4),
      at('Dallas', 32.8, -96.8),
    ],
  },
  {
    name: 'Europe',
    dataCenters: [
      at('London', 51.5, -0.1),
      at('Frankfurt', 50.1, 8.7),
      at('Amsterdam', 52.4, 4.9),
      at('Paris', 48.9, 2.4),
    ],
  },
  {
    name: 'Asia Pacific',
    dataCenters: [
      at('Singapore', 1.35, 103.8),
      at('Tokyo', 35.7, 139.7),
      at('Sydney', -33.9, 151.2),
      at('Mumbai', 19.1, 72.9),
    ],
  },
  {
    name: 'South America',
    dataCenters: [at('São Paulo', -23.6, -46.6), at('Santiago', -33.4, -70.7)],
  },
  {
    name: 'Middle East',
    dataCenters: [at('Dubai', 25.2, 55.3)],
  },
]

/** Console region in a city; undefined if the city has no region for sale. */
export function regionIn(city: string): RegionEntry | undefined {
  return REGIONS.find((region) => region.city === city)
}

/** Bounds of `world.svg` in degrees (equirectangular projection). */
const MAP = { west: -170, east: 180, north: 76, south: -56 } as const

/** Position on the map, in percent from the left and top edges. */
export function placeOnMap({ longitude, latitude }: DataCenter): {
  readonly left: number
  readonly top: number
} {
  return {
    left: percentage(longitude - MAP.west, MAP.east - MAP.west),
    top: percentage(MAP.north - latitude, MAP.north - MAP.south),
  }
}

/** Percentage with two decimals, so server and browser render the same text. */
function percentage(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100
}
