// Made from texts/de/withdrawal.json. Change it there.
// @ts-nocheck
import { formatDate, formatSiteDate } from '../../lib/formats/formats.ts';
import { formatSiteTime } from '../../lib/formats/site-time.ts';

export const messages = {
title: "Vertrag widerrufen",
here: "Vertrag widerrufen",
confirm: "Widerruf bestätigen",
sending: "Wird widerrufen …",
back: "Dein Premium",
loading: "Wird geladen …",
failed: "Das konnte nicht geladen werden",
again: "Neu laden",
inAccount: "In deinem Konto widerrufen",
until: ({ day }: { day: string | number }) => `Du kannst bis zum ${formatDate(day, { timeZone: 'UTC' })} ohne Angabe von Gründen widerrufen.`,
about: "Du widerrufst den unten genannten Vertrag. Er endet sofort, und Premium mit ihm. Die Eingangsbestätigung geht an die E-Mail-Adresse deines Kontos.",
none: "Es gibt keinen Vertrag, den du widerrufen kannst",
noneAbout: "Widerrufen kannst du innerhalb von 14 Tagen, nachdem du Premium bekommen hast. Später kannst du weiterhin kündigen.",
which: "Vertrag",
contract: ({ plan, date }: { plan: 'monthly' | 'quarterly' | 'annual'; date: string | number }) => `${plan === 'monthly' ? `Monatsabo` : plan === 'quarterly' ? `Quartalsabo` : plan === 'annual' ? `Jahresabo` : ``}, seit ${formatSiteDate(date)}`,
amounts: "Was du zurückbekommst",
price: "Du hast bezahlt",
earlier: "Vor dem Wechsel deines Abos",
used: "Für die genutzte Zeit",
returned: "Schon früher erstattet",
toCard: "Zurück auf deine Karte",
toCredit: "Wieder als Guthaben",
agreed: "Du hast verlangt, dass wir sofort beginnen, und zugestimmt, die genutzte Zeit zu bezahlen.",
notAgreed: "Du hast nicht zugestimmt, die genutzte Zeit zu bezahlen, deshalb bekommst du alles zurück.",
name: "Dein Name",
done: "Du hast den Vertrag widerrufen",
doneBack: ({ amount }: { amount: string | number }) => `Wir erstatten dir ${amount} auf deine Karte. Das dauert 5 bis 10 Tage.`,
doneCredit: ({ amount }: { amount: string | number }) => `${amount} sind wieder Guthaben.`,
doneNothing: "Es wurde nichts abgebucht, deshalb gibt es nichts zurückzuzahlen.",
doneAt: ({ date }: { date: string }) => `Dein Widerruf ist am ${formatSiteTime(date)} bei uns eingegangen. Die Eingangsbestätigung ist per E-Mail unterwegs zu dir.`,
};
