import { takeFingerprint } from '@kindred/contract/reports/picture-request';
import { upload } from '../../lib/calls/upload.ts';
import { smallFile } from '../../lib/pictures/small-picture.ts';

export async function fingerprintOf(file: File) {
  const options = { idempotencyKey: crypto.randomUUID(), onProgress: () => undefined };
  const { data } = await upload(takeFingerprint, await smallFile(file), options);
  return data.fingerprint;
}
