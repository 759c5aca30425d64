// Made from texts/fr/person.json. Change it there.
// @ts-nocheck
import { startsWithVowel } from '../../lib/facts/starts-with-vowel.ts';

export const messages = {
loading: "Chargement…",
unknown: "Ce profil n’est pas disponible",
unknownText: "Il a été fermé, mis en pause ou masqué, ou il ne t’est plus montré.",
onward: "Aller à Découvrir",
you: "Voici comment les autres te voient.",
toProfile: "Retour à ton profil",
online: "En ligne",
about: ({ name }: { name: string | number }) => `À propos ${startsWithVowel(name) ? `d’` : `de `}${name}`,
interests: "Centres d’intérêt",
youShare: "En commun",
also: "Et aussi",
back: "Retour",
match: ({ name }: { name: string | number }) => `Ton affinité avec ${name}`,
photos: ({ name }: { name: string | number }) => `Photos ${startsWithVowel(name) ? `d’` : `de `}${name}`,
photo: ({ name, number }: { name: string | number; number: string | number }) => `${name}, photo ${number}`,
previousPhoto: "Photo précédente",
nextPhoto: "Photo suivante",
photoCount: ({ number, all }: { number: string | number; all: string | number }) => `${number} sur ${all}`,
menu: ({ name }: { name: string | number }) => `Plus d’options : ${name}`,
reportAbout: "La personne ne saura pas que le signalement vient de toi.",
blockAbout: "Vous ne vous verrez plus.",
safety: "Sécurité",
report: "Signaler",
reportPhoto: "Signaler cette photo",
block: "Bloquer",
blockTitle: ({ name }: { name: string | number }) => `Bloquer ${name} ?`,
blockText: "Vous ne vous verrez plus, et nous n’en dirons rien. Tu peux débloquer la personne dans tes réglages. Un match et sa conversation reviennent alors pour vous deux, ce qui peut révéler le blocage.",
cancel: "Annuler",
};
