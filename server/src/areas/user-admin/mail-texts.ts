import type { MailTexts, Part } from '../../platform/mail/letter.ts';
import type { ManyChangesAction } from '@kindred/contract/user-admin/notices';
import type { AccountChange } from './account-mails/account-change.ts';

/** The mails of this area, and the data of each. */
interface UserAdminMails {
  'many-changes': { action: ManyChangesAction; count: number };
  'account-change': { change: AccountChange; reason: string | null; until: string | null };
}

declare module '../../platform/mail/kinds.ts' {
  interface MailData extends UserAdminMails {}
}

const date = (time: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));

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

const lastChange: Record<ManyChangesAction, string> = {
  activate: 'activated',
  deactivate: 'deactivated',
  verify: 'marked as verified',
  ban: 'banned',
  edit: 'edited',
};

const en: MailTexts<UserAdminMails>['en'] = {
  'many-changes': ({ action, count }, { brand, link }) => ({
    subject: `A colleague is changing many users at ${brand}`,
    preview: `${count.toLocaleString('en')} users within two hours.`,
    title: 'Many users are being changed',
    parts: [
      {
        text: `A colleague changed ${count.toLocaleString('en')} users within two hours. The latest are being ${lastChange[action]}.`,
      },
      { label: 'Open the audit log', href: link.audit },
      {
        note: "If this shouldn't be happening, remove their role on the Team page. Bulk updates that are still running will stop.",
      },
    ],
    reason: `You're getting this email because you're an administrator of ${brand}.`,
  }),
  'account-change': ({ change, reason, until }, { brand, link }) => {
    const parts: Part[] = [{ text: explain(change, until) }];
    if (reason) parts.push({ text: `Reason: ${reason}` });
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

export const mailTexts: MailTexts<UserAdminMails> = { en };
