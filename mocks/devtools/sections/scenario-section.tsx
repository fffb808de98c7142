import type { Persona } from '../../scenarios/document.ts'
import { readSelection } from '../../scenarios/selection.ts'
import { Button, Row, Section } from '../kit.tsx'
import styles from '../panel.module.css'
import { useAttempt, usePanelContext } from '../panel-context.tsx'
import { ActiveScenario } from '../scenarios/active-scenario.tsx'
import { ScenarioList } from '../scenarios/scenario-list.tsx'

const personas: ReadonlyArray<readonly [persona: Persona, label: string]> = [
  ['owner', 'Owner'],
  ['admin', 'Admin'],
  ['developer', 'Developer'],
  ['viewer', 'Viewer'],
  ['signed-out', 'Signed out'],
]

/** Shows and changes the scenario and the signed-in user. */
export function ScenarioSection() {
  const { control, applyScenario } = usePanelContext()
  const [reasons, attempt] = useAttempt()
  const choose = (selection: string) =>
    attempt(async () => applyScenario(readSelection(selection, control.savedScenarios.list())))
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <SignInAs />
        <ActiveScenario reasons={reasons} onChoose={choose} />
      </div>
      <div className={styles.column}>
        <ScenarioList onChoose={choose} />
      </div>
    </div>
  )
}

function SignInAs() {
  const { control, hasLiveSignIn, user, applyScenario } = usePanelContext()
  const signIn = (persona: Persona) => {
    const session = control.scenario.session === 'lasting' ? 'lasting' : 'valid'
    return applyScenario([{ ...control.scenario, persona, session }])
  }
  return (
    <Section
      title="Sign in as"
      hint={
        hasLiveSignIn
          ? 'Sign-in is live. This user applies to mocked operations only; the live backend signs you in and out.'
          : signedInText(user)
      }
    >
      <Row label="Sign in as">
        {personas.map(([persona, label]) => (
          <Button key={persona} aria-pressed={personaOf(user) === persona} onClick={() => signIn(persona)}>
            {label}
          </Button>
        ))}
      </Row>
    </Section>
  )
}

type User = ReturnType<typeof usePanelContext>['user']

/** Name and address of the signed-in user, which the scenario may not know. */
function signedInText(user: User): string | undefined {
  if (user === undefined) return undefined
  return user === null ? 'No one is signed in.' : `Signed in: ${user.name} (${user.email}).`
}

function personaOf(user: User): Persona | null {
  return user === null ? 'signed-out' : (user?.persona ?? null)
}
