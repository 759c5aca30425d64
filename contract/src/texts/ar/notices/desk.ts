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
  'decision.made': ({ action }) => `${sanctionTexts[action].notice} يمكنك الاطلاع على السبب.`,
  'appeal.decided': ({ outcome }) => appeals[outcome],
  'picture.hidden': ({ where }) =>
    where === 'profile'
      ? 'إحدى صور ملفك الشخصي مخفية إلى أن يقرر فريقنا بشأن طلب لإزالتها.'
      : 'صورة أرسلتها مخفية إلى أن يقرر فريقنا بشأن طلب لإزالتها.',
  'picture-request.due': ({ reference, dueAt }, { date }) =>
    `يجب اتخاذ القرار بشأن الطلب \u200e${reference} لإزالة صورة حميمة قبل ${date(dueAt)}.`,
  'case.taken': ({ reference }) =>
    `استلم شخص آخر من الفريق القضية \u200e${reference} التي كانت لديك.`,
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
  'picture.hidden': () => 'إحدى صورك مخفية مؤقتًا',
  'picture-request.due': () => 'هناك طلب يجب البتّ فيه قريبًا',
  'case.taken': () => 'استلم شخص آخر من الفريق قضية كانت لديك',
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
  /** Names no picture, as others may read the mailbox. */
  'picture.hidden': (_about, { brand, link }) => ({
    subject: 'إحدى صورك مخفية مؤقتًا',
    preview: 'إحدى صورك مخفية مؤقتًا',
    title: 'إحدى صورك مخفية مؤقتًا',
    parts: [
      {
        text: 'وصلنا طلب لإزالة صورة على أنها حميمة، ولم نتخذ القرار خلال 48 ساعة، لذلك نخفيها في هذه الأثناء. إذا كان الطلب بلا أساس فستظهر من جديد. وسنخبرك في كل الأحوال.',
      },
      { label: 'فتح ملفي الشخصي', href: link.profile },
    ],
    reason: `تصلك هذه الرسالة لأن لديك حسابًا في ${brand}.`,
  }),
  'picture-request.due': ({ reference, dueAt }, { brand, link, dayOf }) => ({
    subject: 'هناك طلب يجب البتّ فيه قريبًا',
    preview: 'بعد ذلك تُخفى الصورة المذكورة إلى حين اتخاذ القرار.',
    title: 'هناك طلب يجب البتّ فيه قريبًا',
    parts: [
      {
        text: `لم يُتخذ القرار بعد بشأن الطلب \u200e${reference} لإزالة صورة حميمة. ويجب اتخاذه قبل ${formatDate(dayOf(dueAt))}، خلال 48 ساعة من وصوله.`,
      },
      { text: 'بعد ذلك تُخفى الصورة المذكورة إلى حين اتخاذ القرار.' },
      { label: 'فتح مكتب الإشراف', href: link.desk },
    ],
    reason: `وصلتك هذه الرسالة لأنك تتولى القضايا على ${brand}.`,
  }),
  'reports.standing': ({ reason, asideUntil: until }, { brand, link, dayOf }) => ({
    subject: until ? 'بلاغاتك مؤجَّلة' : 'يُرجى الإبلاغ عمّا حدث فعلًا فقط',
    preview: 'كان عدد من بلاغاتك بلا أساس.',
    title: until ? 'بلاغاتك مؤجَّلة' : 'يُرجى الإبلاغ عمّا حدث فعلًا فقط',
    parts: [
      { text: `السبب: ${reason}` },
      {
        text: until
          ? `سننظر في بلاغاتك الجديدة بعد ${formatDate(dayOf(until))}. وإذا كانت حياة شخص ما في خطر، ننظر في الأمر فورًا.`
          : 'إذا استمر ذلك، فسنؤجّل النظر في بلاغاتك لبعض الوقت.',
      },
      { label: 'عرض بلاغاتي', href: link.myReports },
      { note: 'إذا كان هذا خطأ في رأيك، فيمكنك الرد على هذه الرسالة.' },
    ],
    reason: `وصلتك هذه الرسالة لأنك أرسلت بلاغًا على ${brand}.`,
  }),
};
