import {
  deleteContainer,
  restartContainer,
  startContainer,
  stopContainer,
} from '#src/api/generated/sdk.gen.ts'
import type { Container } from '#src/api/generated/types.gen.ts'
import type { ActionDefinitions } from '#src/resources/actions/action.ts'
import {
  deleteAction,
  restartAction,
  startAction,
  stopAction,
} from '#src/resources/actions/common-actions.tsx'

const pathTo = ({ id }: Container) => ({ path: { containerId: id } })

/** Actions on a container that need no input. */
export const containerActions: ActionDefinitions<Container, 'start' | 'stop' | 'restart' | 'delete'> = {
  start: { ...startAction((container) => startContainer(pathTo(container))), state: 'starting' },
  stop: stopAction((container) => stopContainer(pathTo(container)), {
    body: () => (
      <p>
        Its replicas stop, and it’s unreachable until you start it again. A stopped container costs nothing
        and keeps its settings.
      </p>
    ),
    bulkBody: <p>Their replicas stop, and they’re unreachable until you start them again.</p>,
  }),
  restart: restartAction((container) => restartContainer(pathTo(container)), {
    body: ({ replicas }) => (
      <p>
        {replicas.desired === 1
          ? 'Its replica is replaced once a new one is ready.'
          : `Its ${replicas.desired} replicas are replaced one by one, each once a new one is ready.`}{' '}
        Data in memory is lost.
      </p>
    ),
    bulkBody: <p>Their replicas are replaced one by one. Data in memory is lost.</p>,
  }),
  delete: deleteAction((container) => deleteContainer(pathTo(container)), {
    body: () => (
      <p>This deletes the container with its replicas, settings and secrets. This can’t be undone.</p>
    ),
    bulkBody: (
      <p>This deletes the containers with their replicas, settings and secrets. This can’t be undone.</p>
    ),
  }),
}
