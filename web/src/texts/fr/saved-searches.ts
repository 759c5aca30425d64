import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/saved-searches.ts';

export const messages: Translated<typeof en> = {
  title: 'Recherches enregistrées',
  loading: 'Chargement de tes recherches…',
  failed: 'Impossible de charger cette page',
  again: 'Réessayer',
  close: 'Fermer',
  cancel: 'Annuler',
  button: (count: number) =>
    count > 0 ? `Recherches enregistrées (${count})` : 'Recherches enregistrées',
  none: 'Pas encore de recherche enregistrée',
  noneAbout:
    'Choisis des filtres, puis enregistre-les ici. Nous pouvons te prévenir quand de nouvelles personnes y correspondent.',
  list: 'Tes recherches enregistrées',
  open: (name: string) => `Voir les profils : ${name}`,
  alerts: (name: string) => `Alertes : ${name}`,
  rename: (name: string) => `Renommer ${name}`,
  newName: (name: string) => `Nouveau nom : ${name}`,
  saveName: 'Enregistrer le nom',
  delete: (name: string) => `Supprimer ${name}`,
  alertsOn: 'Alertes activées',
  alertsOff: 'Alertes désactivées',
  locked:
    'Il faut Premium : certains de ses filtres ne font plus partie de ta formule. Elle n’envoie pas d’alertes.',
  saveTitle: 'Enregistrer cette recherche',
  saveAbout: 'Garde les filtres et l’ordre que tu vois. Tu peux enregistrer jusqu’à 10 recherches.',
  name: 'Nom',
  notifyMe: 'Me prévenir des nouvelles personnes, une fois par jour au plus',
  save: 'Enregistrer',
};
