import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/questions.ts';

const isComing = (at: string | null): at is string => at !== null && Date.parse(at) > Date.now();

/** A time today, or tomorrow, with the time unless the day just begins there. */
function countsFrom(at: string) {
  const time = formatDate(at, { dateStyle: undefined, timeStyle: 'short' });
  if (formatDate(at) === formatDate(Date.now())) return `à partir de ${time}`;
  return new Date(at).getHours() === 0 ? 'dès demain' : `à partir de demain à ${time}`;
}

export const messages: Translated<typeof en> = {
  title: 'Questions',
  loading: 'Chargement de tes questions…',
  failed: 'Impossible de charger tes questions',
  again: 'Réessayer',
  why: 'Tes réponses déterminent tes affinités. Un geste par question suffit, et tu choisis quelles réponses comptent pour ce que voient les autres.',
  openAnswer: 'Réponse ouverte',
  openOf: (question: string) => `Réponse ouverte : ${question}`,
  openMeans:
    'Sert aux scores d’affinité que voient les autres. Quelqu’un pourrait deviner ta réponse.',
  hiddenMeans: 'Sert seulement à ce que tu vois.',
  openExplained:
    'Les réponses ouvertes servent aux scores d’affinité que voient les autres, et quelqu’un pourrait les deviner. Les réponses masquées servent seulement à ce que tu vois. Les nouvelles réponses comptent un peu plus tard, plusieurs à la fois, pour que personne ne puisse deviner les réponses des autres en changeant les siennes une à une.',
  use: (open: boolean, at: string | null) =>
    `${open ? 'Sert aux scores que voient les autres' : 'Sert seulement à ce que tu vois'}${
      isComing(at) ? `, ${countsFrom(at)}` : ''
    }`,
  answered: (count: number, all: number) =>
    `${count} ${plural(count, { one: 'réponse', other: 'réponses' })} sur ${all}`,
  count: (count: number, all: number) => `${count} sur ${all}`,
  progress: 'Réponses données',
  start: 'Répondre aux questions',
  close: 'Retour à ton profil',
  yourAnswers: 'Tes réponses',
  choose: 'Ta réponse',
  oneTap: 'Ton choix s’enregistre aussitôt.',
  coming:
    'Tu peux ensuite choisir quelles réponses te conviendraient, et à quel point ça compte pour toi.',
  accepted: 'Réponses qui te conviendraient',
  oneAccepted: 'Choisis au moins une réponse.',
  importance: 'À quel point ça compte',
  importances: {
    little: 'Un peu',
    somewhat: 'Assez',
    very: 'Beaucoup',
    mandatory: 'Indispensable',
  },
  saving: 'Enregistrement…',
  savedFrom: (at: string | null) =>
    isComing(at) ? `Enregistré. Comptera ${countsFrom(at)}.` : 'Enregistré.',
  soon: 'Question suivante dans 2 secondes.',
  wait: 'Attendre',
  back: 'Retour',
  next: 'Question suivante',
  skip: 'Passer',
  keys: { back: '←', next: 'Entrée', skip: 'S' },
  unsaved: (count: number, error: string) =>
    plural(count, {
      one: `Une réponse n’est pas encore enregistrée : ${error}`,
      other: `${count} réponses ne sont pas encore enregistrées : ${error}`,
    }),
  refused: (question: string, error: string) =>
    `Ta réponse à « ${question} » n’a pas été enregistrée : ${error}`,
  dismiss: 'OK',
  doneTitle: 'Et voilà !',
  doneText: 'Tu as répondu à toutes les questions. Tu peux changer tes réponses à tout moment.',
  skippedTitle: 'C’est tout pour l’instant',
  skipped: (count: number) =>
    plural(count, {
      one: 'Tu as passé une question.',
      other: `Tu as passé ${count} questions.`,
    }),
  askSkipped: 'Revoir les questions passées',
  toProfile: 'Retour à ton profil',
  none: 'Tu n’as encore répondu à aucune question.',
  closeList: 'Fermer',
  change: (question: string) => `Modifier : ${question}`,
  remove: (question: string) => `Supprimer : ${question}`,
};
