import { generateSecret, generateURI, verifySync } from 'otplib';
import { AppError } from '../../../errors.ts';
import type { Seal } from '../../../platform/crypto/seal.ts';

/** One step back and one ahead, as clocks of phones are not exact and typing takes time. */
const tolerance = 30;

export const makeKey = () => generateSecret();

export const uriOf = (key: string, issuer: string, email: string) =>
  generateURI({ issuer, label: email, secret: key });

/** The time step of this code, if it is the current one or next to it; null otherwise. */
export function stepOf(key: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret: key, token, epoch, epochTolerance: tolerance });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** A key that was encrypted with another secret of the installation cannot be read. */
export function openKey(seal: Seal, sealed: string) {
  try {
    return String(seal.open(sealed));
  } catch {
    throw new AppError('authenticator_key_unreadable');
  }
}
