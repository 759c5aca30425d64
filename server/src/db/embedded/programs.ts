import { spawnSync } from 'node:child_process';

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** Whether a program exists and works: containers forbid some, small systems have fewer. */
export function programWorks(
  [program = '', ...args]: readonly string[],
  { path, user }: { path: string; user?: User },
): boolean {
  const options = { env: { PATH: path, LC_ALL: 'C' }, stdio: 'ignore', ...user } as const;
  return spawnSync(program, args, options).status === 0;
}
