// Made from texts/fr/settings.json. Change it there.
// @ts-nocheck
import { startsWithVowel } from '../../lib/facts/starts-with-vowel.ts';

export const messages = {
title: "Réglages",
index: "Sections",
groups: {
account: "Compte",
privacy: "Vie privée",
notifications: "Notifications",
devices: "Appareils",
appearance: "Apparence",
leaving: "Tes données et ton compte",
},
switches: {
showLastActive: {
label: "Montrer ma dernière activité",
about: "Arrondie à l’heure. Si c’est désactivé, les autres ne voient pas non plus si tu es en ligne.",
},
showDistance: {
label: "Montrer ma distance",
about: "Arrondie, jamais ta position exacte. Si c’est désactivé, les autres voient la plus grande ville de ta région à la place de la tienne.",
},
incognito: {
label: "Incognito",
about: "Seules les personnes que tu likes voient ton profil, ce qui leur apprend qu’elles te plaisent. Celles que tu as déjà likées continuent de te voir.",
},
paused: {
label: "Mettre mon profil en pause",
about: "Aucune nouvelle personne ne peut te trouver tant que ton profil est en pause. Rien d’autre ne change.",
},
},
blocked: "Personnes bloquées",
blockedAbout: "Ces personnes et toi ne pouvez pas vous voir.",
noneBlocked: "Tu n’as bloqué personne.",
since: ({ date }: { date: string | number }) => `Blocage du ${date}`,
unblock: "Débloquer",
unblockName: ({ name }: { name: string | number }) => `Débloquer le profil ${startsWithVowel(name) ? `d’` : `de `}${name}`,
more: "Afficher plus",
hiddenWords: {
title: "Mots masqués",
about: "Les messages et les mots doux qui en contiennent un restent masqués jusqu’à ce que tu choisisses de les lire. Tu es la seule personne à voir ces mots.",
word: "Mot ou expression",
hint: "Mots entiers seulement. Avec une étoile à la fin, par exemple « idiot* », toute terminaison compte.",
add: "Masquer",
remove: ({ word }: { word: string | number }) => `Ne plus masquer « ${word} »`,
},
invite: "Inviter des gens",
inviteAbout: "Ton propre lien, et combien de personnes l’ont utilisé.",
inviteLink: "Ton lien",
reports: "Signalements",
reportsAbout: "Ce que tu as signalé, et nos réponses.",
reportsLink: "Voir mes signalements",
decisions: "Décisions",
decisionsAbout: "Ce que notre équipe a décidé à ton sujet et sur tes signalements, et comment le contester.",
decisionsLink: "Voir les décisions",
miles: {
label: "Distances en miles",
about: "Si c’est désactivé, les distances sont en kilomètres.",
},
scheme: "Clair ou sombre",
schemeAbout: "Clair, sombre, ou comme l’appareil. Enregistré dans ce navigateur.",
};
