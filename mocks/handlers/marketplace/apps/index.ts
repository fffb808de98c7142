import type { App } from '../app.ts'
import { kubeflow, llama, managedMongo, managedPostgres, managedRedis, torchServe } from './data-apps.ts'
import { gitlab, grafana, n8n, nginx } from './developer-apps.ts'
import { discourse, ghost, magento, moodle, nextcloud, wordpress } from './website-apps.ts'

/** The sixteen apps of the specification (part 2, section 3), with its prices (section 9). */
export const APPS: readonly App[] = [
  wordpress,
  n8n,
  discourse,
  magento,
  managedPostgres,
  llama,
  torchServe,
  kubeflow,
  nextcloud,
  moodle,
  nginx,
  grafana,
  ghost,
  gitlab,
  managedRedis,
  managedMongo,
]
