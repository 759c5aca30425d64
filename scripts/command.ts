import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export interface Ended {
  code: number;
  output: string;
}

export interface Options {
  env?: NodeJS.ProcessEnv;
  /** Prints the output as it comes instead of returning it. */
  inheritOutput?: boolean;
  /** Ends the process after this many milliseconds. */
  timeout?: number;
  /** Leaves the cores to what else runs. */
  isInBackground?: boolean;
}

/** The path of a command from an installed package. */
export const tool = (name: string) => join(root, 'node_modules', '.bin', name);

/** Runs a file with this Node in the root of the repository. */
export const runNode = (args: string[], options?: Options) =>
  runProgram(process.execPath, args, options);

/** Runs a program in the root of the repository. */
export function runProgram(
  program: string,
  args: string[],
  { env, inheritOutput = false, timeout, isInBackground = false }: Options = {},
): Promise<Ended> {
  const mode = inheritOutput ? 'inherit' : 'pipe';
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', mode, mode],
      ...(timeout && { timeout }),
    });
    if (isInBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
