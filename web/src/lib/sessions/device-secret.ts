import { isDeviceSecret } from '@kindred/contract/common';
import { openStorage } from '../storage.ts';

const storage = openStorage();

/**
 * Created once for this browser. It stays after signing out: it opens nothing, and says only that the account was used
 * here.
 */
export function deviceSecret(): string {
  const kept = storage.getItem('device');
  if (isDeviceSecret(kept)) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  storage.setItem('device', made);
  return made;
}
