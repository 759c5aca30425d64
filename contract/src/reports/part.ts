import type { Report } from '../reports.ts';

type People = Pick<Report, 'user' | 'reportedUser'>;

export const isAbout = ({ reportedUser }: People, memberId: string) =>
  reportedUser?._id === memberId;

export const isBy = ({ user }: People, memberId: string) => user?._id === memberId;

/** Staff do not work on a report that they made or that is about them. */
export const isPartOf = (report: People, memberId: string) =>
  isAbout(report, memberId) || isBy(report, memberId);
