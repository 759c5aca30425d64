import { migrate } from '../server/src/db/migrate.ts';
import { createDatabase, dropDatabase } from '../server/test/server-databases.ts';
import { startTestServer } from '../server/test/server.ts';
import { runNode, tool } from './command.ts';
import { generateConfiguration } from './configuration.ts';

const options = [
  '--dialect=postgres',
  '--out-file=server/src/db/schema.gen.ts',
  // As the connection reads them: a day is a text, a bigint a number.
  '--date-parser=string',
  '--type-mapping={"int8":"number"}',
  '--exclude-pattern={*.migration,*.routine,graphile_worker.*}',
];

// With --check nothing is written, and a difference is a failure.
const check = process.argv.includes('--check');
const server = await startTestServer();
const name = `kindred_generate_${process.pid}`;
try {
  const url = await createDatabase(server.url, name);
  await migrate(url);
  const args = [tool('kysely-codegen'), `--url=${url}`, ...options];
  const { code, output } = await runNode(check ? [...args, '--verify'] : args);
  const described = await generateConfiguration(check);
  process.exitCode = code || Number(!described);
  if (code !== 0) console.error(output);
  if (!described) console.error('docs/configuration.gen.md says something else than the schema.');
  if (process.exitCode !== 0) console.error('Run npm run generate and commit what it writes.');
} finally {
  await dropDatabase(server.url, name);
  await server.stop();
}
