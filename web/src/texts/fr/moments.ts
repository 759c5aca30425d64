// Made from texts/fr/moments.json. Change it there.
// @ts-nocheck
import { startsWithVowel } from '../../lib/facts/starts-with-vowel.ts';

export const messages = {
label: "Du nouveau pour toi",
matched: ({ name }: { name: string | number }) => `Tu as un match avec ${name}`,
seeMatch: "Voir ton match",
wrote: ({ name }: { name: string | number }) => `${name} t’a envoyé un message`,
close: "Fermer",
blocked: {
label: "Blocage",
text: ({ name }: { name: string | number }) => `Le profil ${startsWithVowel(name) ? `d’` : `de `}${name} est bloqué.`,
undo: "Annuler",
},
push: {
label: "Notifications push",
about: ({ brand }: { brand: string | number }) => `Reçois tes messages et tes matchs même quand ${brand} n’est pas ouvert.`,
names: "Aucun nom ne s’affiche sur ton écran verrouillé.",
turnOn: "Activer les notifications",
later: "Non merci",
},
};
