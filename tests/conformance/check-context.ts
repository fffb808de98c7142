import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { OperationId } from '#mocks/engine/types.ts'
import { sample } from '../contract/cases/support/sample.ts'
import { type AnyAnswer, Api, bodyOf, type Request, type Who } from '../contract/suite/api.ts'
import type { Role } from '../contract/suite/callers.ts'
import { type ContractOperation, operationOf } from '../contract/suite/contract.ts'
import { Coverage } from '../contract/suite/coverage.ts'
import type { Driver } from '../contract/suite/driver.ts'
import type { Credentials, Person } from './credentials.ts'
import { Existing } from './existing.ts'
import type { Hooks } from './hooks.ts'
import { Skip } from './skip.ts'

/** How often a resource under way is looked at, in milliseconds. */
const LOOK = 1_000

export interface StageOptions {
  readonly credentials: Credentials
  readonly hooks: Hooks
  /** How long a resource may be under way, in seconds. */
  readonly patience: number
  /** Whether to stop at the first check that fails. */
  readonly bail?: boolean
  /** Tells one run from others, in the names of what it makes. */
  readonly run: string
}

/** A server and what is known of it: where checks are run. */
export class CheckContext {
  readonly api: Api
  /** The same server for who takes its data to be that of the demo organization. */
  readonly seeded: Api
  readonly hooks: Hooks
  readonly coverage = new Coverage()
  readonly existing: Existing
  readonly #credentials: Credentials
  readonly #patience: number
  readonly #run: string
  /** Does what a check is not about: the request that it failed with stays the last one. */
  readonly aside: <T>(run: () => Promise<T>) => Promise<T>
  #made = 0
  #newcomer: Person | undefined
  #signedIn: Role | 'stranger' | null = null

  constructor(
    driver: Driver,
    { credentials, hooks, patience, run }: StageOptions,
    aside: CheckContext['aside'] = (run) => run(),
  ) {
    this.aside = aside
    this.#credentials = credentials
    this.#patience = patience
    this.#run = run
    this.hooks = hooks
    this.api = new Api(driver, this.coverage, (name) => this.key(name))
    this.seeded = new Api(driver, this.coverage)
    this.existing = new Existing(this)
  }

  /** @throws Skip when there is no such key */
  key(name: keyof Credentials['keys']): string {
    const key = this.#credentials.keys[name]
    if (key === undefined) throw new Skip(`needs the key “${name}”`)
    return key
  }

  /** @throws Skip when nobody is known */
  person(role: Role | 'stranger'): Person {
    const person = this.#credentials.people[role] ?? (role === 'stranger' ? this.#newcomer : undefined)
    if (!person) throw new Skip(`needs the e-mail address and password of the ${role}`)
    return person
  }

  /** From here on `session` is this person. */
  async signIn(role: Role | 'stranger'): Promise<void> {
    if (this.#signedIn === role) return
    await this.signOut()
    const answer = await this.api.send('logIn', { body: { ...this.person(role) } })
    assert.equal(answer.status, 200, `signing in as the ${role} answered ${answer.outcome}`)
    this.#signedIn = role
  }

  /** From here on `session` is somebody who has an organization of their own. */
  async stranger(): Promise<'session'> {
    const { people, signUpCode } = this.#credentials
    if (!people.stranger && !this.#newcomer) {
      if (signUpCode === undefined) throw new Skip('needs the e-mail address and password of a stranger')
      await this.signOut()
      this.#newcomer = await this.#signUp(signUpCode)
    }
    await this.signIn('stranger')
    return 'session'
  }

  async #signUp(code: string): Promise<Person> {
    const person = { email: `${this.name('stranger')}@example.com`, password: 'Conformance-1!' }
    const body = { ...person, fullName: 'Grace Okafor' }
    const { id } = bodyOf(await this.api.send('startSignUp', { body, as: 'nobody' }))
    const path = { signUpId: id }
    bodyOf(await this.api.send('verifySignUp', { path, body: { code }, as: 'nobody' }))
    bodyOf(await this.api.send('completeSignUp', { path, body: {}, as: 'nobody' }))
    return person
  }

  /** Forgets the session, as a browser does whose cookies are cleared. */
  async signOut(): Promise<void> {
    this.#signedIn = null
    await this.api.forgetCookies()
  }

  /** The caller who may do all that an operation does: the owner, with a key or signed in. */
  async owner(operation: ContractOperation): Promise<Who> {
    if (operation.keyScope !== 'none') return 'owner'
    if (!operation.signedIn) return 'nobody'
    await this.signIn('owner')
    return 'session'
  }

  /** Sends as the owner. */
  async send<Op extends OperationId>(operation: Op, request: Request = {}): Promise<AnyAnswer> {
    return this.api.send(operation, { as: await this.owner(operationOf(operation)), ...request })
  }

  /** A request as the contract's examples have it, to things that are there. */
  async meant(operation: ContractOperation): Promise<Request> {
    const path = await this.existing.pathOf(operation)
    return { ...sample(operation), path, as: await this.owner(operation) }
  }

  /** A name that nothing has yet. */
  name(of = 'conformance'): string {
    this.#made += 1
    return `${of}-${this.#run}-${this.#made}`
  }

  /** Whether a name was made here, so that it will not last. */
  isOurs(name: unknown): boolean {
    return typeof name === 'string' && name.includes(`-${this.#run}-`)
  }

  /** Waits until something is as it should be; with the hook `clock` that takes no time. */
  async until<T>(read: () => Promise<T>, isSo: (value: T) => boolean, what: string): Promise<T> {
    const hasClock = this.hooks.offered.has('clock')
    for (let waited = 0; ; waited += LOOK / 1000) {
      const value = await read()
      if (isSo(value)) return value
      // A few steps: one thing may begin when another ends.
      const limit = hasClock ? 5 : this.#patience
      assert.ok(
        waited < limit,
        `${what} did not come within ${hasClock ? '25 minutes of its clock' : `${limit} seconds`}`,
      )
      if (hasClock) await this.hooks.advance('PT5M')
      else await pause(LOOK)
    }
  }
}
