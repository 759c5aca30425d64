import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { ManyChangesAction, userAdminNotices } from '../../../user-admin/notices.ts';

type Kinds = typeof userAdminNotices;

const lastChange: Readonly<Record<ManyChangesAction, string>> = {
  activate: 'activated',
  deactivate: 'deactivated',
  verify: 'marked as verified',
  ban: 'banned',
  edit: 'edited',
};

export const sentences: NoticeSentences<Kinds> = {
  'team.many-changes': ({ action, count }, { number }) =>
    `A colleague changed ${number(count)} users within two hours, the latest ${lastChange[action]}. Check the audit log.`,
};

export const pushes: NoticePushes<Kinds> = {
  'team.many-changes': ({ count }) => `A colleague changed ${count} users within two hours`,
};

export const mails: NoticeMails<Kinds> = {
  'team.many-changes': ({ action, count }, { brand, link }) => ({
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
};
