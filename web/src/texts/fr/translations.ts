// Made from texts/fr/translations.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Langues",
about: "Les traductions ont été écrites par des machines et par des personnes dont ce n’est pas la langue maternelle. Faites relire chacune par quelqu’un dont c’est la langue maternelle, puis indiquez-le ici.",
columns: ["Langue", "État", "Actions"],
loading: "Chargement des langues…",
failed: "Impossible de charger les langues",
again: "Réessayer",
source: "Langue source",
unread: "Pas encore relue par quelqu’un dont c’est la langue",
read: "Relue par quelqu’un dont c’est la langue",
changed: ({ time }: { time: string | number }) => `Textes modifiés depuis leur relecture du ${formatDate(time)}`,
marked: ({ reader, by, time }: { reader: string | number; by: null | string | number; time: string | number }) => `Relecture : ${reader}. Marquée le ${formatDate(time)} par ${by === null ? `un compte supprimé` : `${by}`}.`,
version: ({ version }: { version: string | number }) => `Version des textes : ${version}`,
mark: "Marquer comme relue",
markOf: ({ name }: { name: string | number }) => `Marquer comme relue : ${name}`,
unmark: "Retirer la marque",
unmarkOf: ({ name }: { name: string | number }) => `Retirer la marque : ${name}`,
dialog: ({ name }: { name: string | number }) => `Marquer comme relue : ${name}`,
dialogAbout: "La marque vaut pour les textes actuels. Si l’un d’eux change, cette page le signale.",
reader: "Qui a relu les textes ?",
readerAbout: "Un nom ou une entreprise, par exemple Anna Nowak",
readerMissing: "Indiquez qui a relu les textes.",
cancel: "Annuler",
note: {
unread: "Les textes dans cette langue n’ont pas encore été relus par une personne dont c’est la langue maternelle. Si l’un d’eux sonne faux, prévenez l’administration.",
changed: "Certains textes dans cette langue sont plus récents que leur dernière relecture. Si l’un d’eux sonne faux, prévenez l’administration.",
},
};
