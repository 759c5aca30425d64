import type { AccountChange, userAdminMails } from '../../../user-admin/mails.ts';
import type { LetterPart, MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';

const titleOf = (change: AccountChange, until: string | null) =>
  change === 'banned' && until ? 'Sua conta está suspensa' : titles[change];

const titles: Record<AccountChange, string> = {
  banned: 'Sua conta foi banida',
  deactivated: 'Sua conta foi desativada',
  active: 'Sua conta está ativa de novo',
  premium: 'Você tem premium',
  'premium-ended': 'Seu premium terminou',
};

function explain(change: AccountChange, until: string | null) {
  switch (change) {
    case 'banned':
      return until
        ? `Você não pode entrar até ${date(until)}, e outros membros não veem você.`
        : 'Você não pode mais entrar, e outros membros não veem você.';
    case 'deactivated':
      return 'Nossa equipe desativou sua conta. Você não pode entrar, e outros membros não veem você.';
    case 'active':
      return 'Você pode entrar de novo, e outros membros podem ver você.';
    case 'premium':
      return until ? `Seu premium vale até ${date(until)}.` : 'Seu premium está ativo.';
    case 'premium-ended':
      return 'Sua conta não tem mais premium. Seu perfil e tudo o que há nele continuam.';
  }
}

const isClosed = (change: AccountChange) => change === 'banned' || change === 'deactivated';

export const userAdmin: MailTexts<typeof userAdminMails> = {
  'account-change': ({ change, reason, until }, { brand, link }) => {
    const parts: LetterPart[] = [{ text: explain(change, until) }];
    if (reason) parts.push({ text: 'Motivo:' }, { written: reason });
    if (isClosed(change)) {
      parts.push({ note: 'Se você acha que erramos, responda a este e-mail.' });
    } else parts.push({ label: 'Entrar', href: link.signIn });
    return {
      subject: `${brand}: ${titleOf(change, until)}`,
      preview: explain(change, until),
      title: titleOf(change, until),
      parts,
      reason: `Você recebeu este e-mail porque ele trata da sua conta no ${brand}.`,
    };
  },
};
