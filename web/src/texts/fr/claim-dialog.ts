import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/claim-dialog.ts';

export const messages: Translated<typeof en> = {
  title: (decision: string) => `${decision} : ce qui prend fin`,
  ends: {
    minor: 'Plus personne ne vérifie si quelqu’un a moins de 18 ans.',
    life: 'Plus personne ne vérifie si quelqu’un est en sécurité.',
    violence: 'Plus personne ne s’occupe de la menace ou des violences.',
    'intimate-picture':
      'Le délai de la demande s’arrête. Une image masquée pour elle est à nouveau affichée, sauf si cette décision la retire.',
  },
  stays: (name: string) => `Rien ne change pour le compte : ${name}.`,
  returns: (name: string, days: number) =>
    plural(days, {
      one: `${name} peut revenir après ${formatNumber(days)} jour.`,
      other: `${name} peut revenir après ${formatNumber(days)} jours.`,
    }),
  closed: (name: string) => `${name} ne peut pas revenir, sauf si une réclamation aboutit.`,
  evidence:
    'Les signalements quittent la file. Leurs preuves sont supprimées avec eux à la fin de leur conservation.',
  reads: (reporters: number) =>
    reporters > 1
      ? `Réponse à ${formatNumber(reporters)} signalements :`
      : 'Réponse à la personne qui a signalé :',
  outcomeOnly: 'Seule l’issue est communiquée.',
  noOne: 'Il n’y a personne à qui répondre.',
  locked:
    'Les preuves montrent peut-être un enfant et sont masquées tant que le dossier n’est pas transmis. Transmettez-le d’abord.',
  confirm: 'J’ai regardé les preuves, et c’est ma décision.',
  cancel: 'Annuler',
};
