import type { NewDecision } from '@kindred/contract/desk/decisions';
import { addressedTo } from '@kindred/contract/desk/placeholders';
import { languages } from '@kindred/contract/languages';
import { languageFor } from '../../../platform/text/language-texts.ts';
import { fillIn } from '../texts/placeholders.ts';
import type { CaseToDecide } from './case-to-decide.ts';

const day = 86_400_000;

/** The decision with the texts that each reader gets. */
export function fillWords(
  {
    open,
    subject_name: name,
    subject_language: language,
  }: Pick<CaseToDecide, 'open' | 'subject_name' | 'subject_language'>,
  decision: NewDecision,
  now: Date,
): NewDecision {
  const { ground, days, reports } = decision;
  const names = new Map(open.map(({ _id, reporterName }) => [_id, reporterName]));
  const filled = reports.map(({ answer, ...report }) => {
    const id = report._id.toLowerCase();
    if (!answer) return report;
    const reporter = names.get(id) ?? null;
    const values = { reporter, reference: `#${id.slice(-6)}` };
    return { ...report, answer: fillIn('answer', addressedTo(reporter, answer), values) };
  });
  if (!ground) return { ...decision, reports: filled };
  const { tag } = languages[languageFor(language)];
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const until = days ? date.format(new Date(now.getTime() + days * day)) : null;
  const reason = fillIn('reason', ground.reason, { name, until });
  return { ...decision, reports: filled, ground: { ...ground, reason } };
}
