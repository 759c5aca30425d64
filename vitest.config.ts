import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { writeTextModules } from './web/build/texts/text-modules.ts';
import { singleIcons } from './web/build/single-icons.ts';

writeTextModules();

/**
 * Node loads the service once for each worker. If each file loaded it again, it would compile the schemas of all routes
 * again, which takes more of a core than most files' tests.
 */
const server = { deps: { external: [/\/(contract|server)\/src\/(?!.*\.test\.ts$).*\.ts$/] } };

/** Files of which the short run has no test. Vitest would load them, which starts what their tests need. */
const leftOut =
  process.env['TEST_SIZE'] === 'short'
    ? globSync('{components,e2e,population,sandbox,server}/**/*.test.ts').filter((path) => {
        const text = readFileSync(path, 'utf8');
        return text.startsWith('// @module-tag long') && !/'journey'|journeyIf/.test(text);
      })
    : [];

// The limits of time end a test that hangs. They are far from what a test takes on a machine that is ten times slower.
export default defineConfig({
  test: {
    // Threads of one process wait for each other's garbage, which costs a fifth of the CPU.
    pool: 'forks',
    // Vitest leaves one core free. With more workers than cores, each takes longer than it saves the others.
    maxWorkers: availableParallelism(),
    slowTestThreshold: 10_000,
    restoreMocks: true,
    exclude: [...configDefaults.exclude, ...leftOut],
    unstubEnvs: true,
    unstubGlobals: true,
    expect: { requireAssertions: true, poll: { timeout: 240_000, interval: 10 } },
    tags: [
      {
        name: 'long',
        description: 'Takes more than 0.7 seconds alone, so it is in npm run test:long only.',
      },
      { name: 'journey', description: 'Is in npm test however long it takes: at most thirty are.' },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['{contract,web}/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'],
          isolate: false,
          testTimeout: 120_000,
          setupFiles: ['server/test/each-file.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'sandbox',
          include: ['sandbox/**/*.test.ts'],
          isolate: false,
          testTimeout: 120_000,
          globalSetup: ['sandbox/test/global-setup.ts'],
          setupFiles: ['server/test/each-file.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          server,
          include: ['{server,population}/**/*.test.ts'],
          isolate: false,
          testTimeout: 900_000,
          hookTimeout: 400_000,
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles: ['server/test/each-file.ts', 'server/test/database/check-rows.ts'],
        },
      },
      {
        extends: true,
        plugins: [singleIcons()],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'components',
          server,
          include: ['components/**/*.test.ts'],
          isolate: false,
          testTimeout: 400_000,
          hookTimeout: 400_000,
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles: [
            'components/browser-globals.ts',
            'server/test/each-file.ts',
            'server/test/database/check-rows.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          server,
          environment: './e2e/own-browser.ts',
          include: ['e2e/**/*.test.ts'],
          isolate: false,
          testTimeout: 900_000,
          hookTimeout: 400_000,
          globalSetup: ['server/test/global-setup.ts', 'e2e/global-setup.ts'],
          setupFiles: ['server/test/each-file.ts', 'server/test/database/check-rows.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'shots',
          server,
          environment: './e2e/own-browser.ts',
          include: ['e2e/shots/take.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 400_000,
          globalSetup: ['server/test/global-setup.ts', 'e2e/global-setup.ts'],
          setupFiles: ['server/test/each-file.ts', 'server/test/database/check-rows.ts'],
        },
      },
    ],
  },
});
