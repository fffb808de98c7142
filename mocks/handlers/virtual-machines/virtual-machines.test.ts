import { beforeEach, describe, expect, test } from 'vitest'
import { cloudUnderTest } from '#tests/support/cloud.ts'

let cloud: Awaited<ReturnType<typeof cloudUnderTest>>
beforeEach(async () => {
  cloud = await cloudUnderTest()
})

const names = async (query: string, key?: string): Promise<string[]> => {
  const { body } = await cloud.call('GET', `/vms?${query}`, undefined, key)
  return body.items.map((vm: { name: string }) => vm.name)
}

describe('the list', () => {
  test('finds by name, address, image, size, region and tag, ignoring case', async () => {
    expect(await names('q=WEB-prod+lemp')).toEqual([])
    expect(await names('q=WEB-prod+nginx')).toEqual(['web-prod-01', 'web-prod-02'])
    expect(await names('q=freebsd')).toEqual(['backup-archive'])
    expect(await names('q=tokyo')).toEqual(['edge-tokyo-01'])
    expect(await names('q=schedule:nightly')).toEqual(['analytics-etl'])
    const { id, privateIp } = await cloud.vm('db-primary')
    expect(await names(`q=${id}`)).toEqual(['db-primary'])
    expect(await names(`q=${privateIp}`)).toContain('db-primary')
  })

  test('combines filters: any status, every tag', async () => {
    expect(await names('status=stopped&status=error')).toEqual([
      'analytics-etl',
      'ci-runner-02',
      'edge-tokyo-01',
      'staging-api-01',
    ])
    expect(await names('status=stopped&region=us-west&tag=role:ci&tag=team:platform')).toEqual([
      'ci-runner-02',
    ])
    expect(await names('sizeId=size_gpu1xH200&imageId=img_pytorch')).toEqual(['ml-training-01'])
  })

  test('sorts VMs that are off last by uptime in both directions', async () => {
    expect((await names('sort=-monthlyCost,name')).slice(0, 3)).toEqual([
      'ml-training-01',
      'db-primary',
      'db-replica',
    ])
    const off = ['analytics-etl', 'ci-runner-02', 'edge-tokyo-01', 'staging-api-01']
    for (const sort of ['uptime', '-uptime']) {
      const sorted = await names(`sort=${sort}&pageSize=100`)
      expect(sorted.slice(-4).sort()).toEqual(off)
    }
    expect((await names('sort=-uptime'))[0]).toBe('bastion-us')
  })

  test('returns the total beyond the last page', async () => {
    const { body } = await cloud.call('GET', '/vms?page=9&pageSize=10')
    expect(body).toMatchObject({ items: [], page: 9, pageSize: 10, total: 25 })
  })

  test('has a summary that matches the list', async () => {
    const { body: summary } = await cloud.call('GET', '/vms/summary')
    const { body: list } = await cloud.call('GET', '/vms?pageSize=100')
    const sum = (of: (vm: { monthlyCost: { amount: number }; vcpus: number }) => number) =>
      list.items.map(of).reduce((a: number, b: number) => a + b, 0)
    expect(summary.total).toBe(list.total)
    expect(summary.vcpus).toBe(sum((vm) => vm.vcpus))
    expect(summary.monthlyCost.amount).toBe(sum((vm) => vm.monthlyCost.amount))
    const running = list.items.filter((vm: { metrics: unknown }) => vm.metrics !== null)
    const weighted = (of: (vm: { vcpus: number; metrics: { cpuPercent: number } }) => number) =>
      running.map(of).reduce((a: number, b: number) => a + b, 0)
    const mean = weighted((vm) => vm.vcpus * vm.metrics.cpuPercent) / weighted((vm) => vm.vcpus)
    expect(summary.averageCpuPercent).toBeCloseTo(mean, 1)
  })
})

describe('tenancy', () => {
  test('hides a VM from other organizations', async () => {
    const { id } = await cloud.vm('web-prod-01')
    const key = 'nimbus_kestrel_owner'
    for (const path of ['', '/metrics', '/activity', '/logs']) {
      expect((await cloud.call('GET', `/vms/${id}${path}`, undefined, key)).status).toBe(404)
    }
    for (const path of ['/start', '/stop', '/restart']) {
      expect((await cloud.call('POST', `/vms/${id}${path}`, undefined, key)).status).toBe(404)
    }
    expect((await cloud.call('DELETE', `/vms/${id}`, undefined, key)).status).toBe(404)
    expect((await cloud.call('PATCH', `/vms/${id}`, { name: 'x' }, key)).status).toBe(404)
    expect(await names('', key)).toEqual(['scratch', 'warehouse', 'web-prod-01'])
  })
})

