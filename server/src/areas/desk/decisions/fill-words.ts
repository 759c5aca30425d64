import type { NewDecision } from '@kindred/contract/desk/decisions';
import { fillIn } from '../texts/placeholders.ts';
import type { CaseToDecide } from './case-to-decide.ts';

const day = 86_400_000;
const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** The decision with the texts that each reader gets. */
export function fillWords(
  { open, subject_name: name }: Pick<CaseToDecide, 'open' | 'subject_name'>,
  decision: NewDecision,
  now: Date,
): NewDecision {
  const { ground, days, reports } = decision;
  const names = new Map(open.map(({ _id, reporterName }) => [_id, reporterName]));
  const filled = reports.map(({ answer, ...report }) => {
    const id = report._id.toLowerCase();
    const values = { reporter: names.get(id) ?? 'there', reference: `#${id.slice(-6)}` };
    return { ...report, ...(answer && { answer: fillIn('answer', answer, values) }) };
  });
  if (!ground) return { ...decision, reports: filled };
  const until = days ? date.format(new Date(now.getTime() + days * day)) : null;
  const reason = fillIn('reason', ground.reason, { name, until });
  return { ...decision, reports: filled, ground: { ...ground, reason } };
}
