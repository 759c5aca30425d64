import type { MemberStatus, StaffStatus } from '@kindred/contract/user-admin';
import { formatSiteDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/user-admin.ts';
import type { BanLength } from './ban-end.ts';

interface About {
  before: MemberStatus | undefined;
  length: BanLength;
  /** The end of the ban, where one is entered. */
  until: string | null | undefined;
}

/** Says exactly what the button does. */
export function stateVerb(state: StaffStatus, { before, length: { days }, until }: About): string {
  const { state: m } = messages;
  if (state === 'active' && before === 'banned') return m.lift;
  if (state !== 'banned') return m.verbs[state];
  if (days === 'permanent') return m.banPermanently;
  if (days !== 'date') return m.banFor({ length: m.lengths[days] });
  return until ? m.banUntil({ day: formatSiteDate(until) }) : m.ban;
}
