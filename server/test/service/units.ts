import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { onTestFinished } from 'vitest';
import { settingsOfUnit } from '../../../deploy/drill/files.ts';

const deploy = join(import.meta.dirname, '../../../deploy');
const isRoot = process.getuid?.() === 0;

/** The user `kindred` of the instructions. Only root may switch to another one. */
export const user = isRoot ? 65_534 : (process.getuid?.() ?? 0);

/** What operators read. */
export const documents = [
  'README.md',
  'deploy/README.md',
  'docs/backup.md',
  'docs/operations.md',
  'docs/updating.md',
];
const blocks = documents.flatMap((path) =>
  Array.from(
    readFileSync(join(deploy, '..', path), 'utf8').matchAll(/^```sh\n(.*?)^```$/gms),
    ([, block = '']) => block,
  ),
);

/** The blocks of commands in these documents that have this word. */
export const commandsWith = (word: string) => blocks.filter((block) => block.includes(word));

/** The words after a key in a unit of systemd, which may have it several times. */
export function readUnit(name: string) {
  const text = readFileSync(join(deploy, 'systemd', name), 'utf8');
  return (key: string) =>
    [...text.matchAll(/^(\w+)=(.+)$/gm)]
      .filter(([, found]) => found === key)
      .flatMap(([, , value = '']) => value.split(' '));
}

/**
 * The machine of an operator in a folder, with the service in `root`, which may be a link: all other paths of the files are below
 * that folder.
 */
export function machineIn(folder: string, root: string) {
  const node = join(root, `node_modules/node-linux-${process.arch}/bin/node`);
  const here = (text: string) =>
    text
      .replaceAll(/\/(?:etc|mnt|var)\//g, (path) => folder + path)
      .replaceAll('/opt/kindred', root)
      .replaceAll('/usr/bin/node', node);
  const programs = here('/var/programs');
  const env = { PATH: `${programs}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin` };
  for (const path of [programs, here('/var/cache'), here('/etc/systemd/system')])
    mkdirSync(path, { recursive: true });
  const writeProgram = (name: string, script: string) =>
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const random = `head -c 32 /dev/urandom | od -An -v -tx1 | tr -d ' \\n'; echo`;
  for (const [name, script] of [
    ['useradd', ''],
    ['systemctl', ''],
    ['openssl', random],
  ] as const)
    writeProgram(name, script);

  /** Runs the commands that set a machine up, with these addresses of the database. */
  function setUp(addresses: Readonly<Record<string, string>>) {
    const script = here([...commandsWith('useradd '), ...commandsWith('DATABASE_URL=')].join(''))
      .replaceAll('-o kindred -g kindred', isRoot ? `-o ${user} -g ${user}` : '')
      .replaceAll(/(\w+)='postgres:[^']*'/g, (_, name: string) => `${name}='${addresses[name]}'`);
    execFileSync('sh', ['-euc', script], { cwd: join(deploy, '..'), env });
  }

  /** Starts what a unit says, on this port or a free one, which no other test takes, and fails where systemd would. */
  function start(name: string, port = '0') {
    const unit = readUnit(name);
    for (const [key, parent] of [
      ['StateDirectory', '/var/lib'],
      ['CacheDirectory', '/var/cache'],
    ] as const)
      for (const part of unit(key)) {
        const path = here(join(parent, part));
        mkdirSync(path, { recursive: true });
        chmodSync(path, Number.parseInt(unit(`${key}Mode`)[0] ?? '0755', 8));
        if (isRoot) chownSync(path, user, user);
      }
    const missing = unit('ReadWritePaths').filter((path) => !existsSync(here(path)));
    if (missing.length > 0) throw new Error(`${name} needs ${missing.join()}.`);
    const settings = Object.entries(settingsOfUnit(name)).map(
      ([key, value]) => [key, here(value.replace('%C', '/var/cache'))] as const,
    );
    const ofFiles = unit('EnvironmentFile')
      .map((path) => [here(path.replace(/^-/, '')), path.startsWith('-')] as const)
      .filter(([path, isOptional]) => !isOptional || existsSync(path))
      .flatMap(([path]) => Object.entries(parseEnv(readFileSync(path, 'utf8'))));
    return run(unit('ExecStart').map(here), {
      env: { ...env, ...Object.fromEntries([...settings, ...ofFiles]), PORT: port },
      cwd: here(unit('WorkingDirectory').join()),
      umask: unit('UMask').join(),
      ...(isRoot && { uid: user, gid: user }),
    });
  }

  /** Puts deploy/kindred, which changes the user itself, into a folder of the service. */
  function writeCommand(place = root) {
    const text = readFileSync(join(deploy, 'kindred'), 'utf8');
    const change = isRoot ? `setpriv --reuid ${user} --regid ${user} --clear-groups` : '';
    const script = join(place, 'deploy/kindred');
    mkdirSync(join(place, 'deploy'), { recursive: true });
    writeFileSync(
      script,
      here(text).replace('setpriv --reuid kindred --regid kindred --init-groups', change),
      { mode: 0o755 },
    );
    return script;
  }
  const command = (...args: string[]) => run([writeCommand(), ...args], { env }).ended;

  /** Runs commands of a document in a folder. Where they restart a unit, they wait for `restart`. */
  async function perform(
    commands: string,
    cwd: string,
    restart: (unit: string) => Promise<void> = () => Promise.resolve(),
  ) {
    const systemd = createServer((request, response) => {
      restart((request.url ?? '').slice(1)).then(
        () => response.end(),
        () => response.writeHead(500).end(),
      );
    });
    await once(systemd.listen(0, '127.0.0.1'), 'listening');
    const { port } = systemd.address() as AddressInfo;
    const ask = (url: string) =>
      `exec ${process.execPath} -e 'fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 22), () => process.exit(7))' "${url}"`;
    writeProgram('curl', `for url; do :; done\n${ask('$url')}`);
    writeProgram(
      'systemctl',
      `[ "$1" = restart ] || exit 0\n${ask(`http://127.0.0.1:${port}/$2`)}`,
    );
    const script = here(commands).replaceAll('<this repository>', 'origin');
    const ended = await run(['sh', '-euc', script], { env, cwd }).ended;
    systemd.close();
    return ended;
  }
  return { here, setUp, start, command, writeCommand, writeProgram, perform };
}

interface Options {
  readonly env: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly umask?: string;
  readonly uid?: number;
  readonly gid?: number;
}

function run(argv: readonly string[], { umask = '0022', ...options }: Options) {
  const child = spawn('sh', ['-c', `umask ${umask}; exec "$@"`, 'sh', ...argv], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'close').then(([status]) => ({
    status: status as number | null,
    output,
  }));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  onTestFinished(async () => void (await stop()));
  return {
    ended,
    stop,
    /** Its address, once it serves. */
    ready: () =>
      new Promise<string>((resolve, reject) => {
        const look = () => {
          const announced = /Kindred is running at (\S+)/.exec(output)?.[1];
          if (announced) resolve(announced);
        };
        // It may have said so already.
        look();
        child.stdout.on('data', look);
        void ended.then(() => reject(new Error(output)));
      }),
  };
}
