// Made from texts/fr/banners.json. Change it there.
// @ts-nocheck

export const messages = {
agree: {
text: ({ day, titles }: { day: string | number; titles: string | number }) => `À partir du ${day} s’applique : ${titles}.`,
action: "Lire et accepter",
},
payment: {
failed: "Ton dernier paiement a échoué. Mets ta carte à jour pour garder Premium.",
action: "Changer de carte",
},
paused: {
text: "Ton profil est en pause : aucune nouvelle personne ne peut te trouver.",
resume: "Montrer mon profil",
},
incognitoEnded: {
text: "Le mode incognito est terminé. Ton profil est en pause : aucune nouvelle personne ne peut te trouver.",
returned: "Ton profil est en pause depuis la fin du mode incognito. Tu as Premium, tu peux donc le réactiver.",
show: "Montrer mon profil",
keep: "Laisser en pause",
premium: "Passer à Premium",
incognito: "Activer l’incognito",
},
missing: {
before: "Page introuvable :",
after: ". Voici cette page à la place.",
close: "Fermer",
},
refused: {
before: "Page réservée à d’autres rôles :",
after: ". Voici cette page à la place.",
},
confirm: {
title: "Confirme d’abord ton e-mail",
about: "Tant que ton e-mail n’est pas confirmé, tu ne vois personne et personne ne te voit. Le code est dans l’e-mail que nous t’avons envoyé.",
again: "Envoyer un nouveau code",
sent: "Nous t’avons envoyé un autre e-mail. Le code précédent ne fonctionne plus.",
},
};
