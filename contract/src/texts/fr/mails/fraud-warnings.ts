import type { fraudWarningMails } from '../../../fraud-warnings/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDateTime } from '../format-date-time.ts';
import { de } from '../elision.ts';

const someone = 'quelqu’un qui t’a écrit';

/** The subjects name no one, as others may see the mailbox. */
export const fraudWarnings: MailTexts<typeof fraudWarningMails> = {
  'fraud-warned': ({ name, lastWroteAt, timeZone }, { brand, link }) => ({
    subject: 'Nous avons banni pour fraude quelqu’un qui t’a écrit',
    preview: 'N’envoie pas d’argent. Voici quoi faire si c’est déjà fait.',
    title: `Nous avons banni ${name ?? someone} pour fraude`,
    parts: [
      {
        text: `${name ?? 'Une personne'} t’a écrit sur ${brand}, peut-être sous une fausse identité. Son dernier message date du ${formatDateTime(lastWroteAt, timeZone)}.`,
      },
      {
        text: 'Ne lui envoie jamais d’argent, de cartes cadeaux ni de cryptomonnaies, et ne lui donne jamais de mots de passe ni de codes, quelle que soit l’histoire. Si cette personne te contacte ailleurs, ne réponds pas.',
      },
      {
        text: 'Si tu as envoyé de l’argent : contacte tout de suite ta banque et demande si elle peut encore bloquer le paiement. Porte ensuite plainte à la police ou à la gendarmerie, et garde les reçus et les messages comme preuves. Si tu as donné un mot de passe ou un code, change ton mot de passe.',
      },
      { label: 'Lire nos conseils de sécurité', href: link.safetyTips },
      {
        note: 'Si tu as une question, ou si tu as envoyé quelque chose, réponds-nous. Nous t’aiderons.',
      },
    ],
    reason: `Tu reçois cet e-mail parce que cette personne t’a écrit sur ${brand}.`,
  }),
  'fraud-withdrawn': ({ name, warnedAt, timeZone }, { brand, link }) => ({
    subject: 'Notre alerte sur quelqu’un qui t’a écrit était une erreur',
    preview: 'Toutes nos excuses. L’alerte n’est plus valable.',
    title: `Nous avons fait erreur sur ${name ?? someone}`,
    parts: [
      {
        text: `Le ${formatDateTime(warnedAt, timeZone)}, nous t’avons annoncé que le compte ${de(name ?? someone)} était banni pour fraude. Cette décision a été annulée, et l’alerte n’est plus valable.`,
      },
      { text: 'Toutes nos excuses pour l’inquiétude que nous t’avons causée.' },
      { label: 'Voir tes alertes', href: link.fraudWarnings },
      { note: 'Si tu as une question, réponds-nous.' },
    ],
    reason: `Tu reçois cet e-mail parce que nous t’avons envoyé cette alerte sur ${brand}.`,
  }),
};
