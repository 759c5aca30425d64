import { countingMinutes } from '@kindred/contract/profiles/answers';
import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/score.ts';
import { tag } from './language.ts';

const list = new Intl.ListFormat(tag);

export const messages: Translated<typeof en> = {
  reasons: (name: string) => `Ce qui vous rapproche, ${name} et toi`,
  words: {
    strong: 'Forte affinité',
    good: 'Bonne affinité',
    some: 'Quelques affinités',
    low: 'Peu de réponses en commun',
  },
  from: (answers: number) =>
    plural(answers, {
      one: `d’après ${answers} réponse ouverte`,
      other: `d’après ${answers} réponses ouvertes`,
    }),
  new: 'Tout à découvrir',
  ask: (missing: number) =>
    plural(missing, {
      one: `Réponds à ${missing} question pour voir votre affinité`,
      other: `Réponds à ${missing} questions pour voir votre affinité`,
    }),
  tooFew: 'Pas assez de réponses à comparer',
  /** Answers count within a day, so the next such time is meant. */
  updating: (by: number) =>
    by > Date.now()
      ? `Tes nouvelles réponses compteront avant ${formatDate(by, { dateStyle: undefined, timeStyle: 'short' })}`
      : `Tes nouvelles réponses compteront d’ici ${countingMinutes} minutes`,
  /** By the number of the answer to what they hope to find. */
  sameHope: [
    'Vous cherchez une relation durable',
    'Vous voulez laisser l’histoire prendre son temps',
    'Vous cherchez quelque chose de léger',
    'Vous ne savez pas encore ce que vous cherchez',
  ] as readonly string[],
  hopes: 'Vos attentes vont bien ensemble',
  agreeOn: (topics: readonly string[]) => `Vous êtes d’accord sur ${list.format(topics)}`,
  share: (interests: readonly string[], more: number) =>
    `En commun : ${list.format(
      more > 0
        ? [...interests, plural(more, { one: `${more} autre`, other: `${more} autres` })]
        : interests,
    )}`,
  agreed: (count: number, of: number) =>
    plural(count, {
      one: `D’accord sur ${count} réponse ouverte (sur ${of})`,
      other: `D’accord sur ${count} réponses ouvertes (sur ${of})`,
    }),
  none: 'Ni réponse ni centre d’intérêt en commun pour l’instant',
};
