import { dayIn } from '@kindred/contract/day-in';
import type { NewDecision } from '@kindred/contract/desk/decisions';
import { claimAnswered } from '@kindred/contract/reports/reasons';
import { addressedTo } from '@kindred/contract/desk/placeholders';
import { versionFor } from '@kindred/contract/desk/version-for';
import { type Language, languages } from '@kindred/contract/languages';
import { claimOf } from '@kindred/contract/reports/claims';
import { formatDayIn } from '@kindred/contract/texts/format-day';
import { languageFor, textsFor } from '../../../platform/text/language-texts.ts';
import { referenceOf } from '../reporters/notify-reporter.ts';
import { fillIn } from '../texts/placeholders.ts';
import type { CaseToDecide } from './case-to-decide.ts';

const day = 86_400_000;

type Readers = Pick<CaseToDecide, 'open' | 'subject_name' | 'subject_language' | 'canned'>;

/**
 * The decision with the texts that each reader gets: an unchanged canned text in their language if it has a version in it,
 * with its placeholders filled in.
 */
export function fillWords(readers: Readers, decision: NewDecision, now: Date, timeZone: string) {
  const { ground, days } = decision;
  const reports = fillAnswers(readers, decision);
  if (!ground) return { decision: { ...decision, reports }, writtenReason: null };
  const { canned, subject_name: name } = readers;
  const language = languageFor(readers.subject_language);
  const version = versionFor(canned, 'reason', ground.reason, language);
  const end = days ? dayIn(timeZone, new Date(now.getTime() + days * day)) : null;
  const fill = (text: string, reader: Language) =>
    fillIn('reason', text, { name, until: end && formatDayIn(languages[reader].tag)(end) });
  const reason = fill(version?.body ?? ground.reason, language);
  return {
    decision: { ...decision, reports, ground: { ...ground, reason } },
    /** As it was written, if the subject gets another version. */
    writtenReason:
      version && version.body !== ground.reason ? fill(ground.reason, version.from) : null,
  };
}

function fillAnswers(
  { open, canned }: Readers,
  { action, reports }: NewDecision,
): NewDecision['reports'] {
  const readers = new Map(open.map((report) => [report._id, report]));
  return reports.map(({ answer, ...report }) => {
    const id = report._id.toLowerCase();
    const reader = readers.get(id);
    const { reporterName: reporter = null, reporterLanguage = null } = reader ?? {};
    const reference = referenceOf(id);
    if (!answer) {
      const claim = reader && claimAnswered({ action, ...report, claim: claimOf(reader) });
      const { shared } = textsFor(reporterLanguage);
      return claim
        ? { ...report, answer: shared(`claim-answers/${claim}`, { reference }) }
        : report;
    }
    const version = versionFor(canned, 'answer', answer, languageFor(reporterLanguage));
    const values = { reporter, reference };
    const text = addressedTo(reporter, version?.body ?? answer);
    return { ...report, answer: fillIn('answer', text, values) };
  });
}
