// Made from texts/fr/held.json. Change it there.
// @ts-nocheck

export const messages = {
label: "À propos de vos messages",
held: "Vos messages aux personnes qui ne vous ont pas encore répondu attendent que notre équipe ait examiné votre compte, en général en une journée. Vos autres conversations continuent. L'équipe voit quelles règles ont trouvé quelque chose, pas vos messages.",
waiting: "Messages en attente",
drop: "Supprimer",
answered: "Notre équipe peut lire ce que vous avez dit.",
answer: "Dire quelque chose",
change: "Modifier",
answerLabel: "Que devrait savoir notre équipe ?",
send: "Envoyer",
cancel: "Annuler",
slowed: ({ until, count }: { until: string | number; count: string | number }) => `Vous avez écrit à beaucoup de nouvelles personnes. Jusqu'à ${until}, vous pouvez écrire à ${count} nouvelles personnes par heure.`,
};
