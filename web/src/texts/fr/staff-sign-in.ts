// Made from texts/fr/staff-sign-in.json. Change it there.
// @ts-nocheck

export const messages = {
banner: "Espace équipe",
tagline: "Gérez les comptes, les abonnements et les statistiques du service",
title: "Bonjour",
subtitle: "Connectez-vous à votre compte d’équipe",
email: "E-mail",
password: "Mot de passe",
showPassword: "Afficher le mot de passe",
submit: "Se connecter",
submitting: "Connexion…",
note: "Pour obtenir un accès, contactez l’administration du système",
notAdmin: "Votre compte n’a pas accès à cet espace.",
toHome: "Aller à l’accueil",
member: "Vous n’êtes pas de l’équipe ?",
memberLink: "Se connecter comme membre",
};
