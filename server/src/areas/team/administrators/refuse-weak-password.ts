import { AppError, StartError } from '../../../errors.ts';
import { refuseGuessable } from '../../accounts/credentials/password-rules.ts';

/** The password of the first administrator follows the same rules as any other. */
export function refuseWeakPassword(
  { email, password }: { readonly email: string; readonly password: string | undefined },
  brand: string,
) {
  if (password === undefined) return;
  try {
    refuseGuessable(password, { email, brand });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new StartError(
      'ADMIN_PASSWORD can be guessed: choose another one, or unset it to have one generated and printed once.',
    );
  }
}
