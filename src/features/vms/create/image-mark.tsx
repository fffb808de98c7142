import type { CSSProperties } from 'react'
import almalinux from 'simple-icons/icons/almalinux.svg?url&no-inline'
import alpinelinux from 'simple-icons/icons/alpinelinux.svg?url&no-inline'
import archlinux from 'simple-icons/icons/archlinux.svg?url&no-inline'
import centos from 'simple-icons/icons/centos.svg?url&no-inline'
import debian from 'simple-icons/icons/debian.svg?url&no-inline'
import docker from 'simple-icons/icons/docker.svg?url&no-inline'
import fedora from 'simple-icons/icons/fedora.svg?url&no-inline'
import freebsd from 'simple-icons/icons/freebsd.svg?url&no-inline'
import k3s from 'simple-icons/icons/k3s.svg?url&no-inline'
import nginx from 'simple-icons/icons/nginx.svg?url&no-inline'
import nodedotjs from 'simple-icons/icons/nodedotjs.svg?url&no-inline'
import nvidia from 'simple-icons/icons/nvidia.svg?url&no-inline'
import opensuse from 'simple-icons/icons/opensuse.svg?url&no-inline'
import pytorch from 'simple-icons/icons/pytorch.svg?url&no-inline'
import rockylinux from 'simple-icons/icons/rockylinux.svg?url&no-inline'
import ubuntu from 'simple-icons/icons/ubuntu.svg?url&no-inline'
import type { Image } from '#src/api/generated/types.gen.ts'
import classes from './image-mark.module.css'

interface Mark {
  readonly file: string
  /** Color that the brand asks for, from the same set. */
  readonly color: string
}

/** Marks of operating systems (https://simpleicons.org, CC0). */
const systems: Readonly<Record<string, Mark>> = {
  Ubuntu: { file: ubuntu, color: '#e95420' },
  Debian: { file: debian, color: '#a81d33' },
  'Rocky Linux': { file: rockylinux, color: '#10b981' },
  AlmaLinux: { file: almalinux, color: '#000000' },
  'CentOS Stream': { file: centos, color: '#262577' },
  Fedora: { file: fedora, color: '#51a2da' },
  'openSUSE Leap': { file: opensuse, color: '#73ba25' },
  'Alpine Linux': { file: alpinelinux, color: '#0d597f' },
  'Arch Linux': { file: archlinux, color: '#1793d1' },
  FreeBSD: { file: freebsd, color: '#ab2b28' },
}

/** Marks of what is installed, by image. */
const applications: Readonly<Record<string, Mark>> = {
  img_docker: { file: docker, color: '#2496ed' },
  img_k3s: { file: k3s, color: '#ffc61c' },
  img_lemp: { file: nginx, color: '#009639' },
  img_node: { file: nodedotjs, color: '#5fa04e' },
  img_cuda: { file: nvidia, color: '#76b900' },
  img_pytorch: { file: pytorch, color: '#ee4c2c' },
}

/** Mark of an image: its application's, or its operating system's. Images of unknown systems have none. */
export function ImageMark({ image: { id, os } }: { readonly image: Pick<Image, 'id' | 'os'> }) {
  const mark = applications[id] ?? systems[os]
  if (mark === undefined) return null
  return (
    <span
      className={classes.mark}
      style={{ '--mark': `url("${mark.file}")`, '--color': mark.color } as CSSProperties}
      aria-hidden="true"
    />
  )
}
