import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { productionSettings } from './production-settings.ts';
import { startServerProcess } from './server-process.ts';

interface Target {
  readonly url: string;
  readonly folder: string;
  /** The root of another version. */
  readonly root?: URL;
}

const ownRoot = pathToFileURL(join(import.meta.dirname, '../'));

/** The whole service on this database, with the settings of production. */
export const startProduct = ({ url, folder, root = ownRoot }: Target) =>
  startServerProcess(
    new URL('bench/product-server.ts', root),
    { ...productionSettings, DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'warn' },
    join(folder, 'log'),
  );
