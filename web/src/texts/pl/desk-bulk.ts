// Made from texts/pl/desk-bulk.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages = {
bar: "Wybrane sprawy",
selected: ({ number }: { number: number }) => `Wybrane: ${formatNumber(number)}`,
clear: "Wyczyść",
keysOff: "Gdy sprawy są wybrane, klawisze nie podejmują decyzji.",
confirm: ({ action, number }: { action: string | number; number: number }) => `${action}: ${plural(number, { one: `${formatNumber(number)} sprawa`, few: `${formatNumber(number)} sprawy`, many: `${formatNumber(number)} spraw`, other: `${formatNumber(number)} sprawy` })}`,
about: "Każda osoba dostanie zwykły powód dla swojej sprawy, a każda osoba zgłaszająca zwykłą odpowiedź. Otwórz sprawę, żeby je zmienić.",
leftOut: ({ number }: { number: number }) => `Zostają otwarte: ${plural(number, { one: `${formatNumber(number)} sprawa`, few: `${formatNumber(number)} sprawy`, many: `${formatNumber(number)} spraw`, other: `${formatNumber(number)} sprawy` })} ze zgłoszeniami różnych rodzajów. Powód wybierz w sprawie.`,
cancel: "Anuluj",
failed: ({ number }: { number: number }) => `Bez decyzji: ${plural(number, { one: `${formatNumber(number)} sprawa`, few: `${formatNumber(number)} sprawy`, many: `${formatNumber(number)} spraw`, other: `${formatNumber(number)} sprawy` })}.`,
late: ({ number }: { number: number }) => `Niecofnięte: ${plural(number, { one: `${formatNumber(number)} sprawa`, few: `${formatNumber(number)} sprawy`, many: `${formatNumber(number)} spraw`, other: `${formatNumber(number)} sprawy` })}.`,
hide: "Ukryj",
undo: "Cofnij wszystko",
tooLate: "Wiadomości wysłane",
done: ({ action, number }: { action: 'dismiss' | 'warn' | 'suspend' | 'ban' | 'remove-photo' | 'remove-text' | 'remove-message'; number: number }) => `${action === 'dismiss' ? `Oddalenie` : action === 'warn' ? `Ostrzeżenie` : action === 'suspend' ? `Zawieszenie` : action === 'ban' ? `Ban` : action === 'remove-photo' ? `Usunięcie zdjęcia` : action === 'remove-text' ? `Usunięcie tekstu` : action === 'remove-message' ? `Usunięcie wiadomości` : ``}: ${plural(number, { one: `${formatNumber(number)} sprawa`, few: `${formatNumber(number)} sprawy`, many: `${formatNumber(number)} spraw`, other: `${formatNumber(number)} sprawy` })}.`,
};
