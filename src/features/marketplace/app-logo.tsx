import cart from '@twemoji/svg/1f6d2.svg?url&no-inline'
import testTube from '@twemoji/svg/1f9ea.svg?url&no-inline'
import llama from '@twemoji/svg/1f999.svg?url&no-inline'
import type { CSSProperties } from 'react'
import discourse from 'simple-icons/icons/discourse.svg?url&no-inline'
import ghost from 'simple-icons/icons/ghost.svg?url&no-inline'
import gitlab from 'simple-icons/icons/gitlab.svg?url&no-inline'
import grafana from 'simple-icons/icons/grafana.svg?url&no-inline'
import mongodb from 'simple-icons/icons/mongodb.svg?url&no-inline'
import moodle from 'simple-icons/icons/moodle.svg?url&no-inline'
import n8n from 'simple-icons/icons/n8n.svg?url&no-inline'
import nextcloud from 'simple-icons/icons/nextcloud.svg?url&no-inline'
import nginx from 'simple-icons/icons/nginx.svg?url&no-inline'
import postgresql from 'simple-icons/icons/postgresql.svg?url&no-inline'
import pytorch from 'simple-icons/icons/pytorch.svg?url&no-inline'
import redis from 'simple-icons/icons/redis.svg?url&no-inline'
import wordpress from 'simple-icons/icons/wordpress.svg?url&no-inline'
import type { MarketplaceAppSummary } from '#src/api/generated/types.gen.ts'
import classes from './app-logo.module.css'
import { categoryLabels } from './marketplace-labels.ts'

interface BrandMark {
  readonly file: string
  /** Color that the brand asks for, from the same set. */
  readonly color: string
}

/** Marks of brands by app (https://simpleicons.org, CC0). */
const brandMarks: Readonly<Record<string, BrandMark>> = {
  discourse: { file: discourse, color: '#000000' },
  ghost: { file: ghost, color: '#15171a' },
  gitlab: { file: gitlab, color: '#fc6d26' },
  grafana: { file: grafana, color: '#f46800' },
  'mongodb-managed': { file: mongodb, color: '#47a248' },
  moodle: { file: moodle, color: '#f98012' },
  n8n: { file: n8n, color: '#ea4b71' },
  nextcloud: { file: nextcloud, color: '#0082c9' },
  nginx: { file: nginx, color: '#009639' },
  'postgresql-managed': { file: postgresql, color: '#4169e1' },
  'redis-managed': { file: redis, color: '#ff4438' },
  torchserve: { file: pytorch, color: '#ee4c2c' },
  wordpress: { file: wordpress, color: '#21759b' },
}

/** Pictures of emoji for apps whose brand is not in that set (https://github.com/jdecked/twemoji, CC BY 4.0). */
const emojiPictures: Readonly<Record<string, string>> = { '🛒': cart, '🦙': llama, '🧪': testTube }

type Subject = Pick<MarketplaceAppSummary, 'id' | 'logo' | 'category'>

/** Logo of an app. Needs no emoji font: apps without a brand mark or picture get the icon of their category. */
export function AppLogo({ app, size }: { readonly app: Subject; readonly size: 'card' | 'page' }) {
  return (
    <span className={classes.tile} data-size={size} aria-hidden="true">
      <Mark app={app} />
    </span>
  )
}

function Mark({ app: { id, logo, category } }: { readonly app: Subject }) {
  const brand = brandMarks[id]
  if (brand !== undefined) {
    const style = { '--mark': `url("${brand.file}")`, background: brand.color } as CSSProperties
    return <span className={classes.brand} style={style} />
  }
  const picture = emojiPictures[logo]
  if (picture !== undefined) return <img className={classes.picture} src={picture} alt="" loading="lazy" />
  const Icon = categoryLabels[category].icon
  return <Icon className={classes.picture} stroke={1.5} />
}
