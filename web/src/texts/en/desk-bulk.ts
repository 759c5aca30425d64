// Made from texts/en/desk-bulk.json. Change it there.
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
bar: "Selected cases",
selected: ({ number }: { number: number }) => `${formatNumber(number)} selected`,
clear: "Clear",
keysOff: "While cases are selected, no key decides.",
confirm: ({ action, number }: { action: string | number; number: number }) => `${action} in ${number === 1 ? `1 case` : `${formatNumber(number)} cases`}`,
about: "Each member gets the usual reason for their case, and each reporter the usual answer. Open a case to change them.",
leftOut: ({ number }: { number: number }) => `${number === 1 ? `1 case` : `${formatNumber(number)} cases`} with reports of several types ${number === 1 ? `stays` : `stay`} open: choose the reason in the case.`,
cancel: "Cancel",
failed: ({ number }: { number: number }) => `Not decided: ${number === 1 ? `1 case` : `${formatNumber(number)} cases`}.`,
late: ({ number }: { number: number }) => `Not undone: ${number === 1 ? `1 case` : `${formatNumber(number)} cases`}.`,
hide: "Hide",
undo: "Undo all",
tooLate: "Messages sent",
done: ({ action, number }: { action: 'dismiss' | 'warn' | 'suspend' | 'ban' | 'remove-photo' | 'remove-text' | 'remove-message'; number: number }) => `${action === 'dismiss' ? `Dismissed` : action === 'warn' ? `Warned in` : action === 'suspend' ? `Suspended in` : action === 'ban' ? `Banned in` : action === 'remove-photo' ? `Photo removed in` : action === 'remove-text' ? `Text removed in` : action === 'remove-message' ? `Message removed in` : ``} ${number === 1 ? `1 case` : `${formatNumber(number)} cases`}.`,
};
