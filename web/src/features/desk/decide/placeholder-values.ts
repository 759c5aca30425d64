import type { Case } from '@kindred/contract/desk';
import { addressedTo, placeholderPattern } from '@kindred/contract/desk/placeholders';
import type { Language } from '@kindred/contract/languages';
import { sanctionKind } from '@kindred/contract/desk/sanctions';
import { shortId } from '../../../lib/facts/short-id.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import type { Reader } from './as-read.tsx';
import type { CaseWork } from './use-case-work.ts';

const dayMs = 86_400_000;

type Reported = Pick<Case['reports'][number], '_id' | 'reporter' | 'sender'>;

/** What the reporter of this report reads. */
export const languageOf = ({ reporter, sender }: Reported): Language =>
  (reporter ?? sender)?.language ?? 'en';

/** Who reads an answer to these reports. */
export const readersOf = (reports: readonly Reported[], theReporter: string): Reader[] =>
  reports.map((report) => ({
    name: report.reporter?.name ?? theReporter,
    language: languageOf(report),
    address: (text) => answerFor(report, text),
    values: () => answerValues(report),
  }));

/** What an answer to the reporter of this report says for each placeholder. */
const answerValues = ({ _id: id, reporter }: Reported) => ({
  reporter: reporter?.name ?? undefined,
  reference: shortId(id),
});

/** The answer for the reporter of this report, whose placeholders are not filled in yet. */
const answerFor = ({ reporter }: Reported, text: string) => addressedTo(reporter?.name, text);

export const fillAnswer = (report: Reported, text: string) =>
  fillIn(answerFor(report, text), answerValues(report));

/** Who reads the reason. A decision without an end has no last day. */
export function subjectOf(
  { person }: Case,
  { action, filled }: CaseWork,
  theMember: string,
): Reader {
  const isTimed = sanctionKind(action)?.needs === 'days';
  return {
    name: person?.name ?? theMember,
    language: person?.language ?? 'en',
    address: (text) => text,
    values: (locale) => ({
      name: person?.name ?? undefined,
      until: isTimed ? formatDate(Date.now() + filled.days * dayMs, {}, locale) : undefined,
    }),
  };
}

const fillIn = (text: string, values: Readonly<Partial<Record<string, string | undefined>>>) =>
  text.replaceAll(placeholderPattern, (placeholder, word: string) => values[word] ?? placeholder);
