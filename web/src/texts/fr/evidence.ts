import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/evidence.ts';

export const messages: Translated<typeof en> = {
  loading: 'Chargement des éléments…',
  failed: 'Impossible de charger les éléments',
  again: 'Réessayer',
  titles: {
    profile: 'Copie du profil',
    photo: 'Photo signalée',
    message: 'Message signalé',
  },
  chatWith: (name: string) => `Conversation avec ${name}`,
  messages: (count: number) =>
    `${formatNumber(count)} ${plural(count, { one: 'message', other: 'messages' })}`,
  earlier: (count: number) =>
    plural(count, {
      one: `Afficher ${formatNumber(count)} message précédent`,
      other: `Afficher ${formatNumber(count)} messages précédents`,
    }),
  taken: (when: string) => `Copie du ${when}`,
  from: { reporter: 'A signalé', reported: 'Personne signalée' },
  reported: 'Signalé',
  sentPhoto: 'photo',
  edited: 'modifié',
  deletedMessage: 'Supprimé avant le signalement',
  photo: (number: number) => `Photo ${number}, en grand`,
  coveredNude: 'Nudité probable, photo floutée. Afficher',
  covered: (number: number) => `Photo ${number}, floutée. Afficher toutes les photos`,
  closed: (number: number) => `Photo ${number}, masquée jusqu’à la transmission du dossier`,
  show: 'Afficher',
  escalateFirst: 'Transmettre d’abord',
  unloaded: 'Chargement impossible',
  related: 'Signalements liés',
};
