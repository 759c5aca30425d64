import type { AccountChange, userAdminMails } from '../../../user-admin/mails.ts';
import type { LetterPart, MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';

const titleOf = (change: AccountChange, until: string | null) =>
  change === 'banned' && until ? 'Tu cuenta está suspendida' : titles[change];

const titles: Record<AccountChange, string> = {
  banned: 'Tu cuenta está vetada',
  deactivated: 'Tu cuenta está desactivada',
  active: 'Tu cuenta está activa de nuevo',
  premium: 'Ya tienes premium',
  'premium-ended': 'Tu premium ha terminado',
};

function explain(change: AccountChange, until: string | null) {
  switch (change) {
    case 'banned':
      return until
        ? `No puedes iniciar sesión hasta el ${date(until)}, y nadie más puede verte.`
        : 'Ya no puedes iniciar sesión, y nadie más puede verte.';
    case 'deactivated':
      return 'Nuestro equipo desactivó tu cuenta. No puedes iniciar sesión, y nadie más puede verte.';
    case 'active':
      return 'Puedes iniciar sesión de nuevo, y otros miembros pueden verte.';
    case 'premium':
      return until ? `Tienes premium hasta el ${date(until)}.` : 'Tu premium está activo.';
    case 'premium-ended':
      return 'Tu cuenta ya no tiene premium. Conservas tu perfil y todo su contenido.';
  }
}

const isClosed = (change: AccountChange) => change === 'banned' || change === 'deactivated';

export const userAdmin: MailTexts<typeof userAdminMails> = {
  'account-change': ({ change, reason, until }, { brand, link }) => {
    const parts: LetterPart[] = [{ text: explain(change, until) }];
    if (reason) parts.push({ text: 'Motivo:' }, { written: reason });
    if (isClosed(change))
      parts.push({ note: 'Si crees que no es correcto, responde a este correo.' });
    else parts.push({ label: 'Iniciar sesión', href: link.signIn });
    return {
      subject: `${titleOf(change, until)} en ${brand}`,
      preview: explain(change, until),
      title: titleOf(change, until),
      parts,
      reason: `Recibes este correo porque trata de tu cuenta en ${brand}.`,
    };
  },
};
