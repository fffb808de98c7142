import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { pages } from '#src/shell/pages.ts'
import { readFile, repositoryFiles } from './support/files.ts'
import { parse, walk } from './support/syntax.ts'

/** Facts of a route file. */
interface RouteFile {
  /** Public path: `/compute/vms` for `/_console/compute/vms/`. */
  path: string
  /** True for layouts, whose last segment is not part of the URL. */
  isLayout: boolean
  /** Page of the title in `head`; undefined without `head`. */
  titleOf: string | undefined
  redirects: boolean
}

function readRoute(file: string, text: string): RouteFile | undefined {
  const source = parse(file, text)
  let id: string | undefined
  let titleOf: string | undefined
  let redirects = false
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
    const [argument] = node.arguments
    const literal = argument && ts.isStringLiteral(argument) ? argument.text : undefined
    if (node.expression.text === 'createFileRoute') id = literal
    if (['pageHead', 'sitePageHead'].includes(node.expression.text)) titleOf = literal
    if (node.expression.text === 'redirect') redirects = true
  })
  if (id === undefined) return undefined
  const path = id.replaceAll(/\/_[^/]+/g, '').replace(/\/$/, '') || '/'
  return { path, isLayout: /\/_[^/]+$/.test(id), titleOf, redirects }
}

/** Reason why a route has no title of its own; undefined if it has one. */
function routeProblem({ path, isLayout, titleOf, redirects }: RouteFile): string | undefined {
  if (isLayout || (redirects && titleOf === undefined && !(path in pages))) return undefined
  if (titleOf === undefined) return `${path} has no title`
  return titleOf === path ? undefined : `${path} has the title of ${titleOf}`
}

const route = (id: string, options: string) =>
  readRoute('example.tsx', `createFileRoute('${id}')({ ${options} })`)

describe('the title of a route', () => {
  it.each([
    ['is missing', '/_console/billing', 'component: Billing', '/billing has no title'],
    [
      'is that of another',
      '/_console/team',
      "head: () => pageHead('/account')",
      '/team has the title of /account',
    ],
    ['is there', '/_console/team', "head: () => pageHead('/team')", undefined],
    ['is there, on a path that ends in a slash', '/_site/', "head: () => pageHead('/')", undefined],
    ['is not needed by a layout', '/_console', 'component: ConsoleLayout', undefined],
    [
      'is not needed to lead elsewhere',
      '/_site/old',
      "beforeLoad: () => { throw redirect({ to: '/' }) }",
      undefined,
    ],
  ])('%s', (_, id, options, expected) => {
    expect(routeProblem(route(id, options) ?? expect.fail())).toBe(expected)
  })

  it('is in every route file', () => {
    const routes = repositoryFiles('src/routes/*.tsx').flatMap(
      (file) => readRoute(file, readFile(file)) ?? [],
    )
    expect(routes.length).toBeGreaterThan(0)
    expect(routes.flatMap((each) => routeProblem(each) ?? [])).toEqual([])
  })

  it('is unique', () => {
    const inAreas = Object.values(pages).map(({ title, area }) => `${area}: ${title}`)
    expect(inAreas.filter((title, index) => inAreas.indexOf(title) !== index)).toEqual([])
  })
})
