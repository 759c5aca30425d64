import { open } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import { StartError } from '../../errors.ts';
import { isGuessable } from '../../production.ts';

const least = 32;

export interface BackupKey {
  readonly text: string;
  /** The setting that has it, as lines for the operator name it. */
  readonly from: string;
}

/** The key of the operator, from a file. It is never in a backup. */
export async function readBackupKey(
  { backup }: Pick<Config, 'backup'>,
  warn: (line: string) => void,
): Promise<BackupKey> {
  const { keyFile } = backup;
  if (!keyFile)
    throw new StartError(
      'Backups are encrypted: set BACKUP_KEY_FILE to a file with the output of `openssl rand -hex 32`. Keep a copy away from the backups: no one can open them without it.',
    );
  const from = `BACKUP_KEY_FILE ${keyFile}`;
  const text = await readKeyFile(keyFile, warn);
  if (text.length < least || isGuessable(text))
    throw new StartError(
      `The key in ${from} can be guessed: use ${least} or more random characters, for instance from \`openssl rand -hex 32\`.`,
    );
  return { text, from };
}

async function readKeyFile(path: string, warn: (line: string) => void) {
  let text: string;
  let mode: number;
  try {
    await using file = await open(path);
    ({ mode } = await file.stat());
    text = (await file.readFile('utf8')).trim();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new StartError(`BACKUP_KEY_FILE ${path} cannot be read (${code}): correct it.`);
  }
  if (!text)
    throw new StartError(
      `BACKUP_KEY_FILE ${path} is empty: write the key of your backups into it, or for the first backup the output of \`openssl rand -hex 32\`.`,
    );
  // A refusal would end the backups of services whose secrets are mounted like this. Windows has no such permissions.
  if ((mode & 0o077) !== 0 && process.platform !== 'win32')
    warn(
      `BACKUP_KEY_FILE ${path} can be opened by other users of this machine: run \`chmod 600 ${path}\`.`,
    );
  return text;
}
