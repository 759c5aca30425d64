// Made from texts/fr/errors.json. Change it there.
// @ts-nocheck

export const messages = {
validation: "Erreur de saisie",
network: "Erreur réseau. La connexion Internet est peut-être coupée.",
unreachable: "Erreur réseau : serveur injoignable. La connexion Internet est peut-être coupée.",
noResponse: "Erreur réseau : serveur injoignable",
server: "Erreur du serveur : il faut réessayer plus tard.",
unknown: "Une erreur inconnue s’est produite",
login: "Échec de la connexion",
verification: "échec de la vérification",
register: "Ce compte existe déjà",
required: "Ce champ est obligatoire.",
noEmail: "Il manque l’e-mail.",
noPassword: "Il manque le mot de passe.",
notAccepted: "Cette case doit être cochée pour continuer.",
email: "Une adresse e-mail est attendue, par exemple nom@exemple.com.",
meant: ({ address }: { address: string | number }) => `Tu voulais dire ${address} ?`,
tooShort: ({ least }: { least: number }) => `Il faut au moins ${least} caractères.`,
incompleteCode: ({ digits }: { digits: number }) => `Il faut les ${digits} chiffres.`,
};
