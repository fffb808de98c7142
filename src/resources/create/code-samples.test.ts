import { describe, expect, it } from 'vitest'
import { curlSample, fetchSample } from './code-samples.ts'

describe('request samples', () => {
  const body = { names: ['web'], region: 'us-east', sshKeyIds: [], tags: ['env:prod'] }
  const url = 'https://nimbus.example/api/v1/vms'

  it('contain the exact body for the shell', () => {
    const sample = curlSample(url, body)
    expect(sample).toContain("curl 'https://nimbus.example/api/v1/vms'")
    const json = /--json '([\s\S]*)'$/.exec(sample)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual(body)
  })

  it('quote shell metacharacters', () => {
    expect(curlSample(url, { ...body, tags: ["o'neil"] })).toContain(`o'\\''neil`)
  })

  it('contain the exact body for a program', () => {
    const sent = /JSON\.stringify\((\{[\s\S]*?\n {2}\})\)/.exec(fetchSample(url, body))?.[1] ?? ''
    expect(JSON.parse(sent)).toEqual(body)
  })
})
