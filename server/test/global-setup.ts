import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrate/migrate.ts';
import { createRequestRole, requestRole } from './database/request-role.ts';
import { createDatabase, dropDatabase } from './database/server-databases.ts';
import { startTestServer } from './service/server.ts';

interface Shared {
  server: Awaited<ReturnType<typeof startTestServer>>;
  template: string;
}

// Vitest loads this file once for each project.
const run = globalThis as { sharedDatabase?: Promise<Shared> | undefined; projects?: number };

/** One database server for the run, and a migrated template that every test file copies. */
export async function setup(project: TestProject) {
  run.projects = (run.projects ?? 0) + 1;
  const shared = await (run.sharedDatabase ??= start());
  project.provide('databaseServer', shared.server.url);
  project.provide('template', shared.template);
  return () => leave(shared);
}

async function start(): Promise<Shared> {
  const server = await startTestServer();
  const template = `kindred_template_${process.pid}`;
  try {
    await createRequestRole(server.url);
    await migrate(await createDatabase(server.url, template), { requestRole });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { server, template };
}

/** The last project stops it. */
async function leave({ server, template }: Shared) {
  run.projects = (run.projects ?? 1) - 1;
  if (run.projects > 0) return;
  run.sharedDatabase = undefined;
  await dropDatabase(server.url, template);
  await server.stop();
}
