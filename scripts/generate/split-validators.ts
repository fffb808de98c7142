import { parseAst } from 'rolldown/parseAst'

/** What several tags need. */
const SHARED = 'shared.gen.js'

interface Declaration {
  readonly text: string
  readonly names: readonly string[]
  /** What else of the module's top level it speaks of. */
  readonly needs: ReadonlySet<string>
}

/**
 * Spreads validators over files: one for each tag, which exports `validators` with a member for each operation of it, and one
 * for what several tags need.
 *
 * @param source a module that only declares, among the rest an object `validators` with a member for each operation
 * @param tagOf the tag of each operation, by its id
 * @returns the text of each file, by its name
 */
export function splitValidators(source: string, tagOf: ReadonlyMap<string, string>): Map<string, string> {
  const { declarations, members } = read(source)
  const declaring = new Map(declarations.flatMap((it) => it.names.map((name) => [name, it] as const)))

  const tags = [...new Set(tagOf.values())].sort()
  const users = new Map<Declaration, Set<string>>()
  for (const { id, needs } of members) {
    const tag = tagOf.get(id)
    if (tag === undefined) throw new Error(`No tag is known of ${id}.`)
    for (const declaration of withAllBelow(needs, declaring)) {
      users.set(declaration, (users.get(declaration) ?? new Set()).add(tag))
    }
  }
  const isShared = (it: Declaration) => (users.get(it)?.size ?? 0) > 1
  const isOf = (tag: string) => (it: Declaration) => users.get(it)?.has(tag) && !isShared(it)

  const files = new Map<string, string>()
  const taken = new Set<string>()
  for (const tag of tags) {
    const own = declarations.filter(isOf(tag))
    const table = members.filter(({ id }) => tagOf.get(id) === tag)
    const names = [...new Set([...own, ...table].flatMap((it) => [...it.needs]))]
    const imported = names.filter((name) => isShared(declaring.get(name) as Declaration)).sort()
    for (const name of imported) taken.add(name)
    files.set(
      `${tag}.gen.js`,
      `import { ${imported.join(', ')} } from './${SHARED}'\n${textOf(own)}export const validators = {\n${table.map(({ text }) => `\t${text}`).join(',\n')}\n}\n`,
    )
  }
  const shared = textOf(declarations.filter(isShared))
  return files.set(SHARED, `${shared}export { ${[...taken].sort().join(', ')} }\n`)
}

const textOf = (declarations: readonly Declaration[]) => declarations.map(({ text }) => `${text}\n`).join('')

/** What `names` declare, and all that this needs in turn. */
function withAllBelow(
  names: Iterable<string>,
  declaring: ReadonlyMap<string, Declaration>,
): ReadonlySet<Declaration> {
  const found = new Set<Declaration>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const declaration = declaring.get(name) as Declaration
    if (found.has(declaration)) continue
    found.add(declaration)
    open.push(...declaration.needs)
  }
  return found
}

/** Takes a module apart. Throws where its top level does more than to declare: that could not be put into some file or other. */
function read(source: string) {
  const statements = (parseAst(source) as unknown as { body: Node[] }).body
  const textOf = ({ start, end }: Node) => source.slice(start, end)
  const declared: { node: Node; names: string[] }[] = []
  let table: Node | undefined
  for (const node of statements) {
    // Of `validators` alone, which are exported anew.
    if (node.type === 'ExportNamedDeclaration') continue
    const names = namesOf(node)
    if (names.includes('validators')) table = node.declarations?.[0]?.init
    else declared.push({ node, names })
  }
  if (table === undefined) throw new Error('There is no object `validators`.')
  const known = new Set(declared.flatMap(({ names }) => names))
  const needsOf = (node: Node, names: readonly string[] = []) =>
    new Set([...identifiers(node)].filter((name) => known.has(name) && !names.includes(name)))
  return {
    declarations: declared.map(
      ({ node, names }): Declaration => ({ names, text: textOf(node), needs: needsOf(node, names) }),
    ),
    members: (table.properties ?? []).map((member) => ({
      id: member.key?.name ?? '',
      text: textOf(member),
      needs: needsOf(member),
    })),
  }
}

function namesOf(node: Node): string[] {
  if (node.type === 'FunctionDeclaration' && node.id?.name) return [node.id.name]
  if (node.type !== 'VariableDeclaration') throw new Error(`A ${node.type} stands at the top level.`)
  return (node.declarations ?? []).map(({ id }) => {
    if (id?.name === undefined) throw new Error('A declaration at the top level takes something apart.')
    return id.name
  })
}

/** All names that stand in it. Those of properties as well: what is taken for a need although it is none does no harm. */
function identifiers(node: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const part of node) identifiers(part, into)
  else if (typeof node === 'object' && node !== null) {
    const { type, name } = node as Node & { readonly name?: unknown }
    if (type === 'Identifier' && typeof name === 'string') into.add(name)
    else for (const part of Object.values(node)) identifiers(part, into)
  }
  return into
}

/** As much of ESTree as is looked at. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly id?: { readonly name?: string }
  readonly declarations?: readonly (Node & { readonly init?: Node })[]
  readonly properties?: readonly (Node & { readonly key?: { readonly name?: string } })[]
}
