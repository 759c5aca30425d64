// Made from texts/fr/desk-bulk.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/fr/plural';

export const messages = {
bar: "Dossiers sélectionnés",
selected: ({ number }: { number: number }) => `${formatNumber(number)} ${plural(number, { one: `sélectionné`, other: `sélectionnés` })}`,
clear: "Désélectionner",
keysOff: "Tant que des dossiers sont sélectionnés, aucune touche ne décide.",
confirm: ({ action, number }: { action: string | number; number: number }) => `${action} : ${formatNumber(number)} ${plural(number, { one: `dossier`, other: `dossiers` })}`,
about: "Chaque membre reçoit le motif habituel pour son dossier, et chaque signalement la réponse habituelle. Ouvrez un dossier pour les modifier.",
leftOut: ({ number }: { number: number }) => `${plural(number, { one: `${formatNumber(number)} ${plural(number, { one: `dossier`, other: `dossiers` })} avec des signalements de plusieurs types reste ouvert : choisissez le motif dans le dossier.`, other: `${formatNumber(number)} ${plural(number, { one: `dossier`, other: `dossiers` })} avec des signalements de plusieurs types restent ouverts : choisissez le motif dans chaque dossier.` })}`,
cancel: "Annuler",
failed: ({ number }: { number: number }) => `Sans décision : ${formatNumber(number)} ${plural(number, { one: `dossier`, other: `dossiers` })}.`,
late: ({ number }: { number: number }) => `Annulation impossible : ${formatNumber(number)} ${plural(number, { one: `dossier`, other: `dossiers` })}.`,
hide: "Masquer",
undo: "Tout annuler",
tooLate: "Messages envoyés",
done: ({ action, number }: { action: 'dismiss' | 'warn' | 'suspend' | 'ban' | 'remove-photo' | 'remove-text' | 'remove-message'; number: number }) => `${action === 'dismiss' ? `Classement sans suite` : action === 'warn' ? `Avertissement` : action === 'suspend' ? `Suspension` : action === 'ban' ? `Bannissement` : action === 'remove-photo' ? `Photo retirée` : action === 'remove-text' ? `Texte retiré` : action === 'remove-message' ? `Message retiré` : ``} : ${formatNumber(number)} ${plural(number, { one: `dossier`, other: `dossiers` })}.`,
};
