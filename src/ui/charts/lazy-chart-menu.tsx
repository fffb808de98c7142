import { onDemand } from '../on-demand.tsx'

/** Loads with the first chart: menus are too large for the budget of pages that need one for nothing else. */
export const ChartMenu = onDemand(() => import('./chart-menu.tsx'))
