import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { ManyChangesAction, userAdminNotices } from '../../../user-admin/notices.ts';
import { de } from '../elision.ts';

type Kinds = typeof userAdminNotices;

/** Follow 'dernière opération :'. */
const lastChange: Readonly<Record<ManyChangesAction, string>> = {
  activate: 'activation',
  deactivate: 'désactivation',
  verify: 'vérification de l’e-mail',
  ban: 'bannissement',
  edit: 'modification',
};

export const sentences: NoticeSentences<Kinds> = {
  'team.many-changes': ({ action, count }, { number }) =>
    `Quelqu’un de l’équipe a modifié ${number(count)} comptes en deux heures (dernière opération : ${lastChange[action]}). Vérifiez le journal d’audit.`,
};

export const pushes: NoticePushes<Kinds> = {
  'team.many-changes': ({ count }) =>
    `Quelqu’un de l’équipe a modifié ${count} comptes en deux heures`,
};

export const mails: NoticeMails<Kinds> = {
  'team.many-changes': ({ action, count }, { brand, link }) => ({
    subject: `Beaucoup de comptes sont en cours de modification sur ${brand}`,
    preview: `${count.toLocaleString('fr')} comptes en deux heures.`,
    title: 'Beaucoup de comptes sont en cours de modification',
    parts: [
      {
        text: `Quelqu’un de l’équipe a modifié ${count.toLocaleString('fr')} comptes en deux heures. Dernière opération : ${lastChange[action]}.`,
      },
      { label: 'Ouvrir le journal d’audit', href: link.audit },
      {
        note: 'Si ce n’est pas normal, retirez le rôle de cette personne sur la page Équipe. Les modifications groupées encore en cours s’arrêteront.',
      },
    ],
    reason: `Vous recevez cet e-mail parce que vous faites partie de l’administration ${de(brand)}.`,
  }),
};
