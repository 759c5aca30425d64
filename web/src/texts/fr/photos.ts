import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/photos.ts';
import { formatPercent } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  title: 'Photos',
  why: 'Ta photo principale est la première chose que les autres voient. Une photo nette de ton visage, sans personne d’autre, c’est l’idéal.',
  loading: 'Chargement de tes photos…',
  failed: 'Impossible de charger tes photos',
  again: 'Réessayer',
  add: 'Ajouter des photos',
  addMore: 'En ajouter',
  addAt: (number: number) => `Ajouter la photo ${number}`,
  limits: (most: number) =>
    `Jusqu’à ${most} photos. La première est ta photo principale. JPEG, PNG, WebP ou AVIF, de toute taille.`,
  drop: 'Tu peux aussi les déposer ici.',
  hidden: 'Nous retirons les données cachées, comme le lieu.',
  tipsLabel: 'Conseils',
  tips: ['Lumière du jour, sans lunettes de soleil', 'Une où tu souris', 'Une en pleine action'],
  full: 'Tu as atteint le nombre maximum de photos. Supprimes-en une pour en ajouter une autre.',
  list: 'Tes photos, dans l’ordre',
  alt: (number: number) => `Ta photo ${number}`,
  main: 'Photo principale',
  inReview: 'En validation',
  waiting: 'En cours de validation. Pour l’instant, personne d’autre ne la voit.',
  noMain: 'Choisis une photo principale. Sans elle, les autres ne peuvent pas te trouver.',
  options: (number: number) => `Modifier la photo ${number}`,
  moved: (place: number, of: number) =>
    place === 1
      ? `Déplacée à la place 1 sur ${of}. C’est maintenant ta photo principale.`
      : `Déplacée à la place ${place} sur ${of}.`,
  deleted: 'Photo supprimée.',
  added: (name: string) => `Photo ajoutée : ${name}.`,
  crop: {
    title: 'Ajuste ta photo',
    titleOf: (left: number) => `Ajuste tes photos (encore ${left})`,
    area: 'Photo. Les flèches la déplacent.',
    hint: 'Fais glisser la photo pour la déplacer, et le cercle sur ton visage.',
    zoom: 'Zoom',
    left: 'Tourner à gauche',
    right: 'Tourner à droite',
    cancel: 'Ignorer',
    use: 'Utiliser',
  },
  point: {
    label: 'Visage. Les flèches déplacent le cercle.',
    place: (x: number, y: number) =>
      `${formatPercent(x)} depuis la gauche, ${formatPercent(y)} depuis le haut`,
  },
  uploads: {
    label: 'Envois',
    waiting: 'En attente',
    paused: 'En attente de connexion. L’envoi reprendra automatiquement.',
    uploading: 'Envoi',
    again: (name: string) => `Réessayer : ${name}`,
    dismiss: (name: string) => `Fermer : ${name}`,
    tryAgain: 'Réessayer',
    close: 'Fermer',
    kind: 'Nous ne pouvons pas lire ce fichier. Choisis une photo JPEG, PNG, WebP ou AVIF.',
    large: (megabytes: number) =>
      `Nous ne pouvons pas lire ce fichier, et il dépasse ${megabytes} Mo. Choisis une version plus petite.`,
    noRoom: (all: number) =>
      `Tu peux avoir jusqu’à ${all} photos. Supprimes-en une, puis ajoute celle-ci.`,
    tooMany: (minutes: number) =>
      `Tu as envoyé trop de photos. Réessaie dans ${plural(minutes, { one: 'une minute', other: `${minutes} minutes` })}.`,
  },
};
