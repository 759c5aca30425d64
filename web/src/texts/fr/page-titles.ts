// Made from texts/fr/page-titles.json. Change it there.
// @ts-nocheck

export const messages = {
accessibility: {
title: "Accessibilité",
},
accounts: {
login: "Connexion",
signIn: "Connexion",
register: "Crée ton compte",
verify: "Confirme ton e-mail",
forgotPassword: "Mot de passe oublié",
resetPassword: "Nouveau mot de passe",
undoEmail: "Rétablis ton ancien e-mail",
join: "Rejoignez l’équipe",
invited: "Ton invitation",
},
audit: {
title: "Journal d’audit",
label: "Audit",
},
chat: {
matches: "Matchs",
},
deskOffice: {
appeals: "Réclamations",
danger: "Danger vital",
checks: "Vérifications des photos",
holds: "Comptes en attente",
approvals: "Nouveaux membres",
photoReview: "Validation des photos",
photos: "Photos",
ladder: "Barème des manquements",
texts: "Réponses et motifs",
numbers: "Chiffres de la modération",
transparency: "Rapport de transparence",
},
desk: {
desk: "Modération",
statement: "Décision",
decisions: "Décisions",
},
discovery: {
title: "Profil",
browse: "Parcourir",
discover: "Découvrir",
ranking: "Comment marche le classement",
},
faqs: {
title: "Questions fréquentes",
label: "FAQ",
},
fraudWarnings: {
title: "Alertes de fraude",
},
help: {
title: "Centre d’aide",
},
home: {
landing: {
title: "Trouve ton match parfait",
label: "Accueil",
},
home: {
title: "Accueil",
label: "Accueil",
},
},
compliance: {
title: "Obligations légales",
label: "Droit",
},
integrations: {
title: "Clés et webhooks",
label: "Intégrations",
},
likes: {
likes: "Likes",
sent: "Les personnes que tu likes",
passed: "Les profils que tu as passés",
bookmarks: "Favoris",
},
notices: {
notices: "Notifications",
unsubscribe: "Se désabonner",
},
operation: {
title: "Système",
label: "Système",
},
ownPages: {
title: "À propos de ce site",
},
personalData: {
title: "Tes données",
},
premium: {
premium: "Premium",
checkout: "Paiement",
manage: "Ton Premium",
methods: "Moyens de paiement",
withdraw: "Se rétracter du contrat",
subscriptions: "Abonnements",
revenue: "Revenus",
plans: "Formules",
prices: "Anciens prix",
},
privacy: {
title: "Politique de confidentialité",
label: "Confidentialité",
},
profiles: {
welcome: "Bienvenue",
profile: "Ton profil",
profileTab: "Profil",
questions: "Questions",
},
reports: {
reports: {
title: "Gestion des signalements",
label: "Signalements",
},
myReports: {
title: "Mes signalements",
},
pictures: {
title: "Images intimes de toi",
},
notice: {
title: "Signaler un contenu",
},
},
photoCheck: {
title: "Vérification des photos",
},
safety: {
title: "Conseils de sécurité",
},
announcements: {
title: "Annonces",
news: "Nouvelles",
approval: "Ton approbation",
},
settings: {
title: "Réglages",
account: "Votre compte",
agree: "Lire et accepter",
},
invitationCodes: {
title: "Invitations",
},
imports: {
title: "Importer des membres",
label: "Import",
},
site: {
title: "Site",
},
statistics: {
title: "Vue d’ensemble",
label: "Tableau de bord",
},
team: {
title: "Équipe",
label: "Équipe",
},
userAdmin: {
users: {
title: "Gestion des comptes",
label: "Comptes",
},
memberFile: {
title: "Membre",
},
},
};
