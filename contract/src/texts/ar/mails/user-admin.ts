import type { AccountChange, userAdminMails } from '../../../user-admin/mails.ts';
import type { LetterPart, MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';

const titleOf = (change: AccountChange, until: string | null) =>
  change === 'banned' && until ? 'حسابك معلَّق' : titles[change];

const titles: Record<AccountChange, string> = {
  banned: 'حسابك محجوب',
  deactivated: 'حسابك معطَّل',
  active: 'حسابك نشط من جديد',
  premium: 'لديك الآن بريميوم',
  'premium-ended': 'انتهت مدة بريميوم لديك',
};

function explain(change: AccountChange, until: string | null) {
  switch (change) {
    case 'banned':
      return until
        ? `لا يمكنك تسجيل الدخول حتى ${date(until)}، ولا يظهر ملفك للأعضاء الآخرين.`
        : 'لم يعد بإمكانك تسجيل الدخول، ولا يظهر ملفك للأعضاء الآخرين.';
    case 'deactivated':
      return 'عطّل فريقنا حسابك. لا يمكنك تسجيل الدخول، ولا يظهر ملفك للأعضاء الآخرين.';
    case 'active':
      return 'يمكنك تسجيل الدخول من جديد، ويظهر ملفك للأعضاء الآخرين.';
    case 'premium':
      return until ? `بريميوم سارٍ لديك حتى ${date(until)}.` : 'بريميوم سارٍ لديك.';
    case 'premium-ended':
      return 'لم يعد حسابك يشمل بريميوم. يبقى ملفك الشخصي وكل ما فيه.';
  }
}

const isClosed = (change: AccountChange) => change === 'banned' || change === 'deactivated';

export const userAdmin: MailTexts<typeof userAdminMails> = {
  'account-change': ({ change, reason, until }, { brand, link }) => {
    const parts: LetterPart[] = [{ text: explain(change, until) }];
    if (reason) parts.push({ text: 'السبب:' }, { written: reason });
    if (isClosed(change)) {
      parts.push({ note: 'إذا كان هذا خطأ في رأيك، فيمكنك الرد على هذه الرسالة.' });
    } else parts.push({ label: 'تسجيل الدخول', href: link.signIn });
    return {
      subject: `${titleOf(change, until)} في ${brand}`,
      preview: explain(change, until),
      title: titleOf(change, until),
      parts,
      reason: `وصلتك هذه الرسالة لأنها تخص حسابك في ${brand}.`,
    };
  },
};
