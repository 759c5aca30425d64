// Made from texts/fr/holds.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Comptes en attente",
about: "Des règles ont retenu les premiers messages de ces comptes. Décidez d'après les raisons et les chiffres. Personne dans l'équipe ne lit les messages.",
keys: "Touches : R libère le compte et remet ses messages, C ouvre un dossier, J et K déplacent.",
loading: "Chargement des comptes...",
failed: "Les comptes n’ont pas pu être chargés",
again: "Réessayer",
none: "Aucun compte n'est en attente.",
more: "Afficher plus",
unnamed: "Pas encore de nom",
reasons: "Raisons",
release: "Libérer",
openCase: "Ouvrir un dossier",
seeCase: "Voir le dossier. Les messages attendent sa décision.",
cancel: "Annuler",
caseTitle: "Ouvrir un dossier sur ce compte",
caseAbout: "La modération peut sanctionner la personne, avec des raisons et un recours. D'ici là, ses premiers messages attendent.",
caseReason: "Qu'est-ce qui ne va pas ?",
since: ({ held, joined }: { held: string | number; joined: string | number }) => `En attente depuis ${held}, membre depuis ${joined}`,
reason: ({ rule, people, points }: { rule: string | number; people: number; points: string | number }) => `${rule} : pour ${people === 1 ? `1 personne` : `${people} personnes`}, ${points} points`,
figures: ({ points, people, waiting, reports }: { points: string | number; people: string | number; waiting: string | number; reports: string | number }) => `${points} points. A écrit à ${people} nouvelles personnes en une semaine, ${waiting} messages attendent, ${reports} signalements.`,
released: ({ count }: { count: number }) => `${count === 1 ? `1 compte libéré` : `${count} comptes libérés`}`,
};
