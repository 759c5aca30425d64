import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrate/migrate.ts';
import { createDatabase, dropDatabase } from './server-databases.ts';
import { startTestServer } from './server.ts';

/** One database server for a project, and a migrated template that every test file copies. */
export async function setup(project: TestProject) {
  const server = await startTestServer();
  const template = `kindred_template_${process.pid}_${project.name}`;
  try {
    await migrate(await createDatabase(server.url, template));
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('databaseServer', server.url);
  project.provide('template', template);
  return async () => {
    await dropDatabase(server.url, template);
    await server.stop();
  };
}
