// Made from texts/fr/subscription-errors.json. Change it there.
// @ts-nocheck

export const messages = {
server: ({ status }: { status: string | number }) => `Erreur du serveur : ${status}`,
network: "Le serveur ne répond pas. La connexion Internet est peut-être coupée.",
unknown: "Une erreur inattendue s’est produite",
fallbacks: {
create: "L’abonnement n’a pas pu être créé",
current: "L’abonnement actuel n’a pas pu être chargé",
update: "L’abonnement n’a pas pu être modifié",
cancel: "L’abonnement n’a pas pu être résilié",
reactivate: "L’abonnement n’a pas pu être réactivé",
paymentMethods: "Les moyens de paiement n’ont pas pu être chargés",
setupIntent: "La carte n’a pas pu être préparée",
invoices: "Les factures n’ont pas pu être chargées",
confirm: "L’abonnement n’a pas pu être confirmé",
one: "L’abonnement n’a pas pu être chargé",
all: "Les abonnements n’ont pas pu être chargés",
},
};
