import assert from 'node:assert/strict'
import type { Project } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, problemOf, type Request } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import { createVm, getVm, vmThatIs } from './support/vms.ts'

const projects = async (api: Api, more: Request = {}): Promise<readonly Project[]> =>
  bodyOf(await api.send('listProjects', more)).items

const create = async (api: Api, name = 'Contract test'): Promise<Project> =>
  bodyOf(await api.send('createProject', { body: { name, description: 'For a while' } }))

const pathOf = ({ id }: { readonly id: string }) => ({ projectId: id })

const move = (api: Api, project: { readonly id: string }, resourceIds: readonly string[]) =>
  api.send('moveResources', { path: pathOf(project), body: { resourceIds } })

/** Project of a seeded VM, and another one. */
async function homeAndOther(api: Api) {
  const vm = await vmThatIs(api, 'running')
  const all = await projects(api)
  const home = all.find(({ id }) => id === vm.projectId)
  const other = all.find(({ id }) => id !== vm.projectId)
  assert.ok(home && other)
  return { vm, home, other }
}

export const projectCases: readonly ContractCase[] = [
  reaches('listProjects', '200', 'the default first, then by name, with search', async (api) => {
    const response = await api.send('listProjects')
    const [first, ...others] = bodyOf(response).items
    assert.equal(first?.isDefault, true)
    const names = others.map(({ name }) => name)
    assert.deepEqual(names, names.toSorted(new Intl.Collator('en').compare))
    assert.ok(others.every(({ isDefault }) => !isDefault))
    const found = await projects(api, { query: { q: 'SHOP edge' } })
    assert.deepEqual(
      found.map(({ name }) => name),
      ['Storefront'],
    )
    return response
  }),

  reaches('getProject', '200', 'matches the list', async (api) => {
    const project = await create(api)
    const response = await api.send('getProject', { path: pathOf(project) })
    assert.deepEqual(bodyOf(response), project)
    assert.deepEqual(
      (await projects(api)).find(({ id }) => id === project.id),
      project,
    )
    return response
  }),

  reaches('createProject', '201', 'without the space around its name', async (api) => {
    const response = await api.send('createProject', { body: { name: ' Night shift ' } })
    const { name, description, isDefault } = bodyOf(response)
    assert.deepEqual(
      { name, description, isDefault },
      { name: 'Night shift', description: '', isDefault: false },
    )
    return response
  }),

  reaches('createProject', '409 name_taken', 'a taken name, ignoring case', async (api) => {
    await create(api, 'Night shift')
    const response = await api.send('createProject', { body: { name: 'NIGHT shift' } })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/name')
    return response
  }),

  reaches(
    'createProject',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'project-0001' }
      await api.send('createProject', { body: { name: 'One' }, headers })
      return api.send('createProject', { body: { name: 'Two' }, headers })
    },
  ),

  reaches('updateProject', '200', 'changes the sent fields, also in costs and lists', async (api) => {
    const project = await create(api)
    const response = await api.send('updateProject', { path: pathOf(project), body: { name: 'Renamed' } })
    const { name, description } = bodyOf(response)
    assert.deepEqual({ name, description }, { name: 'Renamed', description: 'For a while' })
    return response
  }),

  reaches('updateProject', '409 name_taken', 'a taken name', async (api) => {
    const project = await create(api)
    const [other] = await projects(api)
    assert.equal(
      (await api.send('updateProject', { path: pathOf(project), body: { name: project.name } })).status,
      200,
    )
    return api.send('updateProject', { path: pathOf(project), body: { name: other?.name ?? '' } })
  }),

  reaches('deleteProject', '204', 'an empty one', async (api) => {
    const project = await create(api)
    const response = await api.send('deleteProject', { path: pathOf(project) })
    assert.equal((await api.send('getProject', { path: pathOf(project) })).outcome, '404 not_found')
    return response
  }),

  reaches('deleteProject', '400 invalid_move_target', 'itself, and an unknown project', async (api) => {
    const project = await create(api)
    const nowhere = { path: pathOf(project), query: { moveTo: 'prj_nowhere' } }
    assert.equal((await api.send('deleteProject', nowhere)).outcome, '400 invalid_move_target')
    return api.send('deleteProject', { path: pathOf(project), query: { moveTo: project.id } })
  }),

  reaches('deleteProject', '409 default_project', 'the default project', async (api) => {
    const project = (await projects(api)).find(({ isDefault }) => isDefault)
    return api.send('deleteProject', { path: pathOf(project ?? { id: '' }) })
  }),

  reaches('deleteProject', '409 project_not_empty', 'a project with resources and no target', async (api) => {
    const [vm] = bodyOf(await createVm(api, { names: ['moved-along'] })).items
    const project = await create(api)
    await move(api, project, [vm?.id ?? ''])
    return api.send('deleteProject', { path: pathOf(project) })
  }),

  behaves('deleteProject', 'moves its resources to another project', async (api) => {
    const { vm, other } = await homeAndOther(api)
    const project = await create(api)
    await move(api, project, [vm.id])
    const response = await api.send('deleteProject', { path: pathOf(project), query: { moveTo: other.id } })
    assert.equal(response.status, 204)
    assert.equal((await getVm(api, vm.id)).projectId, other.id)
  }),

  reaches('moveResources', '200', 'resources of all types', async (api) => {
    const { vm, home, other } = await homeAndOther(api)
    const { items: volumes } = bodyOf(await api.send('listVolumes', { query: { projectId: home.id } }))
    const volume = volumes[0]
    assert.ok(volume, 'the project of the VM has no volume')
    const deleting = await vmThatIs(api, 'stopped')
    await api.send('deleteVm', { path: { vmId: deleting.id } })
    const response = await move(api, other, [vm.id, volume.id, deleting.id, 'vm_nowhere'])
    assert.deepEqual(
      bodyOf(response).items.map(({ resourceId, outcome }) => [resourceId, outcome]),
      [
        [vm.id, 'moved'],
        [volume.id, 'moved'],
        [deleting.id, deleting.projectId === other.id ? 'unchanged' : 'failed'],
        ['vm_nowhere', 'not_found'],
      ],
    )
    assert.equal((await getVm(api, vm.id)).projectId, other.id)
    const again = bodyOf(await move(api, other, [vm.id])).items
    assert.deepEqual(
      again.map(({ outcome }) => outcome),
      ['unchanged'],
    )
    const { items: notifications } = bodyOf(await api.send('listVmActivity', { path: { vmId: vm.id } }))
    assert.equal(notifications[0]?.summary, `Moved ${vm.name} from ${home.name} to ${other.name}`)
    return response
  }),

  reaches('listProjectUsage', '200', 'matches the lists, with the last actor', async (api) => {
    const response = await api.send('listProjectUsage')
    const { items } = bodyOf(response)
    assert.deepEqual(
      items.map(({ projectId }) => projectId),
      (await projects(api)).map(({ id }) => id),
    )
    for (const { projectId, resources } of items) {
      const { total } = bodyOf(await api.send('listVms', { query: { projectId } }))
      assert.equal(resources.find(({ type }) => type === 'vm')?.count ?? 0, total)
    }
    const project = await create(api)
    const mine = bodyOf(await api.send('listProjectUsage')).items.find(
      ({ projectId }) => projectId === project.id,
    )
    assert.deepEqual(mine?.resources, [])
    assert.deepEqual(
      mine?.members.map(({ name }) => name),
      ['Ada Keller'],
    )
    return response
  }),

  behaves('listProjectUsage', 'past costs and members stay behind', async (api) => {
    const { vm } = await homeAndOther(api)
    const project = await create(api)
    await api.send('moveResources', { as: 'admin', path: pathOf(project), body: { resourceIds: [vm.id] } })
    const { items } = bodyOf(await api.send('listProjectUsage'))
    const mine = items.find(({ projectId }) => projectId === project.id)
    assert.deepEqual(mine?.resources, [{ type: 'vm', count: 1 }])
    assert.deepEqual(mine?.members.map(({ name }) => name).toSorted(), ['Ada Keller', 'Marcus Oyelaran'])
  }),

  reaches('listProjectCosts', '200', "adds up to the dashboard's total", async (api) => {
    const response = await api.send('listProjectCosts')
    const total = async () => {
      const { items } = bodyOf(await api.send('listProjectCosts'))
      return items.reduce((sum, { cost }) => sum + cost.amount, 0)
    }
    const before = await total()
    assert.equal(before, bodyOf(await api.send('getDashboardSpend')).current.amount)
    // Past costs stay in the old project.
    const { vm, home, other } = await homeAndOther(api)
    const costOf = async (id: string) =>
      bodyOf(await api.send('listProjectCosts')).items.find(({ projectId }) => projectId === id)?.cost.amount
    const there = await costOf(other.id)
    const here = await costOf(home.id)
    await move(api, other, [vm.id])
    assert.deepEqual([await costOf(home.id), await costOf(other.id)], [here, there])
    await api.mocks.advance('P1D')
    assert.ok(Number(await costOf(other.id)) > Number(there))
    return response
  }),
]
