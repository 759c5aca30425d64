import type { importsMails } from '../../../imports/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as day } from '../format-date.ts';

export const imports: MailTexts<typeof importsMails> = {
  'import-invitation': ({ token, source, until, reminder }, { brand, link }) => ({
    subject: reminder
      ? `Ton invitation sur ${brand} est toujours ouverte`
      : `Ton invitation sur ${brand}`,
    preview: 'Ton profil est prêt. Personne ne le voit avant ton accord.',
    title: 'Ton profil est prêt',
    parts: [
      {
        text: `${brand} a reçu tes données de : ${source}. Tu n’as pas de compte, et personne ne voit ton profil avant ton accord.`,
      },
      {
        text: 'Ce lien montre ce que nous avons sur toi. Tu peux y accepter, ou tout faire supprimer tout de suite :',
      },
      { label: 'Voir mes données', href: link.invited(token) },
      {
        note: `Sans ton accord, nous supprimons tout le ${day(until)}. Si tu ne veux pas de cette invitation, choisis « Supprimer mes données » derrière le lien. Nous ne t’inviterons plus.`,
      },
    ],
    reason: `Tu reçois cet e-mail parce que ton adresse était dans des données que ${brand} a reçues de : ${source}.`,
  }),
};
