// Made from texts/fr/score.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/fr/plural';
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
reasons: ({ name }: { name: string | number }) => `Ce qui vous rapproche, ${name} et toi`,
words: {
strong: "Forte affinité",
good: "Bonne affinité",
some: "Quelques affinités",
low: "Peu de réponses en commun",
},
from: ({ answers }: { answers: number }) => `${plural(answers, { one: `d’après ${answers} réponse ouverte`, other: `d’après ${answers} réponses ouvertes` })}`,
new: "Tout à découvrir",
ask: ({ missing }: { missing: number }) => `${plural(missing, { one: `Réponds à ${missing} question pour voir votre affinité`, other: `Réponds à ${missing} questions pour voir votre affinité` })}`,
tooFew: "Pas assez de réponses à comparer",
sameHope: ["Vous cherchez une relation durable", "Vous voulez laisser l’histoire prendre son temps", "Vous cherchez quelque chose de léger", "Vous ne savez pas encore ce que vous cherchez"],
hopes: "Vos attentes vont bien ensemble",
agreeOn: ({ topics }: { topics: string | number }) => `Vous êtes d’accord sur ${topics}`,
agreed: ({ count, of }: { count: number; of: number }) => `${plural(count, { one: `D’accord sur ${count} réponse ouverte (sur ${of})`, other: `D’accord sur ${count} réponses ouvertes (sur ${of})` })}`,
none: "Ni réponse ni centre d’intérêt en commun pour l’instant",
updating: ({ time }: { time: string | number }) => `Tes nouvelles réponses compteront avant ${formatDate(time, { dateStyle: undefined, timeStyle: 'short' })}`,
updatingWithin: ({ minutes }: { minutes: number }) => `Tes nouvelles réponses compteront d’ici ${minutes} minutes`,
share: ({ interests }: { interests: string | number }) => `En commun : ${interests}`,
more: ({ more }: { more: number }) => `${plural(more, { one: `${more} autre`, other: `${more} autres` })}`,
};
