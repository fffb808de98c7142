import { byId } from './lookup.ts'

/** Plain operating system, or one with preinstalled software. */
type ImageFamily = 'system' | 'application' | 'gpu'

export interface ImageEntry {
  readonly id: string
  /** "Ubuntu 24.04 LTS". */
  readonly name: string
  /** Operating system without its version: "Ubuntu". */
  readonly os: string
  readonly version: string
  readonly family: ImageFamily
  /** Smallest disk that holds the image, in GB. */
  readonly minDiskGb: number
  /** User account that gets the SSH keys on first boot. */
  readonly sshUser: string
}

const image = (
  id: `img_${string}`,
  family: ImageFamily,
  os: string,
  version: string,
  minDiskGb: number,
  sshUser: string,
  name = `${os} ${version}`,
): ImageEntry => ({ id, name, os, version, family, minDiskGb, sshUser })

/** More than 20, as the product page promises ("20+ templates"). */
export const IMAGES: readonly ImageEntry[] = [
  image('img_ubuntu2604', 'system', 'Ubuntu', '26.04 LTS', 10, 'ubuntu'),
  image('img_ubuntu2404', 'system', 'Ubuntu', '24.04 LTS', 10, 'ubuntu'),
  image('img_ubuntu2204', 'system', 'Ubuntu', '22.04 LTS', 10, 'ubuntu'),
  image('img_debian13', 'system', 'Debian', '13', 10, 'debian'),
  image('img_debian12', 'system', 'Debian', '12', 10, 'debian'),
  image('img_rocky10', 'system', 'Rocky Linux', '10', 10, 'rocky'),
  image('img_rocky9', 'system', 'Rocky Linux', '9', 10, 'rocky'),
  image('img_alma10', 'system', 'AlmaLinux', '10', 10, 'almalinux'),
  image('img_alma9', 'system', 'AlmaLinux', '9', 10, 'almalinux'),
  image('img_centos10', 'system', 'CentOS Stream', '10', 10, 'cloud-user'),
  image('img_fedora43', 'system', 'Fedora', '43', 10, 'fedora'),
  image('img_fedora42', 'system', 'Fedora', '42', 10, 'fedora'),
  image('img_opensuse16', 'system', 'openSUSE Leap', '16.0', 10, 'opensuse'),
  image('img_alpine322', 'system', 'Alpine Linux', '3.22', 5, 'alpine'),
  image('img_arch', 'system', 'Arch Linux', 'rolling', 10, 'arch'),
  image('img_freebsd15', 'system', 'FreeBSD', '15.0', 15, 'freebsd'),
  image('img_docker', 'application', 'Ubuntu', '24.04 LTS', 20, 'ubuntu', 'Docker on Ubuntu 24.04'),
  image('img_k3s', 'application', 'Ubuntu', '24.04 LTS', 20, 'ubuntu', 'k3s on Ubuntu 24.04'),
  image('img_lemp', 'application', 'Debian', '13', 20, 'debian', 'NGINX, MariaDB and PHP on Debian 13'),
  image('img_node', 'application', 'Debian', '13', 20, 'debian', 'Node.js 24 on Debian 13'),
  image('img_cuda', 'gpu', 'Ubuntu', '24.04 LTS', 60, 'ubuntu', 'CUDA 13 on Ubuntu 24.04'),
  image('img_pytorch', 'gpu', 'Ubuntu', '24.04 LTS', 80, 'ubuntu', 'PyTorch and JupyterLab on Ubuntu 24.04'),
]

/** Returns undefined for an id that is not in the catalog. */
export const findImage: (id: string) => ImageEntry | undefined = byId(IMAGES)
