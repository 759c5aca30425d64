import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-binding.ts';
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  binding: 'Les membres doivent accepter cette page',
  about:
    'Les nouveaux membres l’acceptent à l’inscription, les autres avant de continuer. Le service garde qui a accepté quelle version, mot pour mot.',
  change: 'Le texte a changé',
  ask: 'Redemander aux membres',
  correct: 'Petite correction\u00a0: ne rien demander',
  from: 'Les membres doivent l’accepter à partir du',
  fromAbout:
    'D’ici là, ils voient une annonce et peuvent déjà accepter. L’usage est de 30\u00a0jours, la loi peut en demander plus.',
  past: 'Choisissez aujourd’hui ou un jour ultérieur',
  noteAbout:
    'Les membres le lisent au-dessus du lien vers le texte entier. Vous pouvez le laisser vide.',
  corrected: (version) => `La version ${version} reste\u00a0: qui l’a acceptée n’a rien à refaire.`,
  present: (version, day) => `La version ${version} s’applique à partir du ${day}.`,
  note: (language) => `Ce qui a changé, en ${language}`,
  accepted: {
    title: 'Textes acceptés',
    about:
      'Chaque texte mot pour mot, tel que des membres l’ont accepté. Le fichier dit qui a accepté quelle version, dans quelle langue et quand. Les membres supprimés n’y sont pas.',
    download: 'Télécharger en CSV',
    read: 'Lire',
    close: 'Fermer',
    loading: 'Chargement du texte…',
    failed: 'Impossible de charger le texte',
    again: 'Réessayer',
    version: (title, version) => `${title}, version ${version}`,
    since: (language, day) => `${language}, depuis le ${day}`,
    readOf: (title, version, language) => `Lire\u00a0: ${title}, version ${version}, ${language}`,
    members: (count) =>
      plural(count, { one: `${count}\u00a0membre`, other: `${formatNumber(count)}\u00a0membres` }),
  },
  consequences: {
    asks: (title, day) =>
      `«\u00a0${title}\u00a0»\u00a0: les membres doivent l’accepter à partir du ${day}.`,
    corrected: (title) => `«\u00a0${title}\u00a0» est corrigée, et rien n’est redemandé.`,
    free: (title) => `«\u00a0${title}\u00a0»\u00a0: les membres n’ont plus à l’accepter.`,
  },
  mailAll: 'L’envoyer par e-mail à tous les membres',
  mailAllAbout:
    'Chaque membre reçoit maintenant une notification et un e-mail, quels que soient ses réglages. Sinon, les membres le lisent à leur retour.',
};
