import type { Case } from '@kindred/contract/desk';
import type { CaseReport } from '@kindred/contract/desk/case-parts';
import type { Evidence } from '@kindred/contract/reports';
import { messages } from '../../../lib/messages/desk.ts';

export const reporterName = ({ reporter, sender }: CaseReport) =>
  sender
    ? (sender.name ?? messages.case.unnamed)
    : reporter
      ? (reporter.name ?? messages.case.someone)
      : messages.case.erased;

/** The evidence of all reports: each reported item, and the profile once, from the latest report. */
export function evidenceOf({ reports, person }: Pick<Case, 'reports' | 'person'>) {
  const all = reports.flatMap((report) =>
    report.evidence.map((evidence) => ({
      report: report._id,
      evidence,
      names: { reporter: reporterName(report), reported: person?.name ?? messages.person.unknown },
    })),
  );
  const profiles = latestFirst(all.map(({ evidence }) => evidence).filter(isProfile));
  const [profile = null, ...others] = profiles.filter(
    (each, index) => profiles.findIndex(({ content }) => isSame(content, each.content)) === index,
  );
  return { chats: all.filter(({ evidence }) => !isProfile(evidence)), profile, others };
}

const isProfile = ({ kind }: Evidence) => kind === 'profile';
const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);
const latestFirst = (all: Evidence[]) =>
  all.toSorted((a, b) => Date.parse(b.takenAt) - Date.parse(a.takenAt));
