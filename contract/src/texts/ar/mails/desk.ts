import type { deskMails } from '../../../desk/mails.ts';
import { clauseTexts } from '../clauses.ts';
import type { AppealOutcome } from '../../../desk/outcomes.ts';
import type { LetterPart, MailDataOf, MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';
import { sanctionTexts } from '../sanctions.ts';

const appealTitles: Record<AppealOutcome, string> = {
  upheld: 'أعدنا النظر وأبقينا على قرارنا',
  'partly-reversed': 'أعدنا النظر وغيّرنا جزءًا من قرارنا',
  reversed: 'أعدنا النظر وألغينا قرارنا',
};

const backAgain = {
  photo: 'عادت صورتك إلى الظهور.',
  text: 'عاد النص إلى ملفك الشخصي.',
  message: 'أصبحت رسالتك متاحة للقراءة من جديد.',
};

/** Says what a reversal has given back, and what it could not. */
function restoredParts(restored: NonNullable<Restored>): LetterPart[] {
  const { account, content, renewal, stillCounts, until } = restored;
  const said = [
    until && `أصبح التعليق أقصر: ينتهي في ${date(until)}.`,
    account && 'حسابك مفتوح من جديد: يمكنك تسجيل الدخول، ويظهر ملفك للأعضاء الآخرين.',
    content && backAgain[content],
    stillCounts ? 'لا يزال القرار محسوبًا كمخالفة.' : 'لم يعد القرار محسوبًا عليك.',
    renewal?.kind === 'renews' &&
      `كنا قد أوقفنا تجديد بريميوم بسبب القرار. وقد عاد التجديد الآن: دفعتك القادمة في ${date(renewal.at)}، ويمكنك الإلغاء حتى ذلك الحين.`,
    renewal?.kind === 'ended' &&
      `انتهت مدة بريميوم لديك في ${date(renewal.at)}، لأننا كنا قد أوقفنا تجديده بسبب القرار. ولم يُحصَّل منك شيء منذ ذلك الحين. للحصول على بريميوم من جديد، يمكنك الاشتراك مرة أخرى.`,
  ];
  return said.flatMap((text) => (text ? [{ text }] : []));
}

type Restored = MailDataOf<(typeof deskMails)['appeal-decided']>['restored'];

const contestable =
  'يمكنك الاعتراض عليه خلال ستة أشهر دون تسجيل الدخول. ويمكنك أيضًا اللجوء إلى هيئة لتسوية المنازعات خارج المحاكم أو إلى القضاء.';
const elsewhere = 'إذا كان القرار خاطئًا في رأيك، فيمكنك اللجوء إلى القضاء.';

export const desk: MailTexts<typeof deskMails> = {
  'decision-made': (decision, { brand, link }) => {
    const { action, reason, until, ground, clause, token, takesAppeals } = decision;
    const { title, effect } = sanctionTexts[action];
    const explained = effect(until && date(until));
    const basis = ground === 'law' ? `القانون: ${clause}` : `شروطنا: ${clauseTexts(clause)}`;
    const parts: LetterPart[] = [
      { text: explained },
      { text: 'السبب:' },
      { written: reason },
      { text: basis },
      {
        label: takesAppeals ? 'قراءة القرار أو الاعتراض عليه' : 'قراءة القرار',
        href: link.statement(token),
      },
      { note: `اتخذ القرار أحد أفراد فريقنا. ${takesAppeals ? contestable : elsewhere}` },
    ];
    return {
      subject: `${title} في ${brand}`,
      preview: explained,
      title,
      parts,
      reason: `وصلتك هذه الرسالة لأنها تخص حسابك في ${brand}.`,
    };
  },
  'appeal-decided': ({ outcome, answer, token, sameDecider, restored }, { brand, link }) => ({
    subject: appealTitles[outcome],
    preview: appealTitles[outcome],
    title: appealTitles[outcome],
    parts: [
      { written: answer },
      ...(restored ? restoredParts(restored) : []),
      { label: 'قراءة القرار', href: link.statement(token) },
      ...(restored?.renewal?.kind === 'ended'
        ? [{ label: 'عرض بريميوم', href: link.premium }]
        : []),
      {
        note: `${
          sameDecider
            ? 'أعاد النظر في الأمر من اتخذ القرار الأول، إذ لم يتوفر في فريقنا شخص آخر لذلك.'
            : 'أعاد النظر في الأمر شخص لم يشارك في القرار الأول.'
        } ولا يزال بإمكانك اللجوء إلى هيئة لتسوية المنازعات خارج المحاكم أو إلى القضاء.`,
      },
    ],
    reason: `وصلتك هذه الرسالة لأنك اعترضت على قرار في ${brand}.`,
  }),
};
