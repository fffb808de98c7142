import assert from 'node:assert/strict'
import type { SavedView } from '#src/api/generated/types.gen.ts'
import { type Api, bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'

const body = { name: 'Stopped VMs', path: '/compute/vms', query: 'status=stopped' }

const save = async (api: Api, change: object = {}, as: 'owner' | 'admin' = 'owner'): Promise<SavedView> =>
  bodyOf(await api.send('createSavedView', { as, body: { ...body, ...change } }))

const namesFor = async (api: Api, as: 'owner' | 'admin' | 'viewer') =>
  bodyOf(await api.send('listSavedViews', { as, query: { path: body.path } })).items.map(({ name }) => name)

export const savedViewCases: readonly ContractCase[] = [
  reaches('listSavedViews', '200', 'own and shared views of a page, by name', async (api) => {
    await save(api, { name: 'zz private' })
    await save(api, { name: 'aa shared', isShared: true })
    await save(api, { name: 'aa of another page', path: '/monitoring/logs' })
    const names = await namesFor(api, 'owner')
    assert.equal(names[0], 'aa shared')
    assert.equal(names.at(-1), 'zz private')
    assert.ok(!names.includes('aa of another page'))
    assert.ok((await namesFor(api, 'viewer')).includes('aa shared'))
    assert.ok(!(await namesFor(api, 'viewer')).includes('zz private'))
    return api.send('listSavedViews')
  }),

  reaches('createSavedView', '201', 'private unless shared', async (api) => {
    const response = await api.send('createSavedView', { body })
    const { id, createdBy, ...view } = bodyOf(response)
    assert.equal(createdBy.kind, 'user')
    assert.deepEqual(view, {
      ...body,
      isShared: false,
      isOwn: true,
      createdAt: view.createdAt,
      updatedAt: view.createdAt,
    })
    const { items } = bodyOf(await api.send('listSavedViews'))
    assert.ok(items.some((it) => it.id === id))
    return response
  }),

  reaches('createSavedView', '409 name_taken', 'a name on the same page, ignoring case', async (api) => {
    await save(api)
    await save(api, { path: '/compute/containers' })
    const response = await api.send('createSavedView', { body: { ...body, name: 'stopped vms' } })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/name')
    return response
  }),

  behaves('createSavedView', 'does not see the names of private views of other members', async (api) => {
    await save(api)
    await save(api, {}, 'admin')
  }),

  reaches('createSavedView', '409 idempotency_key_reused', 'a key used for another body', async (api) => {
    const headers = { 'idempotency-key': 'saved-view-0001' }
    await api.send('createSavedView', { body, headers })
    return api.send('createSavedView', { body: { ...body, name: 'Other' }, headers })
  }),

  reaches('createSavedView', '422 validation_failed', 'an address of another site', async (api) => {
    const response = await api.send('createSavedView', { body: { ...body, path: '//evil.example' } })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/path')
    return response
  }),

  reaches('updateSavedView', '200', 'renames, shares and replaces the address', async (api) => {
    const { id } = await save(api)
    const change = { name: 'Renamed', isShared: true, query: 'status=error' }
    const response = await api.send('updateSavedView', { path: { savedViewId: id }, body: change })
    const { name, isShared, query } = bodyOf(response)
    assert.deepEqual({ name, isShared, query }, change)
    assert.ok((await namesFor(api, 'viewer')).includes('Renamed'))
    return response
  }),

  reaches('updateSavedView', '403 not_the_creator', 'a view that someone else shares', async (api) => {
    const { id } = await save(api, { isShared: true })
    return api.send('updateSavedView', { as: 'admin', path: { savedViewId: id }, body: { name: 'Mine' } })
  }),

  reaches('updateSavedView', '404 not_found', 'a private view of someone else', async (api) => {
    const { id } = await save(api)
    return api.send('updateSavedView', { as: 'admin', path: { savedViewId: id }, body: { name: 'Mine' } })
  }),

  reaches('updateSavedView', '409 name_taken', 'the name of another view', async (api) => {
    await save(api)
    const { id } = await save(api, { name: 'Another' })
    const same = await api.send('updateSavedView', { path: { savedViewId: id }, body: { name: 'ANOTHER' } })
    assert.equal(same.status, 200)
    return api.send('updateSavedView', { path: { savedViewId: id }, body: { name: body.name } })
  }),

  reaches('deleteSavedView', '204', 'is no longer listed', async (api) => {
    const { id } = await save(api)
    const response = await api.send('deleteSavedView', { path: { savedViewId: id } })
    assert.ok(!(await namesFor(api, 'owner')).includes(body.name))
    return response
  }),

  reaches('deleteSavedView', '403 not_the_creator', 'a shared view of someone else', async (api) => {
    const { id } = await save(api, { isShared: true })
    return api.send('deleteSavedView', { as: 'viewer', path: { savedViewId: id } })
  }),

  behaves('deleteSavedView', 'lets those who manage the team delete shared views', async (api) => {
    const { id } = await save(api, { isShared: true })
    const response = await api.send('deleteSavedView', { as: 'admin', path: { savedViewId: id } })
    assert.equal(response.status, 204)
  }),

  behaves('removeMember', 'deletes private views, and keeps shared ones', async (api) => {
    await save(api, { name: 'Private of the admin' }, 'admin')
    await save(api, { name: 'Shared by the admin', isShared: true }, 'admin')
    const { items } = bodyOf(await api.send('listMembers', { query: { q: 'admin@nimbus.example' } }))
    await api.send('removeMember', { path: { memberId: items[0]?.id ?? '' } })
    assert.ok((await namesFor(api, 'owner')).includes('Shared by the admin'))
  }),
]
