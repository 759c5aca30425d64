import type { deskNotices, photoReviewNotices } from '../../../desk/notices.ts';
import type { AppealOutcome } from '../../../desk/outcomes.ts';
import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';
import { formatDate } from '../format-date.ts';
import { rejectTexts } from '../reject-reasons.ts';
import { sanctionTexts } from '../sanctions.ts';

type Kinds = typeof deskNotices & typeof photoReviewNotices;

const appeals: Readonly<Record<AppealOutcome, string>> = {
  upheld: 'أعدنا النظر في قرار وأبقينا عليه.',
  'partly-reversed': 'أعدنا النظر في قرار وغيّرنا جزءًا منه.',
  reversed: 'أعدنا النظر في قرار وألغيناه.',
};

export const sentences: NoticeSentences<Kinds> = {
  'photo.rejected': ({ reason }) =>
    `تعذّر عرض إحدى صورك: ${rejectTexts[reason].notice}. يُرجى اختيار صورة أخرى.`,
  'decision.made': ({ action }) =>
    `${sanctionTexts[action].notice} أرسلنا إليك السبب في رسالة إلكترونية.`,
  'appeal.decided': ({ outcome }) => appeals[outcome],
  'reports.standing': ({ asideUntil }, { date }) =>
    asideUntil
      ? `بلاغاتك الجديدة مؤجَّلة حتى ${date(asideUntil)}، لأن بلاغاتك السابقة كانت بلا أساس.`
      : 'يُرجى الإبلاغ عمّا حدث فعلًا فقط. كان عدد من بلاغاتك بلا أساس.',
};

export const settings: NoticeSettingTexts<Kinds> = {
  'photo.rejected': 'تعذّر عرض إحدى صورك',
};

export const pushes: NoticePushes<Kinds> = {
  'photo.rejected': () => 'تعذّر عرض إحدى صورك',
  'decision.made': () => 'اتخذ فريقنا قرارًا بشأن حسابك',
  'appeal.decided': () => 'أعدنا النظر في قرار',
  'reports.standing': () => 'بخصوص بلاغاتك',
};

export const mails: NoticeMails<Kinds> = {
  /** Does not say which photo, as others may read the mailbox. */
  'photo.rejected': ({ reason }, { brand, link }) => ({
    subject: 'تعذّر عرض إحدى صورك',
    preview: rejectTexts[reason].mail,
    title: 'تعذّر عرض إحدى صورك',
    parts: [
      { text: `راجعنا صورتك الجديدة. ${rejectTexts[reason].mail}` },
      { text: 'حذفناها ولم تظهر لأي عضو آخر. يُرجى اختيار صورة أخرى.' },
      { label: 'اختيار صورة أخرى', href: link.profile },
      { note: 'إذا كان في الأمر خطأ في رأيك، فيمكنك مراسلتنا.' },
    ],
    reason: `وصلتك هذه الرسالة لأنك أضفت صورة على ${brand}.`,
  }),
  'reports.standing': ({ reason, asideUntil: until }, { brand, link }) => ({
    subject: until ? 'بلاغاتك مؤجَّلة' : 'يُرجى الإبلاغ عمّا حدث فعلًا فقط',
    preview: 'كان عدد من بلاغاتك بلا أساس.',
    title: until ? 'بلاغاتك مؤجَّلة' : 'يُرجى الإبلاغ عمّا حدث فعلًا فقط',
    parts: [
      { text: `السبب: ${reason}` },
      {
        text: until
          ? `سننظر في بلاغاتك الجديدة بعد ${formatDate(until)}. وإذا كانت حياة شخص ما في خطر، ننظر في الأمر فورًا.`
          : 'إذا استمر ذلك، فسنؤجّل النظر في بلاغاتك لبعض الوقت.',
      },
      { label: 'عرض بلاغاتي', href: link.myReports },
      { note: 'إذا كان هذا خطأ في رأيك، فيمكنك الرد على هذه الرسالة.' },
    ],
    reason: `وصلتك هذه الرسالة لأنك أرسلت بلاغًا على ${brand}.`,
  }),
};
