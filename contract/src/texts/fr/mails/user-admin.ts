import type { AccountChange, userAdminMails } from '../../../user-admin/mails.ts';
import type { LetterPart, MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';

const titleOf = (change: AccountChange, until: string | null) =>
  change === 'banned' && until ? 'Ton compte est suspendu' : titles[change];

const titles: Record<AccountChange, string> = {
  banned: 'Ton compte est banni',
  deactivated: 'Ton compte est désactivé',
  active: 'Ton compte est à nouveau actif',
  premium: 'Tu as Premium',
  'premium-ended': 'Premium est terminé',
};

function explain(change: AccountChange, until: string | null) {
  switch (change) {
    case 'banned':
      return until
        ? `Tu ne peux pas te connecter jusqu’au ${date(until)}, et les autres membres ne te voient pas.`
        : 'Tu ne peux plus te connecter, et les autres membres ne te voient plus.';
    case 'deactivated':
      return 'Notre équipe a désactivé ton compte. Tu ne peux pas te connecter, et les autres membres ne te voient pas.';
    case 'active':
      return 'Tu peux à nouveau te connecter, et les autres membres te voient.';
    case 'premium':
      return until ? `Tu as Premium jusqu’au ${date(until)}.` : 'Premium est actif.';
    case 'premium-ended':
      return 'Ton compte n’a plus Premium. Tu gardes ton profil et tout ce qu’il contient.';
  }
}

const isClosed = (change: AccountChange) => change === 'banned' || change === 'deactivated';

export const userAdmin: MailTexts<typeof userAdminMails> = {
  'account-change': ({ change, reason, until }, { brand, link }) => {
    const parts: LetterPart[] = [{ text: explain(change, until) }];
    if (reason) parts.push({ text: 'Motif :' }, { written: reason });
    if (isClosed(change)) parts.push({ note: 'Si tu penses que c’est une erreur, réponds-nous.' });
    else parts.push({ label: 'Me connecter', href: link.signIn });
    return {
      subject: `${titleOf(change, until)} sur ${brand}`,
      preview: explain(change, until),
      title: titleOf(change, until),
      parts,
      reason: `Tu reçois cet e-mail parce qu’il concerne ton compte sur ${brand}.`,
    };
  },
};
