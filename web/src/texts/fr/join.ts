// Made from texts/fr/join.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Rejoignez l’équipe",
reading: "Ouverture de votre invitation…",
lead: ({ role }: { role: string | number }) => `Vous avez reçu une invitation pour ce rôle : ${role}.`,
email: "E-mail",
firstName: "Prénom",
lastName: "Nom (facultatif)",
password: "Mot de passe",
showPassword: "Afficher le mot de passe",
hint: "Au moins 8 caractères. Quelques mots au hasard, c’est l’idéal.",
submit: "Rejoindre",
working: "Un instant…",
accept: "Accepter l’invitation",
acceptAs: ({ email }: { email: string | number }) => `Vous acceptez avec votre compte ${email}.`,
signIn: ({ email }: { email: string | number }) => `${email} a déjà un compte. Connectez-vous avec ce compte, puis rouvrez le lien de l’e-mail.`,
other: ({ email }: { email: string | number }) => `Cette invitation est destinée à ${email}, mais une session est ouverte avec un autre compte. Déconnectez-vous, puis rouvrez le lien.`,
toSignIn: "Aller à la connexion",
signOut: "Se déconnecter",
};
