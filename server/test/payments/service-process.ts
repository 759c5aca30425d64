// The service as a separate process, on the database and the payment sandbox of a test: service-process.ts URL PORT FOLDER
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openPool } from '../../src/db/connect.ts';
import { requestUrlOf } from '../database/request-role.ts';
import { keys, secret } from '../service/keys.ts';

const [databaseUrl = '', sandboxPort = '', dataDir = ''] = process.argv.slice(2);
const requestUrl = requestUrlOf(databaseUrl);
const app = await buildApp({
  config: { ...readConfig({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'silent' }), limits: 1e6 },
  pool: openPool(requestUrl, 4),
  databaseUrl: requestUrl,
  secret,
  web: new URL('../web/', import.meta.url),
});
app.payments.connect(keys, { host: '127.0.0.1', port: Number(sandboxPort), maxNetworkRetries: 0 });
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
