import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/lists.ts';

/** Texts that several screens of the back office share. */
export const messages: Translated<typeof en> = {
  paging: {
    label: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: (from: number, until: number, pages: number) =>
      from === until
        ? `Page ${formatNumber(from)} sur ${formatNumber(pages)}`
        : `Pages ${formatNumber(from)}–${formatNumber(until)} sur ${formatNumber(pages)}`,
    goTo: 'Aller à la page',
    size: 'Lignes par page',
  },
  views: {
    title: 'Vues',
    loading: 'Chargement des vues…',
    failed: 'Impossible de charger les vues',
    again: 'Réessayer',
    none: 'Aucune vue enregistrée.',
    builtIn: 'pour tout le monde',
    private: 'vous seulement',
    shared: 'partagée avec l’équipe',
    by: (name: string) => `par ${name}`,
    rename: 'Renommer',
    renameOf: (name: string) => `Nouveau nom : ${name}`,
    share: 'Partager',
    unshare: 'Ne plus partager',
    delete: 'Supprimer',
    cancel: 'Annuler',
    name: 'Nom de la vue',
    saveThis: 'Enregistrer cette liste',
    nameAbout: 'Garde les filtres, le tri et les colonnes.',
    shareNew: 'Partager avec l’équipe',
    save: 'Enregistrer la vue',
  },
  filters: { title: 'Filtres', close: 'Fermer' },
  since: (date: string) => `Depuis le ${date}`,
  clearSince: (date: string) => `Depuis le ${date} : afficher toute la période`,
  searchButton: 'Rechercher',
  clearFilters: 'Retirer les filtres',
  clearSearch: 'Effacer la recherche',
};
