// Made from texts/fr/confirm-identity.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Confirmation d’identité",
about: "C’est une action sensible, d’où cette nouvelle vérification. Il n’y en aura pas d’autre pendant cinq minutes.",
password: "Mot de passe",
showPassword: "Afficher le mot de passe",
appCode: "Code de l’application d’authentification, ou code de secours",
mailedCode: "Code reçu par e-mail",
codeAbout: ({ email }: { email: string | number }) => `Ce compte n’a pas de mot de passe : un code sera envoyé à ${email}.`,
codeSent: ({ email }: { email: string | number }) => `Un code a été envoyé à ${email}. Il est valable dix minutes.`,
mailCode: "Recevoir un code",
mailAgain: "Recevoir un nouveau code",
submit: "Confirmer",
cancel: "Annuler",
};
