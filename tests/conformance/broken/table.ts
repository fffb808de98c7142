import { operationOf } from '../../contract/suite/contract.ts'
import type { Variant } from './variants/variant.ts'

/** Documentation of all variants in Markdown. */
export function tableOf(variants: readonly Variant[]): string {
  const withHooks = variants.filter(({ needsHooks }) => needsHooks)
  const tags = new Set(variants.flatMap(tagsOf))
  return `# Broken servers

Each of these servers is the mock with one defect. The conformance checks have to detect it, and to fail for no other reason. This file is
generated: \`npx vitest run --project conformance tests/conformance/broken -u\`.

${variants.length} defects in ${tags.size} tags are detected, ${variants.length - withHooks.length} of them without test hooks.

${table(variants)}
`
}

const table = (variants: readonly Variant[]): string =>
  [
    '| a server that … | tag | check | hooks |',
    '|---|---|---|---|',
    ...variants.map(
      (it) =>
        `| ${it.name} | ${tagsOf(it).join(', ') || 'all'} | \`${it.caughtBy}\` | ${it.needsHooks ? 'needed' : ''} |`,
    ),
  ].join('\n')

const tagsOf = ({ operations }: Variant): string[] =>
  operations === 'all' ? [] : [...new Set(operations.map((id) => operationOf(id).tag))]
