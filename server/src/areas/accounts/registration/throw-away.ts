import { readFileSync } from 'node:fs';
import { AppError } from '../../../errors.ts';

const list = new URL('throw-away-domains.txt', import.meta.url);
let known: ReadonlySet<string> | undefined;

/**
 * Refuses emails of services that give anyone a mailbox for some minutes. It goes by the domain alone, so the response says nothing
 * about who has an account. `refusedDomains` are those of the operator.
 */
export function refuseThrowAway(email: string, refusedDomains: ReadonlySet<string>) {
  if (isThrowAway(email, refusedDomains)) throw new AppError('email_throw_away');
}

export function isThrowAway(email: string, refusedDomains: ReadonlySet<string>) {
  known ??= new Set(readFileSync(list, 'utf8').trimEnd().split('\n'));
  const parts = email.toLowerCase().split('@').at(-1)?.split('.') ?? [];
  const domains = parts.map((_, index) => parts.slice(index).join('.'));
  return domains.some((domain) => known?.has(domain) || refusedDomains.has(domain));
}
