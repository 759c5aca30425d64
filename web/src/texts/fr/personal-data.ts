// Made from texts/fr/personal-data.json. Change it there.
// @ts-nocheck
import { formatSize } from '../../lib/formats/sizes.ts';
import { formatSiteDate } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/fr/plural';

export const messages = {
loading: "Chargement…",
failed: "Impossible de charger cette page",
again: "Réessayer",
archive: {
title: "Tes données",
about: "Télécharge une copie de tes données et de tes photos dans un fichier. Les signalements à ton sujet n’y sont pas. Contacte-nous si tu en as besoin.",
ask: "Télécharger mes données",
waiting: "Nous préparons tes données. Tu peux quitter cette page : un e-mail te préviendra quand elles seront prêtes.",
fetch: "Télécharger le fichier",
anew: "Demander un nouveau fichier",
ready: ({ bytes, until }: { bytes: number; until: string | number }) => `Tes données sont prêtes (${formatSize(bytes)}). Télécharge-les avant le ${formatSiteDate(until, { dateStyle: 'long' })}.`,
},
consent: {
title: "Ton consentement",
given: ({ date }: { date: string | number }) => `Le ${formatSiteDate(date, { dateStyle: 'long' })}, tu as accepté ceci :`,
missing: "Tu n’as pas encore donné ton accord. C’est la première étape de ton profil.",
toProfile: "Aller à ton profil",
withdraw: "Retirer mon consentement",
dialog: "Retirer ton consentement ?",
why: "Sans lui, nous ne pouvons te présenter à personne. Nous supprimerons tout de suite ton genre, tes préférences de rencontre et tes réponses, puis nous fermerons et supprimerons ton compte.",
confirm: "Retirer et supprimer mon compte",
},
step: {
title: "Ton consentement",
why: "Ton profil contient des informations sensibles : il nous faut d’abord ton accord.",
privacy: "Lire notre politique de confidentialité",
submit: "Accepter et continuer",
working: "Un instant…",
later: "Pas maintenant",
},
leave: {
title: "Supprimer ton compte",
about: ({ days }: { days: number }) => `Ton profil est masqué tout de suite. Tu peux rouvrir ton compte pendant ${days} ${plural(days, { one: `jour`, other: `jours` })}. Ensuite, il est supprimé définitivement.`,
open: "Supprimer mon compte…",
dialog: "Supprimer ton compte ?",
until: ({ until }: { until: string | number }) => `Tu peux te connecter et rouvrir ton compte jusqu’au ${formatSiteDate(until, { dateStyle: 'long' })}.`,
steps: [{
when: "Tout de suite",
what: "Ton profil et tes photos sont masqués, et tous tes appareils sont déconnectés.",
}, {
when: "Après cette date",
what: ({ reportDays }: { reportDays: number }) => `Ton compte est supprimé définitivement. Notre équipe garde seulement les signalements faits par toi ou à ton sujet, jusqu’à ${reportDays} ${plural(reportDays, { one: `jour`, other: `jours` })} après leur clôture. Tu peux te réinscrire avec le même e-mail.`,
}],
password: "Ton mot de passe",
mailCode: "Envoyer le code",
codeAbout: ({ email }: { email: string | number }) => `Tu n’as pas de mot de passe ici. Nous enverrons un code à ${email} pour confirmer que c’est bien toi.`,
codeSent: ({ email }: { email: string | number }) => `Nous avons envoyé un code à ${email}. Il est valable dix minutes.`,
code: "Code",
missingPassword: "Saisis ton mot de passe pour confirmer.",
missingCode: "Saisis le code pour confirmer.",
cancel: "Garder le compte",
confirm: "Supprimer mon compte",
},
};
