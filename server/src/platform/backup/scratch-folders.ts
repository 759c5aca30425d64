import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { FolderInUse } from '../../db/embedded/failure.ts';
import { lockFolder } from '../../db/embedded/folder-lock.ts';
import { StartError } from '../../errors.ts';
import { explainFailure } from './explain.ts';

/** A database in it that was killed may still be stopping. */
export const removeFolder = (path: string) =>
  rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });

/** Where a check restores an archive. What it has is decrypted, so it is as private as the data, and beside it. */
const checkingIn = (data: string) => join(data, 'checking');

const lockChecks = (data: string) => lockFolder({ data, lock: join(data, 'checking.lock') }, 0);

/** An empty folder for a check. Removes what an earlier one has left when it was killed. */
export async function openCheckingFolder(dataDir: string) {
  const data = resolve(dataDir);
  const path = checkingIn(data);
  try {
    await mkdir(data, { recursive: true, mode: 0o700 });
    const unlock = await lockChecks(data);
    const close = async () => {
      await removeFolder(path).finally(unlock);
    };
    try {
      await removeFolder(path);
      await mkdir(path, { mode: 0o700 });
    } catch (error) {
      await close();
      throw error;
    }
    return { path, [Symbol.asyncDispose]: close };
  } catch (error) {
    if (error instanceof FolderInUse)
      throw new StartError('Another check of a backup is running: wait until it is done.');
    throw explainFailure(error, path);
  }
}

/** Removes what a check has left when it was killed, unless one is running. */
export async function clearChecks(dataDir: string) {
  const data = resolve(dataDir);
  if (!existsSync(checkingIn(data))) return;
  try {
    const unlock = await lockChecks(data);
    await removeFolder(checkingIn(data)).finally(unlock);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw explainFailure(error, checkingIn(data));
  }
}
