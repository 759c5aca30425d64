// Made from texts/fr/caution.json. Change it there.
// @ts-nocheck

export const messages = {
label: "À propos de ce message",
kinds: {
money: "Il est question d’argent. C’est ainsi que commence une arnaque : une personne jamais rencontrée a besoin d’aide ou connaît un placement. N’envoie jamais d’argent, de cartes cadeaux, de cryptomonnaies ni de codes.",
contact: "Les arnaques passent vite par une autre appli, où notre équipe ne peut rien lire si tu signales quelque chose. Reste ici tant que la confiance n’est pas là.",
hurtful: "Cela te dérange ? Tu n’as pas à répondre. Si tu le signales, notre équipe lira ce message.",
},
report: "Signaler le message",
tips: "Conseils de sécurité",
seen: "Compris",
};
