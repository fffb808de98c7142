import { useState } from 'react'
import { REGIONS } from '#src/domain/region.ts'
import { CONTINENTS, placeOnMap, regionIn } from './data-centers.ts'
import classes from './world-map.module.css'

/** Data centers on a map and in an equivalent list. Hovering a list entry highlights its dot. */
export function WorldMap() {
  const [pointedAt, setPointedAt] = useState<string>()
  return (
    <>
      <div className={classes.map} aria-hidden="true">
        <div className={classes.land} />
        {CONTINENTS.flatMap(({ dataCenters }) =>
          dataCenters.map((dataCenter) => {
            const { left, top } = placeOnMap(dataCenter)
            return (
              <span
                key={dataCenter.city}
                className={classes.place}
                data-lit={dataCenter.city === pointedAt || undefined}
                data-side={left > 50 ? 'left' : 'right'}
                data-region={regionIn(dataCenter.city) !== undefined || undefined}
                style={{ left: `${left}%`, top: `${top}%` }}
              >
                <span className={classes.city}>{dataCenter.city}</span>
              </span>
            )
          }),
        )}
      </div>
      <p className={classes.legend}>
        <span className={classes.key} aria-hidden="true" />
        The {REGIONS.length} compute regions, named in the list, run what you create in the console. All other
        data centers serve DNS and the CDN.
      </p>
      <div className={classes.continents}>
        {CONTINENTS.map(({ name, dataCenters }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ul>
              {dataCenters.map(({ city }) => (
                <li
                  key={city}
                  onPointerEnter={() => setPointedAt(city)}
                  onPointerLeave={() => setPointedAt(undefined)}
                >
                  <span>
                    {city}
                    {regionIn(city) && <code className="mono">{regionIn(city)?.id}</code>}
                  </span>
                  <span className={classes.active}>Active</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
