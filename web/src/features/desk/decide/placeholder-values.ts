import type { Case } from '@kindred/contract/desk';
import { addressedTo, placeholderPattern } from '@kindred/contract/desk/placeholders';
import { sanctionKind } from '@kindred/contract/desk/sanctions';
import { shortId } from '../../../lib/facts/short-id.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import type { CaseWork } from './use-case-work.ts';

const dayMs = 86_400_000;

type Reported = Pick<Case['reports'][number], '_id' | 'reporter'>;

/** What an answer to the reporter of this report says for each placeholder. */
export const answerValues = ({ _id: id, reporter }: Reported) => ({
  reporter: reporter?.name ?? undefined,
  reference: shortId(id),
});

/** The answer for the reporter of this report, whose placeholders are not filled in yet. */
export const answerFor = ({ reporter }: Reported, text: string) =>
  addressedTo(reporter?.name, text);

export const fillAnswer = (report: Reported, text: string) =>
  fillIn(answerFor(report, text), answerValues(report));

/** What the reason says for each placeholder. A decision without an end has no last day. */
export function reasonValues({ person }: Case, { action, filled }: CaseWork) {
  const isTimed = sanctionKind(action)?.needs === 'days';
  return {
    name: person?.name ?? undefined,
    until: isTimed ? formatDate(Date.now() + filled.days * dayMs) : undefined,
  };
}

const fillIn = (text: string, values: Readonly<Partial<Record<string, string | undefined>>>) =>
  text.replaceAll(placeholderPattern, (placeholder, word: string) => values[word] ?? placeholder);
