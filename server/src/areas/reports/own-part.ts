import { inPlaceOf } from '@kindred/contract/desk/deleted-texts';
import type { Report } from '@kindred/contract/reports';
import { isAbout, isBy, isPartOf } from '@kindred/contract/reports/part';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../platform/http/context.ts';

export function refuseOwnPart(report: Report, caller: Pick<Caller, 'id'>) {
  if (!isPartOf(report, caller.id)) return;
  throw new AppError('part_of_report');
}

/**
 * The report as this member of staff may read it: if it is about them, without the reporter and the text; if they
 * made it, without internal notes.
 */
export function asReadBy(report: Report, memberId: string): Report {
  if (isAbout(report, memberId)) {
    const description = inPlaceOf('report-about-you');
    return { ...report, user: null, description, claim: null, replies: [] };
  }
  if (!isBy(report, memberId)) return report;
  return { ...report, replies: report.replies.filter(({ isInternal }) => !isInternal) };
}
