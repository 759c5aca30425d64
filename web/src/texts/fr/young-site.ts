// Made from texts/fr/young-site.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Tu fais partie des tout premiers profils",
about: ({ brand, wanted }: { brand: string | number; wanted: number }) => `${brand} débute là où tu cherches. À partir d’environ ${formatNumber(wanted)} personnes, tu verras souvent de nouveaux profils.`,
reached: ({ from, wanted }: { from: number; wanted: number }) => `${from === 0 ? `Les premières personnes arrivent. Objectif : ${formatNumber(wanted)}` : `Au moins ${formatNumber(from)} personnes sur ${formatNumber(wanted)}`}`,
invite: "Inviter quelqu’un",
inviteAbout: "Le lien mène à la page d’accueil. Il ne dit pas qui l’a envoyé, et nous ne l’enregistrons pas.",
message: "Ton message",
text: ({ brand }: { brand: string | number }) => `Je viens de m’inscrire sur ${brand}, c’est tout nouveau. Tu jettes un œil ?`,
share: "Partager l’invitation",
copy: "Copier l’invitation",
copied: "Copié. Colle-le où tu veux.",
failed: "La copie a échoué. Sélectionne le texte et le lien, et copie-les toi-même.",
tell: "Me prévenir quand quelqu’un correspond",
isOn: "Nous te préviendrons quand quelqu’un correspond, une fois par jour au plus.",
stop: "Ne plus me prévenir",
searchName: "Tous les profils qui correspondent",
};
