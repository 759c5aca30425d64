import type { messages as en } from '../en/own-pages.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  loading: 'Chargement de la page…',
  failed: 'Impossible de charger la page',
  again: 'Réessayer',
  missing: 'Cette page n’existe pas',
  missingText: 'L’adresse contient peut-être une erreur, ou la page a été retirée.',
  home: 'Vers la page d’accueil',
  bindingFrom: (day) =>
    `Les membres acceptent cette page. Cette version s’applique à partir du ${day}.`,
  bindingSince: (day) =>
    `Les membres acceptent cette page. Cette version s’applique depuis le ${day}.`,
};
