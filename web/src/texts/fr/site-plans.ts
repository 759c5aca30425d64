// Made from texts/fr/site-plans.json. Change it there.
// @ts-nocheck

export const messages = {
about: "Un nouveau prix vaut pour les nouveaux abonnements. Les personnes qui paient déjà gardent leur prix.",
trial: "Jours gratuits d’un premier abonnement, avec une carte confirmée. Avec 0, il n’y a pas d’essai.",
grace: "Durée pendant laquelle Premium continue quand un renouvellement n’a pas pu être débité. Plus longue, elle laisse du temps aux membres et te coûte ces jours.",
noPrice: "Indique un montant d’au moins 0,01, par exemple 14,99.",
coupons: {
about: "Chacun vaut une fois, pour le premier paiement d’un membre. Sans dates, il vaut jusqu’à ce que tu le retires.",
code: "Code",
percent: "Réduction en %",
amount: "Ou un montant",
from: "Premier jour",
until: "Dernier jour",
people: "Personnes",
noLimit: "Sans limite",
add: "Ajouter un coupon",
wrong: "Chaque code a de 3 à 40 lettres et chiffres, une réduction de 1 à 100 % ou d’un montant, et une limite d’au moins une personne ou aucune.",
remove: ({ code }: { code: string | number }) => `Retirer ${code}`,
removeEmpty: "Retirer ce coupon",
},
};
