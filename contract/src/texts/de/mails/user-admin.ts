import type { AccountChange, userAdminMails } from '../../../user-admin/mails.ts';
import type { LetterPart, MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';

const titleOf = (change: AccountChange, until: string | null) =>
  change === 'banned' && until ? 'Dein Konto ist befristet gesperrt' : titles[change];

const titles: Record<AccountChange, string> = {
  banned: 'Dein Konto ist gesperrt',
  deactivated: 'Dein Konto ist deaktiviert',
  active: 'Dein Konto ist wieder aktiv',
  premium: 'Du hast Premium',
  'premium-ended': 'Dein Premium ist zu Ende',
};

function explain(change: AccountChange, until: string | null) {
  switch (change) {
    case 'banned':
      return until
        ? `Bis zum ${date(until)} kannst du dich nicht anmelden, und andere Mitglieder sehen dich nicht.`
        : 'Du kannst dich nicht mehr anmelden, und andere Mitglieder sehen dich nicht mehr.';
    case 'deactivated':
      return 'Unser Team hat dein Konto deaktiviert. Du kannst dich nicht anmelden, und andere Mitglieder sehen dich nicht.';
    case 'active':
      return 'Du kannst dich wieder anmelden, und andere Mitglieder sehen dich.';
    case 'premium':
      return until ? `Dein Premium läuft bis zum ${date(until)}.` : 'Dein Premium läuft.';
    case 'premium-ended':
      return 'Dein Konto hat kein Premium mehr. Dein Profil und alles darin bleiben.';
  }
}

const isClosed = (change: AccountChange) => change === 'banned' || change === 'deactivated';

export const userAdmin: MailTexts<typeof userAdminMails> = {
  'account-change': ({ change, reason, until }, { brand, link }) => {
    const parts: LetterPart[] = [{ text: explain(change, until) }];
    if (reason) parts.push({ text: 'Begründung:' }, { written: reason });
    if (isClosed(change)) {
      parts.push({ note: 'Wenn du das für falsch hältst, antworte auf diese E-Mail.' });
    } else {
      parts.push({ label: 'Anmelden', href: link.signIn });
    }
    return {
      subject: `${brand}: ${titleOf(change, until)}`,
      preview: explain(change, until),
      title: titleOf(change, until),
      parts,
      reason: `Du bekommst diese E-Mail, weil es um dein Konto bei ${brand} geht.`,
    };
  },
};
