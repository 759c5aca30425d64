import type { reportsMails } from '../../../reports/mails.ts';
import type { ReportOutcome } from '../../../reports/outcomes.ts';
import type { LetterPart, MailContext, MailDataOf, MailTexts } from '../../../mails.ts';

type Settled = MailDataOf<(typeof reportsMails)['report-settled']>;

/** Members send reports, and people without an account notices. */
type SubmittedKind = 'report' | 'notice';

const yours: Record<SubmittedKind, string> = { report: 'بلاغك', notice: 'بلاغك' };

const outcomes: Record<
  ReportOutcome,
  {
    subject: (sent: SubmittedKind) => string;
    text: (sent: SubmittedKind, reference: string) => string;
  }
> = {
  resolved: {
    subject: (sent) => `تمت تسوية ${yours[sent]}`,
    text: (sent, reference) =>
      `نظرنا في ${yours[sent]} \u200e${reference} وتمت تسويته. شكرًا لإخبارنا.`,
  },
  closed: {
    subject: (sent) => `تم إغلاق ${yours[sent]}`,
    text: (sent, reference) =>
      `نظرنا في ${yours[sent]} \u200e${reference} وأغلقناه. لم يعد هناك ما يمكننا فعله.`,
  },
  rejected: {
    subject: (sent) => `اتخذنا قرارًا بشأن ${yours[sent]}`,
    text: (sent, reference) =>
      `نظرنا في ${yours[sent]} \u200e${reference} ولم نجد ما يخالف قواعدنا. إذا كانت هناك معلومات أخرى، فيمكنك إرسال بلاغ جديد إلينا.`,
  },
};

/** What a moderator wrote says what was found, so that the usual sentence about it is left out. */
const decidedOn = (sent: SubmittedKind, { reference, outcome, answer }: Settled) =>
  answer
    ? `بتّ أحد أفراد فريقنا في ${yours[sent]} \u200e${reference}.`
    : outcomes[outcome].text(sent, reference);

function partsOf(sent: SubmittedKind, settled: Settled, link: MailContext['link']): LetterPart[] {
  const { answer, token, mayContest } = settled;
  return [
    { text: decidedOn(sent, settled) },
    ...(answer ? [{ written: answer }] : []),
    {
      label: mayContest ? 'قراءة القرار أو الاعتراض عليه' : 'قراءة القرار',
      href: link.statement(token),
    },
    ...(mayContest ? [{ note: contestable }] : []),
  ];
}

export const contestable =
  'إذا كان القرار خاطئًا في رأيك، فيمكنك الاعتراض عليه مرة واحدة خلال ستة أشهر دون تسجيل الدخول، وسيعيد شخص آخر النظر فيه. ويمكنك أيضًا اللجوء إلى هيئة لتسوية المنازعات خارج المحاكم أو إلى القضاء.';

export const reports: MailTexts<typeof reportsMails> = {
  'report-settled': (settled, { brand, link }) => ({
    subject: outcomes[settled.outcome].subject('report'),
    preview: decidedOn('report', settled),
    title: outcomes[settled.outcome].subject('report'),
    parts: [...partsOf('report', settled, link), { label: 'عرض بلاغاتي', href: link.myReports }],
    reason: `وصلتك هذه الرسالة لأنك أرسلت بلاغًا على ${brand}.`,
  }),
  'notice-received': ({ reference }, { brand }) => ({
    subject: `وصلنا بلاغك \u200e${reference}`,
    preview: 'ينظر فريقنا في كل بلاغ.',
    title: 'وصلنا بلاغك',
    parts: [
      { text: `شكرًا على بلاغك \u200e${reference}. سينظر فيه أحد أفراد فريقنا.` },
      { text: 'سنراسلك عند اتخاذ القرار.' },
      { note: 'إذا لم يكن البلاغ منك، فيمكنك تجاهل هذه الرسالة.' },
    ],
    reason: `وصلتك هذه الرسالة لأن بلاغًا أُرسل إلى ${brand} بعنوانك.`,
  }),
  'notice-settled': (settled, { brand, link }) => ({
    subject: outcomes[settled.outcome].subject('notice'),
    preview: decidedOn('notice', settled),
    title: outcomes[settled.outcome].subject('notice'),
    parts: partsOf('notice', settled, link),
    reason: `وصلتك هذه الرسالة لأنك أرسلت بلاغًا إلى ${brand}.`,
  }),
};
