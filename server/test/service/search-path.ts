import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs that the start of the embedded database may call, and every system has. */
const common = ['sh', 'rm', 'mv', 'test', 'true', 'chown'];

/** A search path as on a system without util-linux. */
export function pathWithoutUtilLinux(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of common) link(name, folder);
  return folder;
}

/** The same with a setpriv that changes users and sends no signals, like the one of BusyBox. */
export function pathWithBusyBox(folder: string): string {
  pathWithoutUtilLinux(folder);
  link('unshare', folder);
  const setpriv = find('setpriv') ?? 'false';
  const script = `#!/bin/sh\ncase "$1" in --pdeathsig) exit 1;; esac\nexec ${setpriv} "$@"\n`;
  writeFileSync(join(folder, 'setpriv'), script, { mode: 0o755 });
  return folder;
}

function link(name: string, folder: string) {
  const found = find(name);
  if (found) symlinkSync(found, join(folder, name));
}

function find(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
