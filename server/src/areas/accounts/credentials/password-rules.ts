import { readFileSync } from 'node:fs';
import { AppError } from '../../../errors.ts';

const list = new URL('common-passwords.txt', import.meta.url);
let known: ReadonlySet<string> | undefined;

interface Owner {
  readonly email: string;
  readonly brand: string;
}

/** Refuses passwords that an attacker tries first. There are no rules about the characters of a password. */
export function refuseGuessable(password: string, { email, brand }: Owner, field = 'password') {
  const weakness = weaknessOf(password.toLowerCase(), email.toLowerCase(), brand);
  if (weakness) throw new AppError(weakness, { field });
}

function weaknessOf(password: string, email: string, brand: string) {
  const [local = ''] = email.split('@');
  if ([email, local].some((own) => password === own || isRepeated(bare(password), bare(own))))
    return 'password_is_email';
  if (isRepeated(bare(password), bare(brand))) return 'password_is_service_name';
  if (isCommon(password) || isCommon(plain(password)) || isMonotonous(password))
    return 'password_too_common';
  return null;
}

export function isCommon(password: string) {
  known ??= new Set(readFileSync(list, 'utf8').trimEnd().split('\n'));
  return known.has(password) || known.has(Array.from(password).toReversed().join(''));
}

/** The password without the usual substitutes for letters, and without what is appended to a word. */
const plain = (password: string) =>
  password
    .replace(/[^\p{L}]+$/u, '')
    .replaceAll(/[@4]/g, 'a')
    .replaceAll('3', 'e')
    .replaceAll(/[1!|]/g, 'i')
    .replaceAll('0', 'o')
    .replaceAll(/[5$]/g, 's');

/** One or two characters repeated, or consecutive letters of the alphabet. */
function isMonotonous(password: string) {
  const characters = Array.from(password);
  const codes = characters.map((each) => each.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return new Set(characters).size < 3 || new Set(steps).size === 1;
}

/** Letters only, as people put digits and signs around a word. */
const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]+/gu, '');

/** A very short word would match too much. */
const isRepeated = (text: string, word: string) =>
  text !== '' && word.length >= 4 && text.replaceAll(word, '') === '';
