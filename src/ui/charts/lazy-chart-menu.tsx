import { onDemand } from '../on-demand.tsx'
import classes from './charts.module.css'

/** Loads with the first chart: menus are too large for the budget of pages that need one for nothing else. */
export const ChartMenu = onDemand(
  () => import('./chart-menu.tsx'),
  () => <span className={classes.menuPlace} />,
)
