import type { AccountChange, userAdminMails } from '../../../user-admin/mails.ts';
import type { LetterPart, MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';

const titleOf = (change: AccountChange, until: string | null) =>
  change === 'banned' && until ? 'Twoje konto jest zawieszone' : titles[change];

const titles: Record<AccountChange, string> = {
  banned: 'Twoje konto jest zbanowane',
  deactivated: 'Twoje konto jest dezaktywowane',
  active: 'Twoje konto znów działa',
  premium: 'Masz premium',
  'premium-ended': 'Twoje premium się skończyło',
};

function explain(change: AccountChange, until: string | null) {
  switch (change) {
    case 'banned':
      return until
        ? `Do ${date(until)} nie zalogujesz się, a inni nie zobaczą Twojego profilu.`
        : 'Nie zalogujesz się już, a inni nie zobaczą Twojego profilu.';
    case 'deactivated':
      return 'Nasz zespół dezaktywował Twoje konto. Nie zalogujesz się, a inni nie zobaczą Twojego profilu.';
    case 'active':
      return 'Możesz znów się logować, a inni widzą Twój profil.';
    case 'premium':
      return until ? `Twoje premium działa do ${date(until)}.` : 'Twoje premium już działa.';
    case 'premium-ended':
      return 'Twoje konto nie ma już premium. Twój profil zostaje z całą zawartością.';
  }
}

const isClosed = (change: AccountChange) => change === 'banned' || change === 'deactivated';

export const userAdmin: MailTexts<typeof userAdminMails> = {
  'account-change': ({ change, reason, until }, { brand, link }) => {
    const parts: LetterPart[] = [{ text: explain(change, until) }];
    if (reason) parts.push({ text: 'Powód:' }, { written: reason });
    if (isClosed(change))
      parts.push({ note: 'Jeśli uważasz, że to pomyłka, odpisz na ten e-mail.' });
    else parts.push({ label: 'Zaloguj się', href: link.signIn });
    return {
      subject: `${brand} – ${titleOf(change, until)}`,
      preview: explain(change, until),
      title: titleOf(change, until),
      parts,
      reason: `Dostajesz ten e-mail, bo dotyczy Twojego konta w serwisie ${brand}.`,
    };
  },
};
