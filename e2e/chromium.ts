import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

const run = promisify(execFile);

export interface Chromium {
  executablePath: string;
  env: NodeJS.ProcessEnv;
}

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  // Pages that ask for the camera get one that shows a moving picture.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** The browser of CHROMIUM, or else the packaged one, an installed one, or that of Playwright. */
export async function findChromium(): Promise<Chromium> {
  const { env } = process;
  if (env['CHROMIUM']) return { executablePath: env['CHROMIUM'], env };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium();
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (env['PATH'] ?? '').split(delimiter);
  for (const path of folders.flatMap((folder) => names.map((name) => join(folder, name)))) {
    if (await exists(path)) return { executablePath: path, env };
  }
  if (await exists(chromium.executablePath())) {
    return { executablePath: chromium.executablePath(), env };
  }
  throw new Error('The journeys need a browser: install Chromium, or name one in CHROMIUM.');
}

/**
 * The package unpacks into the temporary folder, where another user may own the files. We unpack
 * beside the package and rename the complete folder, so that runs cannot disturb each other.
 */
async function unpackChromium(): Promise<Chromium> {
  const root = join(import.meta.dirname, '..', 'node_modules');
  const manifest = await readFile(join(root, '@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const home = join(root, '.cache', `chromium-${version}`);
  if (!(await exists(home))) await unpack(home);
  return {
    executablePath: join(home, 'chromium'),
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(home, 'fonts'),
      LD_LIBRARY_PATH: join(home, 'al2023', 'lib'),
    },
  };
}

async function unpack(home: string) {
  await mkdir(dirname(home), { recursive: true });
  const fresh = await mkdtemp(`${home}-`);
  const env = { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  // A separate process, since the package reads its environment when it is loaded.
  await run(process.execPath, [join(import.meta.dirname, 'unpack-chromium.ts')], { env });
  await writeFile(join(fresh, 'fonts', 'fonts.conf'), fontSettings(home));
  await rename(fresh, home).catch(() => rm(fresh, { recursive: true }));
}

/** Those of the package look in the temporary folder. */
const fontSettings = (home: string) => `<?xml version="1.0"?>
<fontconfig>
  <dir>${home}/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`;

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
