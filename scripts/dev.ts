// npm run dev: runs the service on its usual port and reloads changed sources.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer as createWeb } from 'vite';
import { readConfig } from '../server/src/config.ts';
import { provideDatabase } from '../server/src/db/provide.ts';
import { checkPort } from '../server/src/port.ts';
import { buildWeb } from './build-web.ts';
import { root } from './command.ts';
import { runTask, say } from './task.ts';

await runTask(async () => {
  const config = readConfig();
  await checkPort(config);
  // The server needs built pages to start, although Vite serves the pages here.
  await buildWeb();
  // The database keeps running while the server restarts.
  const database = await provideDatabase(config, say);
  void database.lost.then((reason) =>
    say(String(reason instanceof Error ? reason.message : reason)),
  );
  const port = await findPort();
  const server = watchServer(
    { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl, PORT: `${port}` },
    config.publicUrl,
  );
  const web = await serveWeb(config, `http://127.0.0.1:${port}`);
  await untilStopped(server);
  await web.close();
  server.kill();
  await once(server, 'close');
  await database.stop();
  process.exit(0);
});

async function findPort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  socket.close();
  return port;
}

function watchServer(env: NodeJS.ProcessEnv, publicUrl: string) {
  const args = ['--watch', '--watch-preserve-output', 'server/src/main.ts'];
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function serveWeb({ port, host }: { port: number; host: string }, api: string) {
  process.env['API_ORIGIN'] = api;
  const web = await createWeb({
    root: join(root, 'web'),
    logLevel: 'warn',
    clearScreen: false,
    server: { port, host, strictPort: true },
  });
  return web.listen();
}

/** Resolves at a signal, or when the server or the launcher ends. */
function untilStopped(server: ChildProcess) {
  return new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
    process.removeAllListeners('disconnect').once('disconnect', resolve);
    server.once('exit', resolve);
  });
}
