import type { AccountChange, userAdminMails } from '../../../user-admin/mails.ts';
import type { LetterPart, MailTexts } from '../../../mails.ts';
import { formatDate as date } from '../format-date.ts';

const titleOf = (change: AccountChange, until: string | null) =>
  change === 'banned' && until ? 'Your account is suspended' : titles[change];

const titles: Record<AccountChange, string> = {
  banned: 'Your account is banned',
  deactivated: 'Your account is deactivated',
  active: 'Your account is active again',
  premium: 'You have premium',
  'premium-ended': 'Your premium has ended',
};

function explain(change: AccountChange, until: string | null) {
  switch (change) {
    case 'banned':
      return `You can't sign in ${until ? `until ${date(until)}` : 'anymore'}, and other members can't see you.`;
    case 'deactivated':
      return "Our team deactivated your account. You can't sign in, and other members can't see you.";
    case 'active':
      return 'You can sign in again, and other members can see you.';
    case 'premium':
      return until ? `Your premium runs until ${date(until)}.` : 'Your premium is running.';
    case 'premium-ended':
      return 'Your account no longer has premium. Your profile and everything in it stay.';
  }
}

const isClosed = (change: AccountChange) => change === 'banned' || change === 'deactivated';

export const userAdmin: MailTexts<typeof userAdminMails> = {
  'account-change': ({ change, reason, until }, { brand, link }) => {
    const parts: LetterPart[] = [{ text: explain(change, until) }];
    if (reason) parts.push({ text: 'Reason:' }, { written: reason });
    if (isClosed(change)) parts.push({ note: 'If you think this is wrong, reply to us.' });
    else parts.push({ label: 'Sign in', href: link.signIn });
    return {
      subject: `${titleOf(change, until)} at ${brand}`,
      preview: explain(change, until),
      title: titleOf(change, until),
      parts,
      reason: `You got this email because it's about your account at ${brand}.`,
    };
  },
};
