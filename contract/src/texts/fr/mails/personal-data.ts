import type { personalDataMails } from '../../../personal-data/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as day } from '../format-date.ts';

export const personalData: MailTexts<typeof personalDataMails> = {
  'leaving-code': ({ code, minutes }, { brand }) => ({
    subject: `Supprimer ton compte ${brand} ?`,
    preview: `Ton code est ${code}. Il est valable ${minutes} minutes.`,
    title: 'Supprimer ton compte ?',
    parts: [
      { text: 'Saisis ce code pour supprimer ton compte :' },
      { code },
      {
        note: `Le code est valable ${minutes} minutes. Si ce n’est pas toi, quelqu’un a ouvert une session sur ton compte. Ne communique le code à personne, et déconnecte son appareil dans tes réglages.`,
      },
    ],
    reason: `Tu reçois cet e-mail parce que la suppression de ton compte ${brand} a été demandée.`,
  }),
  leaving: ({ until }, { brand, link }) => ({
    subject: `Ton compte ${brand} est fermé`,
    preview: `Nous supprimerons tout son contenu le ${day(until)}. D’ici là, tu peux le rouvrir.`,
    title: 'Ton compte est fermé',
    parts: [
      {
        text: `Comme tu l’as demandé, ton profil est masqué et tous tes appareils sont déconnectés. Le ${day(until)}, nous supprimerons ton compte et tout ce qu’il contient.`,
      },
      { text: 'Si tu changes d’avis d’ici là, connecte-toi et rouvre ton compte.' },
      { label: 'Rouvrir mon compte', href: link.signIn },
      {
        note: 'Si ce n’est pas toi, rouvre ton compte maintenant et choisis un nouveau mot de passe. Après cette date, nous ne t’écrirons plus.',
      },
    ],
    reason: `Tu reçois cet e-mail parce que ton compte ${brand} a été fermé.`,
  }),
  'archive-ready': ({ token, until }, { brand, link }) => ({
    subject: `Tes données ${brand} sont prêtes`,
    preview: `Tu peux les télécharger jusqu’au ${day(until)}.`,
    title: 'Tes données sont prêtes',
    parts: [
      { text: `La copie de tes données ${brand} est prête à être téléchargée.` },
      { label: 'Télécharger mes données', href: link.archive(token) },
      {
        note: `Le lien est valable jusqu’au ${day(until)}. Toute personne qui a le lien peut télécharger tes données : ne transfère pas cet e-mail. Si tu n’as rien demandé, quelqu’un a ouvert une session sur ton compte. Choisis un nouveau mot de passe et déconnecte son appareil dans tes réglages.`,
      },
    ],
    reason: `Tu reçois cet e-mail parce qu’une copie de tes données a été demandée depuis ton compte ${brand}.`,
  }),
};
