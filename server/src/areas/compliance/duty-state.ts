import type { DutyState, Exemption } from '@kindred/contract/compliance';
import { validDays } from '@kindred/contract/compliance/forms';
import { type DutyCode, duties, laws } from '@kindred/contract/compliance/laws';
import type { SiteDocument } from '@kindred/contract/site/document';
import { isReachable } from '@kindred/contract/site/owner';

export interface Circumstances {
  readonly document: SiteDocument;
  /** Whether photos can be checked for nudes at all. */
  readonly looksForNudes: boolean;
  readonly now: Date;
  /** When the owner filled in the form about it for the last time. */
  readonly filledAt: Date | null;
}

type State = DutyState | Exemption;

/** What a duty hangs on besides its day and its form. A duty that is not here is met by the service itself, or by its form. */
const particular: Partial<Record<DutyCode, (given: Circumstances) => State | null>> = {
  'eu.imprint': ({ document: { owner, pages } }) =>
    isReachable(owner) && pages.length > 0 ? 'done' : 'due',
  'eu.terms': ({ document: { pages } }) => (pages.some(({ binding }) => binding) ? 'done' : 'due'),
  'eu.appeals': ({ document: { switches } }) => (switches.appeals ? 'done' : 'due'),
  'eu.transparency': ({ document: { switches } }) => (switches.transparency ? 'done' : 'due'),
  'eu.representative': ({ document: { owner } }) =>
    laws.eu.countries.includes(owner.country) ? 'inside' : null,
  'eu.withdrawal': ifSold,
  'uk.intimate-images': ({ document: { limits }, looksForNudes }) =>
    limits.nudes !== 'off' && looksForNudes ? 'done' : 'due',
  'uk.subscriptions': ifSold,
  'us.renewal-consent': ifSold,
  'us.renewal-reminder': ifSold,
  'us.price-notice': ifSold,
  'us.cancel': ifSold,
};

/** Where premium is not sold, its rules concern no one. */
function ifSold({ document: { plans } }: Circumstances) {
  return plans.sold ? null : 'no-premium';
}

/** Whether a duty is met, and why it is none. */
export function stateOf(
  code: DutyCode,
  given: Circumstances,
): { state: DutyState; exemption: Exemption | null } {
  const { since, form } = duties[code];
  const day = given.now.toISOString().slice(0, 10);
  const state =
    (since > day ? 'later' : null) ??
    particular[code]?.(given) ??
    (form ? stateOfForm(given) : 'done');
  if (state === 'done' || state === 'due') return { state, exemption: null };
  return { state: 'not-needed', exemption: state === 'not-needed' ? null : state };
}

const dayMs = 86_400_000;

function stateOfForm({ filledAt, now }: Circumstances): DutyState {
  if (!filledAt) return 'due';
  return now.getTime() - filledAt.getTime() < validDays * dayMs ? 'done' : 'due';
}
