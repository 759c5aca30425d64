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
  // The area sends this mail itself, as everyone gets it who reported something.
  'report.outcome': {
    push: () => "We've made a decision on your report",
  },
};