describe('creating', () => {
  const vmBody = async (changes: Record<string, unknown> = {}) => {
    const { body } = await cloud.call('GET', '/networks?region=us-east')
    const keys = await cloud.call('GET', '/ssh-keys')
    return {
      names: ['new-01'],
      region: 'us-east',
      imageId: 'img_debian13',
      sizeId: 'size_standard',
      networkId: body.items[0].id,
      sshKeyIds: [keys.body.items[0].id],
      ...changes,
    }
  }
  const problemOf = async (changes: Record<string, unknown>, key?: string) => {
    const { status, body } = await cloud.call('POST', '/vms', await vmBody(changes), key)
    return [status, body.code, ...(body.errors ?? []).map((it: { pointer: string }) => it.pointer)]
  }

  test('assigns each VM an address and the default project', async () => {
    const { body } = await cloud.call('POST', '/vms', await vmBody({ names: ['n-1', 'n-2'] }))
    const [a, b] = body.items
    expect(a.privateIp).not.toBe(b.privateIp)
    const taken = (await cloud.call('GET', '/vms?pageSize=100')).body.items.filter(
      (vm: { networkId: string; privateIp: string }) =>
        vm.networkId === a.networkId && vm.privateIp === a.privateIp,
    )
    expect(taken).toHaveLength(1)
    expect(a.projectId).toBe((await cloud.vm('bastion-us')).projectId)
  })

  test('reports all unknown references at once', async () => {
    const changes = {
      imageId: 'img_none',
      sizeId: 'size_none',
      networkId: 'net_none',
      sshKeyIds: ['ssh_none'],
      projectId: 'prj_none',
    }
    expect(await problemOf(changes)).toEqual([
      422,
      'unknown_reference',
      '/imageId',
      '/sizeId',
      '/networkId',
      '/sshKeyIds/0',
      '/projectId',
    ])
  })

  test('finds only networks of the organization and region', async () => {
    const { networkId } = await vmBody()
    expect(await problemOf({ region: 'eu-west', networkId })).toEqual([
      422,
      'unknown_reference',
      '/networkId',
    ])
    expect(await problemOf({}, 'nimbus_kestrel_owner')).toContain('unknown_reference')
  })

  test('rejects incompatible choices', async () => {
    expect(await problemOf({ sizeId: 'size_basic', imageId: 'img_pytorch' })).toEqual([
      422,
      'disk_too_small',
      '/sizeId',
    ])
    const { body } = await cloud.call('GET', '/networks?region=ap-south')
    const there = { region: 'ap-south', networkId: body.items[0].id }
    expect(await problemOf({ ...there, sizeId: 'size_gpu1xH200' })).toEqual([
      422,
      'size_not_offered',
      '/sizeId',
    ])
    expect(await problemOf({ names: ['new', 'web-prod-01'] })).toEqual([409, 'name_taken', '/names/1'])
    expect(await problemOf({ sizeId: 'size_gpu8xH200', names: ['g-1', 'g-2'] })).toEqual([
      409,
      'quota_exceeded',
      '/sizeId',
    ])
    expect((await cloud.call('GET', '/vms')).body.total).toBe(25)
  })

  test('reports how much of a quota is missing', async () => {
    const { body } = await cloud.call(
      'POST',
      '/vms',
      await vmBody({ sizeId: 'size_gpu8xH200', names: ['g-1', 'g-2'] }),
    )
    expect(body.detail).toBe('This needs 16 more GPUs, but only 15 of 16 are left.')
    expect(body.errors[0].message).toBe('GPUs: 16 needed, 15 left.')
  })

  test('names one of a quota in the singular', async () => {
    cloud = await cloudUnderTest({ seedVariants: ['quota-reached'] })
    const { body } = await cloud.call('POST', '/vms', await vmBody({ names: ['one'] }))
    expect(body.detail).toBe('This needs 1 more virtual machine, but only 0 of 25 are left.')
  })
})

