import { dayIn } from '@kindred/contract/day-in';
import type { Case } from '@kindred/contract/desk';
import { addressedTo, placeholderPattern } from '@kindred/contract/desk/placeholders';
import { type Language, languages } from '@kindred/contract/languages';
import { sanctionKind } from '@kindred/contract/desk/sanctions';
import { formatDayIn } from '@kindred/contract/texts/format-day';
import { config } from '../../../lib/calls/config.ts';
import { shortId } from '../../../lib/facts/short-id.ts';
import type { Reader } from './as-read.tsx';
import type { CaseWork } from './use-case-work.ts';

const dayMs = 86_400_000;

type Reported = Pick<Case['reports'][number], '_id' | 'reporter' | 'sender'>;

/** What the reporter of this report reads. */
export const reporterLanguage = ({ reporter, sender }: Reported): Language =>
  (reporter ?? sender)?.language ?? 'en';

/** Who reads an answer to these reports. */
export const readersOf = (reports: readonly Reported[], theReporter: string): Reader[] =>
  reports.map((report) => ({
    name: report.reporter?.name ?? theReporter,
    language: reporterLanguage(report),
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

/** Who reads the reason. A decision without an end has no last day. The service writes the day in the same way. */
export function subjectOf(
  { person }: Pick<Case, 'person'>,
  { action, filled }: Pick<CaseWork, 'action' | 'filled'>,
  theMember: string,
): Reader {
  const isTimed = sanctionKind(action)?.needs === 'days';
  const language = person?.language ?? 'en';
  const end = new Date(Date.now() + filled.days * dayMs);
  return {
    name: person?.name ?? theMember,
    language,
    address: (text) => text,
    values: () => ({
      name: person?.name ?? undefined,
      until: isTimed
        ? formatDayIn(languages[language].tag)(dayIn(config.timeZone, end))
        : undefined,
    }),
  };
}

const fillIn = (text: string, values: Readonly<Partial<Record<string, string | undefined>>>) =>
  text.replaceAll(placeholderPattern, (placeholder, word: string) => values[word] ?? placeholder);
