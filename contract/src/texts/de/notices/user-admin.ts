import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { ManyChangesAction, userAdminNotices } from '../../../user-admin/notices.ts';

type Kinds = typeof userAdminNotices;

const lastChange: Readonly<Record<ManyChangesAction, string>> = {
  activate: 'aktiviert',
  deactivate: 'deaktiviert',
  verify: 'als bestätigt markiert',
  ban: 'gesperrt',
  edit: 'bearbeitet',
};

export const sentences: NoticeSentences<Kinds> = {
  'team.many-changes': ({ action, count }, { number }) =>
    `Jemand aus dem Team hat innerhalb von zwei Stunden ${number(count)} Konten geändert, zuletzt ${lastChange[action]}. Schau im Protokoll nach.`,
};

export const pushes: NoticePushes<Kinds> = {
  'team.many-changes': ({ count }) =>
    `Jemand aus dem Team hat innerhalb von zwei Stunden ${count} Konten geändert`,
};

export const mails: NoticeMails<Kinds> = {
  'team.many-changes': ({ action, count }, { brand, link }) => ({
    subject: `Jemand aus dem Team ändert viele Konten bei ${brand}`,
    preview: `${count.toLocaleString('de')} Konten innerhalb von zwei Stunden.`,
    title: 'Viele Konten werden geändert',
    parts: [
      {
        text: `Jemand aus dem Team hat innerhalb von zwei Stunden ${count.toLocaleString('de')} Konten geändert. Die letzten werden ${lastChange[action]}.`,
      },
      { label: 'Protokoll öffnen', href: link.audit },
      {
        note: 'Wenn das nicht so sein soll, entferne die Rolle der Person auf der Seite „Team“. Sammeländerungen, die noch laufen, werden dann gestoppt.',
      },
    ],
    reason: `Du bekommst diese E-Mail, weil du bei ${brand} zur Administration gehörst.`,
  }),
};
