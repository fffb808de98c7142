import { describe, expect, it } from 'vitest'
import { operations } from '#mocks/contract/operations.gen.ts'
import { readFile, repositoryFiles } from './support/files.ts'
import { findUnguardedWrites } from './support/writes.ts'

const writes = new Set(
  Object.values(operations).flatMap(({ id, method }) => (method === 'GET' ? [] : [id as string])),
)

const IMPORT = "import { stopVm } from '#src/api/generated/sdk.gen.ts'\n"

/** Lines after the import. */
const find = (text: string) => findUnguardedWrites('example.tsx', IMPORT + text, writes)

describe('writes of the app', () => {
  it.each([
    ['in an event handler', 'function Stop() { const stop = () => stopVm({ path }) }'],
    ['in JSX', 'function Stop() { return <button onClick={() => stopVm({ path })} /> }'],
    ['in an effect', 'function Stop() { useEffect(() => void stopVm({ path })) }'],
    ['in a function of a component', 'function Stop() { function close() { stopVm({ path }) } }'],
  ])('are found outside a mutation %s', (_, text) =>
    expect(find(text)).toEqual([{ line: 2, what: 'stopVm' }]),
  )

  it.each(['save.mutateAsync()', 'const { mutateAsync } = useMutation({})'])(
    'are found where they bypass the check: %s',
    (text) => expect(find(text)).toEqual([{ line: 2, what: 'mutateAsync' }]),
  )

  it.each([
    'function useStop() { return useMutation({ mutationFn: () => stopVm({ path }) }) }',
    'function Scale() { const scale = useChange(vm, { call: ({ id }) => stopVm({ path: { id } }) }) }',
    'const update = ({ id }: Vm) => stopVm({ path: { id } })',
    'const actions = { stop: { call: ({ id }: Vm) => stopVm({ path: { id } }) } }',
    'function Stop() { const can = useCan(requiredPermission.stopVm) }',
    'function Turn() { const { turn } = useSwitches<Vm>({ save: (vm) => change.mutateAsync(vm) }) }',
  ])('are permitted in a mutation: %s', (text) => expect(find(text)).toEqual([]))

  it('run in a mutation, which ignores double clicks', () => {
    const exempt = /^src\/api\/(generated\/|use-mutation\.ts$)|\.test\.tsx?$/
    const files = repositoryFiles('src/*.ts', 'src/*.tsx').filter((path) => !exempt.test(path))
    expect(files).not.toEqual([])
    const found = files.flatMap((path) =>
      findUnguardedWrites(path, readFile(path), writes).map(({ line, what }) => `${path}:${line} ${what}`),
    )
    expect(found).toEqual([])
  })
})
