import { Email } from '@kindred/contract/common';
import { Check } from 'typebox/value';
import { AppError } from '../../../errors.ts';

const longestSubject = 255;

/** What a provider says about a person, validated like form input. */
export function readIdentity(subject: unknown, email: unknown) {
  const name = typeof subject === 'string' ? subject : '';
  if (name === '' || name.length > longestSubject || !isPlain(name)) throw unusable();
  const address = typeof email === 'string' ? email : null;
  if (address !== null && !(Check(Email, address) && isPlain(address))) throw unusable();
  return { subject: name, address };
}

const isPlain = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text);

const unusable = () => new AppError('provider_identity_unusable');
