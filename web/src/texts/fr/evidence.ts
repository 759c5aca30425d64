// Made from texts/fr/evidence.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/fr/plural';

export const messages = {
loading: "Chargement des éléments…",
failed: "Impossible de charger les éléments",
again: "Réessayer",
titles: {
profile: "Copie du profil",
photo: "Photo signalée",
message: "Message signalé",
},
chatWith: ({ name }: { name: string | number }) => `Conversation avec ${name}`,
messages: ({ count }: { count: number }) => `${formatNumber(count)} ${plural(count, { one: `message`, other: `messages` })}`,
earlier: ({ count }: { count: number }) => `${plural(count, { one: `Afficher ${formatNumber(count)} message précédent`, other: `Afficher ${formatNumber(count)} messages précédents` })}`,
taken: ({ when }: { when: string | number }) => `Copie du ${when}`,
from: {
reporter: "A signalé",
reported: "Personne signalée",
},
reported: "Signalé",
sentPhoto: "photo",
edited: "modifié",
deletedMessage: "Supprimé avant le signalement",
photo: ({ number }: { number: string | number }) => `Photo ${number}, en grand`,
coveredNude: "Nudité probable, photo floutée. Afficher",
covered: ({ number }: { number: string | number }) => `Photo ${number}, floutée. Afficher toutes les photos`,
closed: ({ number }: { number: string | number }) => `Photo ${number}, masquée jusqu’à la transmission du dossier`,
show: "Afficher",
escalateFirst: "Transmettre d’abord",
unloaded: "Chargement impossible",
related: "Signalements liés",
};
