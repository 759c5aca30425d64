import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/news.ts';

export const messages: Translated<typeof en> = {
  title: 'Nouvelles',
  about: 'Ce que notre équipe t’a écrit.',
  loading: 'Chargement des nouvelles...',
  failed: 'Erreur de chargement des nouvelles',
  again: 'Réessayer',
  none: 'Pas encore de nouvelles.',
  settings: 'Tu choisis dans les réglages si tu reçois les nouvelles par e-mail.',
};
