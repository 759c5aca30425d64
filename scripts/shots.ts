// npm run shots: takes a picture of each screen, and compares them with those of the commit that they were accepted at.
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { StartError } from '../server/src/errors.ts';
import { buildWeb } from './build-web.ts';
import { artefacts, conclude } from './checks.ts';
import { type Ended, root, runNode, runProgram, tool } from './command.ts';
import { runTask, say } from './task.ts';

/** By the name of each picture, its height and a hash of its pixels. */
type Shots = Readonly<Record<string, string>>;

interface Pinned {
  /** The commit whose pictures these are. */
  readonly commit: string;
  readonly shots: Shots;
}

const pinnedFile = join(root, 'e2e/shots/pinned.json');
const folder = join(artefacts, 'shots');
/** Where the pictures of an accepted commit are kept, as this machine draws them. */
const folderOf = (commit: string) => join(artefacts, `shots-${commit.slice(0, 8)}`);
/** By how much the shades of two pictures may differ: a browser draws an edge a little otherwise each time. */
const leastDifference = 0.00005;

await runTask(async () => {
  const [asked] = process.argv.slice(2);
  if (asked === 'accept') return accept();
  const shots = await takeShots();
  if (asked === 'take') return;
  const pinned = JSON.parse(await readFile(pinnedFile, 'utf8')) as Pinned;
  const names = Object.keys({ ...pinned.shots, ...shots });
  const changed = names.filter((name) => shots[name] !== pinned.shots[name]);
  const differ = changed.length > 0 ? await compare(pinned.commit, changed) : [];
  if (differ.length > 0)
    say(`See ${join(folder, 'differences.html')}. If all is well: npm run shots -- accept`);
  conclude({ passed: names.length - differ.length, failed: differ.length });
});

async function takeShots(): Promise<Shots> {
  await buildWeb();
  const vitest = [tool('vitest'), 'run', '--project', 'shots', '--reporter=dot'];
  const env = { TEST_SIZE: 'short', TEST_SEED: '0' };
  const { code } = await runNode(vitest, { env, inheritOutput: true });
  if (code !== 0) throw new StartError('Some pictures could not be taken.');
  return JSON.parse(await readFile(join(folder, 'shots.json'), 'utf8')) as Shots;
}

async function accept() {
  const commit = (await git('rev-parse', 'HEAD')).output.trim();
  if ((await git('status', '--porcelain')).output !== '')
    throw new StartError('Commit first: pictures are accepted for a commit.');
  const shots = await takeShots();
  await writeFile(pinnedFile, `${JSON.stringify({ commit, shots } satisfies Pinned, null, 2)}\n`);
  await cp(folder, folderOf(commit), { recursive: true });
  say(`${Object.keys(shots).length} pictures of ${commit.slice(0, 8)} are accepted.`);
}

/** Lists the pictures in which more differs from the accepted commit than an edge. */
async function compare(commit: string, names: readonly string[]): Promise<string[]> {
  const before = folderOf(commit);
  if (!existsSync(before)) await takeBefore(commit, before);
  const differ: string[] = [];
  for (const name of names) if (await showDifference(before, name)) differ.push(name);
  await writeFile(join(folder, 'differences.html'), pageOf(differ));
  return differ;
}

/** Takes the pictures of the accepted commit once more, as another machine may draw letters otherwise. */
async function takeBefore(commit: string, to: string) {
  say(`The pictures of ${commit.slice(0, 8)} are taken for a comparison.`);
  const parent = await mkdtemp(join(tmpdir(), 'kindred-shots-'));
  const before = join(parent, 'kindred');
  try {
    const added = await git('worktree', 'add', '--detach', before, commit);
    if (added.code !== 0) throw new StartError(added.output);
    const take = ['run', 'shots', '--prefix', before, '--', 'take'];
    const { code, output } = await runProgram('npm', take);
    if (code !== 0) throw new StartError(output);
    await cp(join(before, 'artefacts/shots'), to, { recursive: true });
  } finally {
    await git('worktree', 'remove', '--force', before);
    await rm(parent, { recursive: true, force: true });
  }
}

/** Keeps the earlier picture and what differs beside the present one. */
async function showDifference(before: string, name: string): Promise<boolean> {
  const earlier = join(before, `${name}.png`);
  const present = join(folder, `${name}.png`);
  if (!existsSync(earlier) || !existsSync(present)) return true;
  const [one, other] = await Promise.all([readPixels(earlier), readPixels(present)]);
  const { width, height } = one.info;
  await copyFile(earlier, join(folder, `${name}.before.png`));
  if (width !== other.info.width || height !== other.info.height) return true;
  const marks = Buffer.alloc(width * height, 255);
  let difference = 0;
  for (let pixel = 0; pixel < marks.length; pixel += 1) {
    const shades = [0, 1, 2].map((of) =>
      Math.abs((one.data[pixel * 3 + of] ?? 0) - (other.data[pixel * 3 + of] ?? 0)),
    );
    const most = Math.max(...shades);
    if (most > 0) marks[pixel] = 0;
    difference += most / 255;
  }
  if (difference / marks.length <= leastDifference) return false;
  await sharp(marks, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(join(folder, `${name}.marks.png`));
  return true;
}

function readPixels(path: string) {
  return sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

function pageOf(names: readonly string[]): string {
  const rows = names.map((name) => {
    const files = ['before.png', 'png', 'marks.png']
      .map((end) => `${name}.${end}`)
      .filter((file) => existsSync(join(folder, file)));
    return `<h2>${name}</h2>${files.map((file) => `<img src="${file}" alt="${file}">`).join(' ')}`;
  });
  return `<!doctype html><title>Before, now, what differs</title><style>img { max-width: 32%; vertical-align: top; border: 1px solid }</style>${rows.join('\n')}\n`;
}

function git(...args: string[]): Promise<Ended> {
  return runProgram('git', args);
}
