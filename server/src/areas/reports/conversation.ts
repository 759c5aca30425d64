import type { OwnReport, Report } from '@kindred/contract/reports';

const opening = ({ _id, description, createdAt }: Report | OwnReport) => ({
  _id,
  from: 'reporter' as const,
  message: description,
  isInternal: false,
  at: createdAt,
});

export const toConversation = (report: Report) => [
  { ...opening(report), name: report.user?.name ?? null },
  ...report.replies.map(({ _id, message, isInternal, repliedBy, repliedAt }) => ({
    _id,
    from: 'team' as const,
    message,
    isInternal,
    name: repliedBy.name,
    at: repliedAt,
  })),
];

/** Members do not see the names of staff. */
export const toOwnConversation = (report: OwnReport) => [
  { ...opening(report), name: null },
  ...report.replies.map(({ _id, message, repliedAt }) => ({
    _id,
    from: 'team' as const,
    message,
    isInternal: false,
    name: null,
    at: repliedAt,
  })),
];
