// Hand-written types of the generated `siteRouteTree.gen.js`: those of the tree of all routes, so links across entries type-check.
export { routeTree } from './routeTree.gen.ts'
