import type { NoticeTexts } from '../../platform/notice-texts.ts';

const referenceOf = (id: string) => `#${id.slice(-6)}`;

export const noticeTexts: NoticeTexts = {
  'report.reply': {
    mail: ({ reportId }) => ({
      kind: 'report-answered',
      data: { reference: referenceOf(reportId) },
    }),
    push: () => 'We replied to your report',
  },
  'report.outcome': {
    mail: ({ reportId, status: outcome }) => ({
      kind: 'report-settled',
      data: { reference: referenceOf(reportId), outcome },
    }),
    push: () => "We've made a decision on your report",
  },
};
