// Made from texts/fr/transparency.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Rapport de transparence",
about: "Le rapport d’une année civile, au format du modèle européen. Ses fichiers ne contiennent aucun nom, et nous ne les envoyons nulle part.",
year: "Année",
loading: "Chargement de l’année…",
failed: "Impossible de charger l’année",
again: "Réessayer",
files: "Fichiers",
filesAbout: "Publiez-les dans les deux mois qui suivent la fin de l’année.",
fileColumns: ["Fichier", "Contenu", "Actions"],
parts: {
"1_report_identification": "Qui publie le rapport, sur quel service et pour quelle période",
"2_categories_names": "Les catégories utilisées par les autres fichiers",
"3_member_states_orders": "Injonctions des autorités. Remplissez vous-même les nombres",
"4_notices": "Notifications par catégorie, et suites données",
"5_own_initiative_illegal": "Mesures de votre propre initiative contre les contenus illicites",
"6_own_initiative_TC": "Mesures de votre propre initiative fondées sur les conditions",
"7_appeals_and_recidivism": "Réclamations, litiges extrajudiciaires et suspensions pour abus. Remplissez vous-même les litiges",
"8_automated_means": "Mesures avec et sans moyens automatisés",
"11_qualitative": "Descriptions en toutes lettres. Ajoutez comment travaille votre équipe",
},
download: "Télécharger",
downloadAll: "Tout télécharger",
downloadOf: ({ part }: { part: string | number }) => `Télécharger ${part}`,
statements: "Exposés des motifs",
statementsAbout: "Les décisions d’un mois, au format de la base de données européenne sur la transparence, sans données personnelles.",
aboutFigure: ({ name }: { name: string | number }) => `Que signifie « ${name} » ?`,
figures: {
received: {
label: "Signalements",
about: "Tout ce qui a été signalé cette année-là.",
},
fromPublic: {
label: "Sans compte",
about: "Notifications par le formulaire du site.",
},
actions: {
label: "Suivis d’effet",
about: "Signalements qui ont mené à une sanction.",
},
appeals: {
label: "Réclamations",
about: "Réclamations faites cette année-là.",
},
reversed: {
label: "Annulées",
about: "Réclamations qui ont fait annuler une décision, en tout ou partie.",
},
},
statementsOf: ({ date, year }: { date: string | number; year: string | number }) => `Télécharger ${formatDate(date, { dateStyle: undefined, month: 'long', timeZone: 'UTC' })} ${year}`,
};
