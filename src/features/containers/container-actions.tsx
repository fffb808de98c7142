import {
  deleteContainer,
  restartContainer,
  startContainer,
  stopContainer,
} from '#src/api/generated/sdk.gen.ts'
import type { Container } from '#src/api/generated/types.gen.ts'
import type { ActionDefinitions } from '#src/resources/actions/action.ts'
import { deleting, restarting, starting, stopping } from '#src/resources/actions/common-actions.tsx'

const pathTo = ({ id }: Container) => ({ path: { containerId: id } })

/** Actions on a container that need no input. */
export const containerActions: ActionDefinitions<Container, 'start' | 'stop' | 'restart' | 'delete'> = {
  start: { ...starting((container) => startContainer(pathTo(container))), state: 'coming up' },
  stop: stopping((container) => stopContainer(pathTo(container)), {
    one: () => (
      <p>
        Its replicas end and it can't be reached until it is started again. It costs nothing meanwhile, and
        keeps all its settings.
      </p>
    ),
    many: <p>Their replicas end and they can't be reached until they are started again.</p>,
  }),
  restart: restarting((container) => restartContainer(pathTo(container)), {
    one: ({ replicas }) => (
      <p>
        {replicas.desired === 1
          ? 'Its replica goes when a new one is ready.'
          : `Its ${replicas.desired} replicas are replaced one by one: each goes when a new one is ready.`}{' '}
        What they hold in memory is lost.
      </p>
    ),
    many: <p>Their replicas are replaced one by one. What they hold in memory is lost.</p>,
  }),
  delete: deleting((container) => deleteContainer(pathTo(container)), {
    one: () => <p>This ends its replicas and deletes the container with its settings and secrets.</p>,
    many: <p>This ends their replicas and deletes the containers with their settings and secrets.</p>,
  }),
}
