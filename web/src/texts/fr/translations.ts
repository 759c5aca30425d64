import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/translations.ts';
import { formatDate } from '../../lib/formats/formats.ts';

const dayOf = (time: string) => formatDate(time, { dateStyle: 'medium' });

export const messages: Translated<typeof en> = {
  title: 'Langues',
  about:
    'Les traductions ont été écrites par des machines et par des personnes dont ce n’est pas la langue maternelle. Faites relire chacune par quelqu’un dont c’est la langue maternelle, puis indiquez-le ici.',
  columns: ['Langue', 'État', 'Actions'],
  loading: 'Chargement des langues…',
  failed: 'Impossible de charger les langues',
  again: 'Réessayer',
  source: 'Langue source',
  unread: 'Pas encore relue par quelqu’un dont c’est la langue',
  read: 'Relue par quelqu’un dont c’est la langue',
  changed: (time: string) => `Textes modifiés depuis leur relecture du ${dayOf(time)}`,
  marked: (reader: string, by: string | null, time: string) =>
    `Relecture : ${reader}. Marquée le ${dayOf(time)} par ${by ?? 'un compte supprimé'}.`,
  version: (version: string) => `Version des textes : ${version}`,
  mark: 'Marquer comme relue',
  markOf: (name: string) => `Marquer comme relue : ${name}`,
  unmark: 'Retirer la marque',
  unmarkOf: (name: string) => `Retirer la marque : ${name}`,
  dialog: (name: string) => `Marquer comme relue : ${name}`,
  dialogAbout:
    'La marque vaut pour les textes actuels. Si l’un d’eux change, cette page le signale.',
  reader: 'Qui a relu les textes ?',
  readerAbout: 'Un nom ou une entreprise, par exemple Anna Nowak',
  readerMissing: 'Indiquez qui a relu les textes.',
  cancel: 'Annuler',
  note: {
    unread:
      'Les textes dans cette langue n’ont pas encore été relus par une personne dont c’est la langue maternelle. Si l’un d’eux sonne faux, prévenez l’administration.',
    changed:
      'Certains textes dans cette langue sont plus récents que leur dernière relecture. Si l’un d’eux sonne faux, prévenez l’administration.',
  },
};
