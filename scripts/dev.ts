// npm run dev: runs the service on its usual port and reloads changed sources. Nothing is built, and pages are in English.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { type Server, createServer as createHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ProxyOptions, createServer as createVite } from 'vite';
import { readConfig } from '../server/src/config.ts';
import { provideDatabase } from '../server/src/db/provide.ts';
import { checkPort, explainPort } from '../server/src/port.ts';
import { config as webConfig } from '../web/build/config.ts';
import { fillPlaceholders } from '../web/build/fill-placeholders.ts';
import { writeTextModules } from '../web/build/texts/text-modules.ts';
import { root } from './command.ts';
import { runTask, say, untilStopped } from './task.ts';

/** What the server serves, also drafts of the site, as pages that were built. Everything else is a page or a part of one. */
const served =
  '^/(?:api|assets|media|portraits|sandbox|site-images|healthz|readyz|metrics|manifest\\.webmanifest)(?:[/?]|$)|[?&]draft=';

await runTask(async () => {
  const stopped = untilStopped();
  const config = readConfig();
  await checkPort(config);
  await using opened = new AsyncDisposableStack();
  // The database keeps running while the server restarts.
  const database = await provideDatabase(config, say);
  opened.defer(() => database.stop());
  const http = createHttp();
  const web = await createWeb(http, () => server.address());
  opened.defer(() => web.close());
  await once(http.listen(config), 'listening').catch((error: unknown) => {
    throw explainPort(error, config);
  });
  opened.defer(() => http.closeAllConnections());
  const { port } = http.address() as AddressInfo;
  const url = port === config.port ? config.publicUrl : `http://localhost:${port}`;
  const server = keepServer({
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    PUBLIC_URL: url,
  });
  opened.defer(() => server.end());
  web.watcher
    .add(['contract/src', 'server/src', 'texts'].map((folder) => join(root, folder)))
    .on('all', (_event, path) => {
      if (/[\\/](?:contract|server)[\\/]src[\\/].*(?<!\.test\.ts)$/.test(path)) server.restart();
      if (path.endsWith('.json')) sayTexts();
    });
  // If it ends, what it has printed says why, and it starts again when its sources change.
  server.address().then(
    () => say(`Kindred is running at ${url}`),
    () => undefined,
  );
  const lost = database.lost.then((reason) => {
    throw reason;
  });
  if (!stopped.aborted) await Promise.race([once(stopped, 'abort'), lost]);
});
process.exit();

/** Serves the pages from their sources, and passes on what the server serves. */
async function createWeb(http: Server, addressOfServer: () => Promise<string>) {
  writeTextModules();
  // The server needs pages to start, although others are served here. A build replaces them.
  const dist = join(webConfig.root, 'dist');
  if (!existsSync(join(dist, 'index.html'))) {
    cpSync(join(webConfig.root, 'public'), dist, { recursive: true });
    cpSync(join(webConfig.root, 'index.html'), join(dist, 'index.html'));
  }
  let proxy: ProxyOptions = {};
  const web = await createVite({
    ...webConfig,
    configFile: false,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [...webConfig.plugins, fillPlaceholders(addressOfServer)],
    server: {
      // With a server of its own, Vite would end this process at a signal before it has stopped what else it started.
      middlewareMode: { server: http },
      ws: { server: http },
      proxy: {
        [served]: {
          ws: true,
          configure: (_proxy, options) => (proxy = options),
          // Requests wait while the server restarts, which has another port then.
          bypass: async () => {
            proxy.target = await addressOfServer();
          },
        },
      },
    },
  });
  http.on('request', (request, response) =>
    web.middlewares(request, response, () => {
      response.writeHead(500).end('This failed, and the terminal says why.');
    }),
  );
  return web;
}

/** A text that is being written can be no text yet. */
function sayTexts() {
  try {
    writeTextModules();
  } catch (error) {
    say((error as Error).message);
  }
}

/** Runs the server on a free port, and starts it again when its sources have changed. */
function keepServer(env: NodeJS.ProcessEnv) {
  let server = startServer(env);
  let address = server.address;
  let isRestarting = false;
  let isOver = false;

  async function replace() {
    // Editors and git write several files, one after the other.
    await sleep(100);
    // It would wait for open pages. What it has confirmed is in the database.
    await server.end('SIGKILL');
    if (isOver) throw new Error('The server has been stopped.');
    server = startServer(env);
    isRestarting = false;
    return server.address;
  }

  return {
    /** Rejects when the server has ended unasked. */
    address: () => address,
    restart() {
      if (isRestarting) return;
      isRestarting = true;
      address = replace();
      // Who asks for it hears that it failed.
      address.catch(() => undefined);
    },
    end() {
      isOver = true;
      return server.end();
    },
  };
}

function startServer(env: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: '0' },
    // The channel closes when this process ends, even if it is killed, so that the server notices.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  const address = new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout as Readable }).on('line', (line) => {
      const [, port] = /^Kindred is running at http:\/\/localhost:(\d+)$/.exec(line) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
      else say(line);
    });
    void ended.then(() => reject(new Error('The server has ended. What it printed says why.')));
  });
  return {
    address,
    async end(signal?: NodeJS.Signals) {
      server.kill(signal);
      await ended;
    },
  };
}
