import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import type { OperationId } from '#mocks/engine/types.ts'
import { sample } from '../contract/cases/support/sample.ts'
import { type AnyResponse, type Api, bodyOf, type Caller, type Request } from '../contract/suite/api.ts'
import type { Role } from '../contract/suite/callers.ts'
import { type ContractOperation, operationOf } from '../contract/suite/contract.ts'
import { Coverage } from '../contract/suite/coverage.ts'
import type { Driver } from '../contract/suite/driver.ts'
import type { Credentials, Person } from './credentials.ts'
import { ExistingResources, type Ids } from './existing-resources.ts'
import type { Hooks } from './hooks.ts'
import { Skip } from './skip.ts'
import { type OnResponse, ServerApi, SupportedTags } from './supported-tags.ts'

/** Polling interval for transitions, in milliseconds. */
const POLL_MS = 1_000

export interface CheckContextOptions {
  readonly credentials: Credentials
  readonly hooks: Hooks
  /** Longest wait for a transition, in seconds. */
  readonly transitionTimeout: number
  /** Waits between two polls, in milliseconds; by default in real time. */
  readonly pause?: (ms: number) => Promise<void>
  /** True to stop at the first failure. */
  readonly bail?: boolean
  /** Unique part of the names that this run creates. */
  readonly runId: string
  /** Origin of a console that the server must allow; null or missing for none in particular. */
  readonly origin?: string | null
}

/** Context of a check: the server and what is known about it. */
export class CheckContext {
  readonly api: Api
  /** Same server, for cases that need the demo organization's data. */
  readonly seeded: Api
  readonly hooks: Hooks
  /** True over HTTPS. */
  readonly isSecure: boolean
  /** Origin of a console that the server must allow; null for none in particular. */
  readonly origin: string | null
  readonly coverage = new Coverage()
  readonly existing: ExistingResources
  readonly #credentials: Credentials
  readonly #transitionTimeout: number
  /** Waits for milliseconds; tests move the clock of their server instead. */
  readonly pause: (ms: number) => Promise<void>
  readonly #runId: string
  /** Runs requests that are not the subject of a check, so that they don't count as its last exchange. */
  readonly unrecorded: <T>(run: () => Promise<T>) => Promise<T>
  /** Creates a resource of a type that the server has none of; by default, none. */
  make: (path: string) => Promise<Ids | null> = async () => null
  /** Tag of the check that runs. */
  tag: string | null = null
  #made = 0
  #newcomer: Person | undefined
  #signedIn: Role | 'stranger' | null = null

