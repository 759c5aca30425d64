// Made from texts/fr/fraud-warnings.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Alertes de fraude",
about: "Les personnes qui t’ont écrit et dont le compte a été banni pour fraude. Leur identité était peut-être fausse.",
loading: "Chargement des alertes…",
failed: "Impossible de charger les alertes",
again: "Réessayer",
none: "Aucun compte qui t’a écrit n’a été banni pour fraude. Si cela arrive, nous te le dirons ici et par e-mail.",
someone: "Quelqu’un qui t’a écrit",
lastWrote: ({ time }: { time: string | number }) => `Dernier message reçu le ${time}`,
warned: ({ date }: { date: string | number }) => `Alerte du ${date}`,
withdrawn: ({ date }: { date: string | number }) => `Cette alerte était une erreur. Toutes nos excuses. Nous l’avons retirée le ${date}.`,
advice: {
never: {
title: "Que faire maintenant",
points: ["N’envoie jamais d’argent, de cartes cadeaux ni de cryptomonnaies, et ne donne jamais de mots de passe ni de codes, quelle que soit l’histoire.", "Si cette personne te contacte ailleurs, ne réponds pas. Elle utilise peut-être un autre nom."],
},
sent: {
title: "Si tu as envoyé de l’argent",
points: ["Contacte tout de suite ta banque et demande si elle peut encore bloquer le paiement.", "Porte plainte à la police ou à la gendarmerie. Garde les reçus et les messages comme preuves.", "Si tu as donné un mot de passe ou un code, change ton mot de passe."],
},
},
contact: "Écrire à notre équipe",
safety: "Lire nos conseils de sécurité",
};
