import { totalmem } from 'node:os';

export type Settings = Readonly<Record<string, string>>;

const MB = 1024 * 1024;

/** Settings that suit both a small machine and a company's laptop, by the available memory. */
export function defaultSettings(): Settings {
  const limit = process.constrainedMemory() || Infinity;
  const memory = Math.min(totalmem(), limit) / MB;
  const share = (part: number, least: number, most: number) =>
    `${Math.round(Math.min(most, Math.max(least, memory * part)))}MB`;
  return {
    listen_addresses: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    shared_buffers: share(1 / 8, 64, 2048),
    effective_cache_size: share(1 / 2, 256, 65536),
    maintenance_work_mem: share(1 / 32, 64, 512),
    work_mem: '16MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    // Compiling a plan costs more than the short queries of this product take.
    jit: 'off',
    log_checkpoints: 'off',
    // The details of an error contain values of the row.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  };
}

export const asArguments = (settings: Settings) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
