// A process that does nothing but start the embedded database: node hold-database.ts DATA_DIR PATH
import { startEmbedded } from '../../src/db/embedded/embedded.ts';

const [, , dataDir = '', path = ''] = process.argv;
const settings = { fsync: 'off', shared_buffers: '16MB' };
await startEmbedded({ dataDir, path, settings, report: (line) => console.log(line) });
console.log('ready');
