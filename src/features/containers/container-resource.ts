import { linkOptions } from '@tanstack/react-router'
import { getContainerQueryKey } from '#src/api/generated/@tanstack/react-query.gen.ts'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { getContainer, listContainers } from '#src/api/generated/sdk.gen.ts'
import type { Container } from '#src/api/generated/types.gen.ts'
import { type ContainerAction, containerLifeCycle } from '#src/domain/container.ts'
import type { ResourceDefinition } from '#src/resources/resource-definition.ts'

/** Resource definition of containers. */
export const containerResource: ResourceDefinition<Container, ContainerAction> = {
  noun: { one: 'container', many: 'containers' },
  section: 'Compute',
  title: 'Containers',
  home: linkOptions({ to: '/compute/containers' }),
  linkTo: (containerId) => linkOptions({ to: '/compute/containers/$containerId', params: { containerId } }),
  nameOf: (container) => container.name,
  statuses: {
    running: { label: 'Running', tone: 'healthy' },
    error: { label: 'Error', tone: 'critical' },
    completed: { label: 'Completed', tone: 'neutral' },
    stopped: { label: 'Stopped', tone: 'neutral' },
    pending: { label: 'Pending', tone: 'info' },
    updating: { label: 'Updating', tone: 'info' },
    scaling: { label: 'Scaling', tone: 'info' },
    restarting: { label: 'Restarting', tone: 'info' },
    stopping: { label: 'Stopping', tone: 'info' },
    deleting: { label: 'Deleting', tone: 'warning' },
  },
  lifeCycle: containerLifeCycle,
  // True while replicas are missing or a job is still running.
  isConverging: ({ status, replicas, transition }) =>
    status === 'running' && (transition !== null || replicas.ready < replicas.desired),
  permission: requiredPermission.updateContainer,
  read: (containerId, signal) => getContainer({ path: { containerId }, signal }),
  readPage: (query) => listContainers({ query }),
  keyOf: (containerId) => getContainerQueryKey({ path: { containerId } }),
  operations: {
    list: 'listContainers',
    summary: 'getContainerSummary',
    activity: 'listContainerActivity',
    more: ['listContainerReplicas', 'listContainerRevisions', 'getContainerGraph', 'getContainerManifest'],
  },
}