describe('changing', () => {
  test('renames and tags, and records both as activities', async () => {
    const { id } = await cloud.vm('web-prod-01')
    const { body } = await cloud.call('PATCH', `/vms/${id}`, { name: 'web-prod-09', tags: ['a'] })
    expect(body).toMatchObject({ name: 'web-prod-09', tags: ['a'], updatedAt: '2026-03-02T09:00:00.000Z' })
    const { body: activity } = await cloud.call('GET', `/vms/${id}/activity?limit=2`)
    expect(activity.items.map((it: { action: string }) => it.action).sort()).toEqual([
      'vm.renamed',
      'vm.tagged',
    ])
  })

  test('does nothing to a VM that is already in the requested state', async () => {
    const before = await cloud.vm('web-prod-01')
    const { body } = await cloud.call('PATCH', `/vms/${before.id}`, { name: before.name, tags: before.tags })
    expect(body.updatedAt).toBe(before.updatedAt)
  })

  test('rejects a taken name and a size that is too small', async () => {
    const { id } = await cloud.vm('web-prod-01')
    expect((await cloud.call('PATCH', `/vms/${id}`, { name: 'web-prod-02' })).body.code).toBe('name_taken')
    const resize = async (sizeId: string) => {
      const { status, body } = await cloud.call('POST', `/vms/${id}/resize`, { sizeId })
      return `${status} ${body.code}`
    }
    expect(await resize('size_premium')).toBe('409 size_unchanged')
    expect(await resize('size_none')).toBe('422 unknown_reference')
    expect(await resize('size_basic')).toBe('422 disk_too_small')
    const mumbai = await cloud.vm('edge-mumbai-01')
    const { body } = await cloud.call('POST', `/vms/${mumbai.id}/resize`, { sizeId: 'size_gpu1xH200' })
    expect(body.code).toBe('size_not_offered')
  })

  test.each(['2026-12-31T23:59:60Z', '9999-12-31T23:59:59-12:00'])('rejects a stop at %s', async (stopAt) => {
    const { id } = await cloud.vm('web-prod-01')
    const { status, body } = await cloud.call('PATCH', `/vms/${id}`, { schedule: { stopAt } })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ pointer: '/schedule/stopAt', code: 'wrong_format' }])
  })

  test('rejects a second action during a transition, but allows a rename', async () => {
    const { id } = await cloud.vm('web-prod-01')
    await cloud.call('POST', `/vms/${id}/stop`)
    const { status, body } = await cloud.call('POST', `/vms/${id}/restart`)
    expect([status, body.code]).toEqual([409, 'invalid_state'])
    expect(body.detail).toBe('The VM is stopping. Try again when that has finished.')
    expect((await cloud.call('PATCH', `/vms/${id}`, { name: 'web-prod-07' })).status).toBe(200)
  })
})

describe('metrics and logs of a VM', () => {
  test('rejects invalid ranges', async () => {
    const { id } = await cloud.vm('web-prod-01')
    const code = async (query: string) => (await cloud.call('GET', `/vms/${id}/metrics?${query}`)).body.code
    expect(await code('from=2026-03-02T09:00:00Z&to=2026-03-02T09:00:00Z')).toBe('invalid_range')
    expect(await code('from=2030-01-01T00:00:00Z')).toBe('invalid_range')
    expect(await code('to=2016-12-31T23:59:60Z')).toBe('invalid_parameters')
    for (const path of [`/vms/${id}/metrics`, '/audit-log', '/logs']) {
      const { body } = await cloud.call('GET', `${path}?from=2016-12-31T23:59:60Z`)
      const message = 'This is not a valid date-time.'
      expect(body.errors, path).toEqual([{ in: 'query', pointer: '/from', code: 'wrong_format', message }])
    }
    expect(await code('to=0000-01-01T00:00:00Z')).toBe('invalid_range')
  })

  test('pages through a filtered log without losing a line', async () => {
    const { id } = await cloud.vm('web-prod-01')
    const page = async (limit: number, cursor?: string) =>
      (
        await cloud.call(
          'GET',
          `/vms/${id}/logs?level=WARN&level=ERROR&limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`,
        )
      ).body
    const whole = await page(40)
    const seen: unknown[] = []
    let cursor: string | undefined
    while (seen.length < 40) {
      const next = await page(7, cursor)
      seen.push(...next.items)
      cursor = next.nextCursor
    }
    expect(seen.slice(0, 40)).toEqual(whole.items)
    expect(new Set(whole.items.map((it: { level: string }) => it.level))).toEqual(new Set(['WARN', 'ERROR']))
    expect((await cloud.call('GET', `/vms/${id}/activity?cursor=${whole.nextCursor}`)).body.code).toBe(
      'invalid_cursor',
    )
  })

  test('requires the permission to read logs', async () => {
    const { id } = await cloud.vm('web-prod-01')
    expect((await cloud.call('GET', `/vms/${id}/logs`, undefined, 'nimbus_demo_viewer')).status).toBe(403)
    expect((await cloud.call('GET', `/vms/${id}/logs`, undefined, 'nimbus_demo_developer')).status).toBe(200)
  })
})
