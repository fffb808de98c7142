import { Button, Section } from '../kit.tsx'
import styles from '../panel.module.css'
import { usePanelContext } from '../panel-context.tsx'

/** MSW handlers of this page (`nimbusMocks.use`), which answer before any rule. */
export function HandlerOverrides() {
  const { control, handlers, act } = usePanelContext()
  if (handlers.length === 0) return null
  return (
    <Section
      title="Handlers"
      hint="MSW handlers of this page. They run before any rule, until you leave the page."
    >
      <ul className={styles.list}>
        {handlers.map(({ id, name, calls }) => (
          <li key={id} className={styles.rule}>
            <span className={styles.ruleText}>
              <strong>{name}</strong>
              <span className={styles.hint}>
                {calls === 0 ? 'not yet' : `${calls} ${calls === 1 ? 'time' : 'times'} so far`}
              </span>
            </span>
            <Button
              aria-label={`Remove the handler ${name}`}
              onClick={() => act(() => control.handlers.remove(id))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
