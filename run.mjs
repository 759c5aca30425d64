// The launcher behind every npm script. On any Node from 20.19, with nothing installed, it brings
// the dependencies, finds Node 24 among them, and hands over to the task.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const isWindows = process.platform === 'win32';
/** What Windows lacks is left out; tests leave it out elsewhere. */
const isPortable = isWindows || process.env.KINDRED_PORTABLE === 'on';
const root = dirname(fileURLToPath(import.meta.url));
const [task, ...args] = process.argv.slice(2);
const steps = {
  start: [['scripts/build-web.ts'], ['server/src/main.ts']],
  build: [['scripts/build-web.ts']],
}[task] ?? [[`scripts/${task}.ts`]];
// What operators run on a machine that has only the packages of production.
const runsInProduction = ['start', 'admin', 'payments', 'migrate', 'backup', 'restore'].includes(
  task,
);

/** What ends a process like this leaves no other line. */
const killed =
  'A process was killed, most often as the machine had no memory left: building the pages needs 2 GB.';

let running;
let stopped;

for (const name of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(name, () => stop(name));

// Who started us passes signals on, unless it was killed outright.
if (process.env.npm_lifecycle_event || task === 'install') {
  const starter = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === starter) return;
    // Another signal would end the time in which a server that is going away still serves.
    clearInterval(watch);
    if (!stopped) stop('SIGTERM');
  }, 500);
  watch.unref();
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function main() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Kindred needs Node 20.19 or newer, and this is ${process.version}.`);
  if (task === 'install') return runNpmCi();
  if (isProductionInstall()) checkProductionInstall();
  else if (!isInstalled()) await install();
  const node = findNode();
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  // Code compiled once starts in half the time and holds a tenth less memory.
  const cache = join(root, 'node_modules/.cache/compiled');
  const env = { NODE_COMPILE_CACHE: cache, ...process.env, PATH: path };
  // The channel closes when this process ends, even if it is killed, so that the task notices.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  let status = 0;
  for (const step of steps) {
    if (status) break;
    status = await run(node, [...step, ...args], { env, stdio });
  }
  return status;
}

/** Whether npm's own record of what it installed agrees with the lock file, and may lack some of it. */
function isInstalled(isWanted = () => true, mayLack = () => false) {
  const present = readInstalled();
  return Object.entries(readPackages(join(root, 'package-lock.json')))
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, wanted]) => isWanted(wanted) && isForUs(wanted))
    .every(([path, wanted]) => {
      const found = present?.[path];
      return found ? found.version === wanted.version : mayLack(wanted);
    });
}

/** Whether `npm ci --omit=dev` installed what is here: the packages that serve, and no tool. */
function isProductionInstall() {
  const present = readInstalled();
  return present !== undefined && !Object.values(present).some(({ dev }) => dev);
}

/**
 * If an operator chose what to install, nothing more is installed: it would replace packages of the service that runs here. What is
 * optional may be missing.
 */
function checkProductionInstall() {
  if (!runsInProduction)
    throw new Error(
      `This folder has only the packages of production, which a service may be using. Run \`${task}\` in another copy, or \`npm ci\` first.`,
    );
  const isOptional = ({ optional }) => optional === true;
  if (!isInstalled(({ dev }) => !dev, isOptional))
    throw new Error(
      'The installed packages do not match package-lock.json: run `npm ci --omit=dev`.',
    );
}

function readInstalled() {
  const record = join(root, 'node_modules/.package-lock.json');
  return existsSync(record) ? readPackages(record) : undefined;
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** The optional packages that name this platform. */
function isForUs({ optional, os, cpu, libc }) {
  return !optional || (os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);
}

/** An install that failed or was cut short leaves a folder that only a fresh one repairs. */
async function install() {
  const stopProgress = showProgress('Installing the dependencies');
  // npm would outlive us: a launcher in a group of its own ends it, and all that it started.
  const options = { detached: !isWindows, stdio: ['ignore', 'ignore', 'inherit'] };
  const attempt = () => run(process.execPath, [join(root, 'run.mjs'), 'install'], options);
  try {
    if ((await attempt()) && (await attempt()))
      throw new Error('npm could not install: see above.');
  } finally {
    stopProgress();
  }
}

async function runNpmCi() {
  // npm says where it is; run without it, it is on the path.
  const npm = process.env.npm_execpath;
  const [program, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  // There it is a script of the shell.
  const shell = isWindows && program === 'npm';
  const flags = '--include=dev --include=optional --loglevel=error --no-audit --no-fund';
  const argv = [...first, 'ci', ...flags.split(' ')];
  const status = await run(program, argv, { stdio: 'inherit', shell });
  return status || Number(!isInstalled());
}

function showProgress(what) {
  const started = Date.now();
  const [start, end] = process.stdout.isTTY ? ['\r', ''] : ['', '\n'];
  const show = () => {
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stdout.write(`${start}${what} … ${seconds} s${end}`);
  };
  show();
  const timer = setInterval(show, process.stdout.isTTY ? 1000 : 10_000);
  return () => {
    clearInterval(timer);
    show();
    process.stdout.write(start && '\n');
  };
}

function findNode() {
  const system = isWindows ? 'win' : process.platform;
  const program = isWindows ? 'node.exe' : 'node';
  const brought = join(root, `node_modules/node-${system}-${process.arch}/bin/${program}`);
  if (existsSync(brought)) return brought;
  if (process.versions.node.split('.')[0] >= 24) return process.execPath;
  throw new Error('Kindred needs Node 24 here: install it from https://nodejs.org and try again.');
}

function run(program, argv, options) {
  if (stopped) process.exit(128 + constants.signals[stopped]);
  return new Promise((resolve, reject) => {
    const child = spawn(program, argv, { cwd: root, ...options });
    running = child;
    child.on('error', reject);
    // Without 'close', which never comes once the channel has been ended from this side.
    child.on('exit', (code, signal) => {
      if (signal === 'SIGKILL' && !stopped) console.error(killed);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

function stop(signal) {
  // Asked kindly, npm finishes the install first.
  if (task === 'install' && !isWindows) process.kill(0, 'SIGKILL');
  stopped = signal;
  // A kill gives a task on Windows no time to stop. The end of the channel does, and the console signals all processes itself.
  if (isPortable && running?.connected) running.disconnect();
  else running?.kill(signal);
}
