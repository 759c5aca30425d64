import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/placeholders.ts';

/** What replaces each placeholder of a text. */
export const messages: Translated<typeof en> = {
  reporter: 'le prénom de la personne qui a signalé ; rien si nous ne le connaissons pas',
  reference: 'le numéro du signalement',
  name: 'le prénom de la personne visée par la décision',
  until: 'le dernier jour d’une suspension',
};
