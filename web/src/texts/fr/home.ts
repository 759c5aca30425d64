// Made from texts/fr/home.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/fr/plural';

export const messages = {
greeting: ({ name }: { name: string | number }) => `Bonjour ${name}`,
title: "Trouve ton match parfait",
lead: "Rencontre des gens qui partagent tes centres d’intérêt et tes envies.",
getStarted: "Commencer",
learnMore: "En savoir plus",
nextStep: {
label: "Prochaine étape",
loading: "Chargement de ta prochaine étape…",
failed: "Impossible de charger ton accueil",
again: "Réessayer",
verify: {
title: "Confirme ton e-mail",
about: "Pour voir les autres, et pour que les autres te voient.",
action: "Saisir le code",
verb: "Saisir",
},
required: {
title: "Complète ton profil",
about: "Les autres ne te trouvent pas encore.",
action: "Continuer",
verb: "Continuer",
},
missing: ({ done, all }: { done: number; all: string | number }) => `${done} ${plural(done, { one: `partie remplie`, other: `parties remplies` })} sur ${all}. Les autres te trouveront quand tout sera rempli.`,
reply: {
title: "Nous avons répondu à ton signalement",
about: "Lis ce que nous avons constaté.",
action: "Lire la réponse",
verb: "Lire",
},
match: {
title: ({ name }: { name: string | number }) => `${name} et toi, c’est réciproque`,
about: "C’est un match !",
action: "Voir les matchs",
verb: "Voir",
},
turn: {
title: ({ name }: { name: string | number }) => `${name} attend ta réponse`,
action: "Répondre",
verb: "Répondre",
},
hello: {
title: ({ name }: { name: string | number }) => `Dis bonjour à ${name}`,
about: "C’est un match, et personne n’a encore écrit.",
action: "Écrire un message",
verb: "Écrire",
},
interests: {
title: "Choisis tes centres d’intérêt",
about: "Ils montrent ce que vous avez en commun.",
action: "Choisir",
verb: "Choisir",
},
prompts: {
title: "Complète une accroche",
about: "Elle donne un sujet de conversation.",
action: "Choisir une accroche",
verb: "Choisir",
},
questions: {
title: ({ missing }: { missing: number }) => `${plural(missing, { one: `Réponds à ${missing} question de plus`, other: `Réponds à ${missing} questions de plus` })}`,
about: "Tu verras ensuite ton affinité avec les autres.",
action: "Répondre aux questions",
verb: "Répondre",
},
likes: {
title: ({ count }: { count: number }) => `${plural(count, { one: `Tu plais à ${count} personne`, other: `Tu plais à ${count} personnes` })}`,
about: "Si c’est réciproque, c’est un match.",
action: "Voir les likes",
verb: "Voir",
},
browse: {
title: "Découvre les nouveaux profils",
about: "De nouvelles rencontres t’attendent.",
action: "Parcourir les profils",
verb: "Parcourir",
},
widen: {
title: "Pas de nouveau profil pour le moment",
about: "Découvre quel changement te montrerait plus de monde.",
action: "Voir ce qui aide",
verb: "Voir",
},
},
today: {
title: "Aujourd’hui",
loading: "Chargement des nouveautés…",
turn: "À toi",
allMatches: "Tous les matchs",
photo: ({ name }: { name: string | number }) => `${name} t’a envoyé une photo`,
silent: "C’est un match. Personne n’a encore écrit.",
seeAll: "Tout voir",
locked: "Si c’est réciproque, c’est un match.",
people: "Nouveaux profils",
discover: "Découvrir",
question: "Une question",
skip: "Passer",
another: "Une autre question",
},
collage: {
first: {
name: "Amara",
age: "27",
},
second: {
name: "Jonas",
age: "30",
},
common: "Deux centres d’intérêt en commun",
interests: "Randos du dimanche, concerts de jazz",
},
figures: {
title: "En chiffres",
activeUsers: "Membres actifs",
successStories: "Belles histoires",
satisfaction: "Satisfaction",
support: "Assistance",
},
features: {
title: "Fonctionnalités",
safe: {
title: "En toute sécurité",
text: "Ta position est arrondie à environ deux kilomètres avant d’être enregistrée. Ni publicité, ni traceurs, et des mots de passe que même nous ne pouvons pas lire.",
},
smart: {
title: "Des matchs bien pensés",
text: "Les profils montrent plus qu’une photo : qui tu veux rencontrer, ce que tu aimes, et qui tu es, avec tes mots.",
},
global: {
title: "Une communauté mondiale",
text: "Toutes les villes de tous les pays, et un genre que tu décris comme tu veux. Bienvenue à toute personne de 18 ans et plus.",
},
},
signIn: {
title: "Déjà membre ?",
text: "Connecte-toi avec ton e-mail et ton mot de passe.",
action: "Se connecter",
noAccount: "Pas encore de compte ?",
join: "Créer un compte",
},
};
