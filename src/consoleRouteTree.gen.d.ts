// By hand: the tree beside it is generated without types. It is a part of the whole one, which says what links may lead to.
export { routeTree } from './routeTree.gen.ts'
