import { StartError } from '../../errors.ts';
import { isDatabaseDown } from '../../db/is-database-down.ts';

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);
const forbidden = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST']);

/** Turns a failure that the operator can end into one line. `place` is the folder that is written. */
export function explainFailure(error: unknown, place: string): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (full.has(code))
    return new StartError(
      `The disk that holds ${place} is full, or a file there may not be this large: make room, and start again.`,
    );
  if (forbidden.has(code))
    return new StartError(`${place} cannot be written (${error.message}): allow it.`);
  if (code !== '57014' && isDatabaseDown(error as NodeJS.ErrnoException))
    return new StartError(`The database stopped (${error.message}): start again when it is back.`);
  return error;
}
