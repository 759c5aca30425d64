import type { Case } from '@kindred/contract/desk';
import type { CaseReport } from '@kindred/contract/desk/case-parts';
import type { Evidence } from '@kindred/contract/reports';
import { messages } from '#texts/desk.ts';

export const reporterName = ({ reporter, sender }: CaseReport) =>
  sender
    ? (sender.name ?? messages.case.unnamed)
    : reporter
      ? (reporter.name ?? messages.case.someone)
      : messages.case.erased;

/** The evidence of all reports: each photo once, the messages, and the profile once, from the latest report. */
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
  const photos = photosIn(all.map(({ evidence }) => evidence));
  const chats = all.filter(({ evidence: { kind } }) => kind === 'message');
  return { photos, chats, profile, others };
}

/** Each reported photo, with how often it was reported, the most often first. */
function photosIn(all: Evidence[]) {
  const photos = new Map<string, { evidence: Evidence; times: number }>();
  for (const evidence of latestFirst(all.filter(({ kind }) => kind === 'photo'))) {
    const key = evidence.content.publicId ?? JSON.stringify(evidence.content);
    const before = photos.get(key);
    photos.set(key, { evidence: before?.evidence ?? evidence, times: (before?.times ?? 0) + 1 });
  }
  return [...photos.values()].toSorted((a, b) => b.times - a.times);
}

const isProfile = ({ kind }: Evidence) => kind === 'profile';
const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);
const latestFirst = (all: Evidence[]) =>
  all.toSorted((a, b) => Date.parse(b.takenAt) - Date.parse(a.takenAt));
