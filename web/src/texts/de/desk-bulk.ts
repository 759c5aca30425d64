// Made from texts/de/desk-bulk.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/de/plural';

export const messages = {
bar: "Ausgewählte Fälle",
selected: ({ number }: { number: number }) => `${formatNumber(number)} ausgewählt`,
clear: "Aufheben",
keysOff: "Solange Fälle ausgewählt sind, entscheidet keine Taste.",
confirm: ({ action, number }: { action: string | number; number: number }) => `${action} in ${plural(number, { one: `1 Fall`, other: `${formatNumber(number)} Fällen` })}`,
about: "Jedes Mitglied bekommt die übliche Begründung für den jeweiligen Fall und jede meldende Person die übliche Antwort. Öffne einen Fall, um sie zu ändern.",
leftOut: ({ number }: { number: number }) => `${plural(number, { one: `1 Fall mit Meldungen verschiedener Arten bleibt offen: Wähle die Begründung im Fall.`, other: `${formatNumber(number)} Fälle mit Meldungen verschiedener Arten bleiben offen: Wähle die Begründung im jeweiligen Fall.` })}`,
cancel: "Abbrechen",
failed: ({ number }: { number: number }) => `Nicht entschieden: ${plural(number, { one: `1 Fall`, other: `${formatNumber(number)} Fälle` })}.`,
late: ({ number }: { number: number }) => `Nicht rückgängig gemacht: ${plural(number, { one: `1 Fall`, other: `${formatNumber(number)} Fälle` })}.`,
hide: "Ausblenden",
undo: "Alle rückgängig",
tooLate: "Schon gesendet",
done: ({ action, number }: { action: 'dismiss' | 'warn' | 'suspend' | 'ban' | 'remove-photo' | 'remove-text' | 'remove-message'; number: number }) => `${action === 'dismiss' ? `Abgewiesen` : action === 'warn' ? `Verwarnt` : action === 'suspend' ? `Befristet gesperrt` : action === 'ban' ? `Gesperrt` : action === 'remove-photo' ? `Foto entfernt` : action === 'remove-text' ? `Text entfernt` : action === 'remove-message' ? `Nachricht entfernt` : ``} in ${plural(number, { one: `1 Fall`, other: `${formatNumber(number)} Fällen` })}.`,
};