  constructor(
    driver: Driver,
    { credentials, hooks, transitionTimeout, pause = wait, runId, origin = null }: CheckContextOptions,
    unrecorded: CheckContext['unrecorded'] = (run) => run(),
  ) {
    this.unrecorded = unrecorded
    this.#credentials = credentials
    this.#transitionTimeout = transitionTimeout
    this.pause = pause
    this.#runId = runId
    this.origin = origin
    this.hooks = hooks
    this.isSecure = driver.isSecure === true
    const supported = new SupportedTags(driver, () => this.#credentials.keys.owner)
    const assertSupported: OnResponse = (operation, response) =>
      supported.assert(operation, response, this.tag)
    this.api = new ServerApi(assertSupported, driver, this.coverage, (name) => this.key(name))
    this.seeded = new ServerApi(assertSupported, driver, this.coverage)
    this.existing = new ExistingResources(this)
  }

  /** @throws Skip if the key is missing */
  key(name: keyof Credentials['keys']): string {
    const key = this.#credentials.keys[name]
    if (key === undefined) throw new Skip(`needs the key “${name}”`)
    return key
  }

  /**
   * Headers with a key, for requests without the client.
   * @throws Skip if the key is missing
   */
  authorization(name: keyof Credentials['keys']): { readonly authorization: string } {
    return { authorization: `Bearer ${this.key(name)}` }
  }

  /** @throws Skip if the user is missing */
  person(role: Role | 'stranger'): Person {
    const person = this.#credentials.people[role] ?? (role === 'stranger' ? this.#newcomer : undefined)
    if (!person) throw new Skip(`needs the email address and password of the ${role}`)
    return person
  }

  /** Signs in; from now on `session` is this user. */
  async signIn(role: Role | 'stranger'): Promise<void> {
    if (this.#signedIn === role && (await this.#isSignedIn())) return
    await this.signOut()
    const response = await this.api.send('logIn', { body: { ...this.person(role) } })
    assert.equal(response.status, 200, `signing in as the ${role} returned ${response.outcome}`)
    this.#signedIn = role
  }

  /** False if the session has ended, such as after the clock was moved. */
  async #isSignedIn(): Promise<boolean> {
    const { body } = await this.unrecorded(() => this.api.send('getSession', { as: 'session' }))
    return (body as { readonly signedIn?: unknown } | null)?.signedIn === true
  }

  /** Owner of another organization, by key or session. Signs up if there are no credentials. */
  async stranger({ keyScope }: Pick<ContractOperation, 'keyScope'>): Promise<'stranger' | 'session'> {
    const { keys, people, signUpCode } = this.#credentials
    if (keys.stranger !== undefined && keyScope !== 'none') return 'stranger'
    if (!people.stranger && !this.#newcomer) {
      if (signUpCode === undefined)
        throw new Skip('needs a key or the email address and password of the stranger')
      await this.signOut()
      this.#newcomer = await this.#signUp(signUpCode)
    }
    await this.signIn('stranger')
    return 'session'
  }

  async #signUp(code: string): Promise<Person> {
    const person = { email: `${this.name('stranger')}@example.com`, password: 'Conformance-1!' }
    const body = {
      ...person,
      fullName: 'Grace Okafor',
      consent: { termsVersion: '2026-11-01', privacyVersion: '2026-11-01' },
    }
    const { id } = bodyOf(await this.api.send('startSignUp', { body, as: 'nobody' }))
    const path = { signUpId: id }
    bodyOf(await this.api.send('verifySignUp', { path, body: { code }, as: 'nobody' }))
    bodyOf(await this.api.send('completeSignUp', { path, body: {}, as: 'nobody' }))
    return person
  }

  /** Drops the session cookie. */
  async signOut(): Promise<void> {
    this.#signedIn = null
    await this.api.forgetCookies()
  }

  /** Caller with all permissions for an operation: the owner, by key or session. */
  async owner(operation: ContractOperation): Promise<Caller> {
    if (operation.keyScope !== 'none') return 'owner'
    if (!operation.signedIn) return 'nobody'
    await this.signIn('owner')
    return 'session'
  }

  /** Sends a request as the owner. */
  async send<Op extends OperationId>(operation: Op, request: Request = {}): Promise<AnyResponse> {
    return this.api.send(operation, { as: await this.owner(operationOf(operation)), ...request })
  }

  /** Valid request from the contract's examples, for existing resources. */
  async validRequest(operation: ContractOperation): Promise<Request> {
    const path = await this.existing.pathOf(operation)
    return { ...sample(operation), path, as: await this.owner(operation) }
  }

  /** Unused name. */
  name(of = 'conformance'): string {
    this.#made += 1
    return `${of}-${this.#runId}-${this.#made}`
  }

  /** True for a name created by this run. */
  isOurs(name: unknown): boolean {
    return typeof name === 'string' && name.includes(`-${this.#runId}-`)
  }

  /** Waits for a condition; with the hook `clock` it takes no time. */
  async until<T>(read: () => Promise<T>, isDone: (value: T) => boolean, what: string): Promise<T> {
    const hasClock = this.hooks.available.has('clock')
    for (let waited = 0; ; waited += POLL_MS / 1000) {
      const value = await read()
      if (isDone(value)) return value
      // Several steps, since one transition may start another.
      const limit = hasClock ? 5 : this.#transitionTimeout
      assert.ok(
        waited < limit,
        `waited longer than ${hasClock ? '25 minutes of its clock' : `${limit} seconds`} for ${what}`,
      )
      if (hasClock) await this.hooks.advance('PT5M')
      else await this.pause(POLL_MS)
    }
  }
}
