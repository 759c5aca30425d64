// Made from texts/de/standing.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/de/plural';

export const messages = {
title: ({ name }: { name: string | number }) => `Unbegründete Meldungen von ${name}`,
close: "Schließen",
step: "Schritt",
steps: {
warn: "Verwarnen",
"set-aside": "Zurückstellen",
clear: "Aufheben",
},
about: {
warn: "Wir teilen der Person mit, dass ihre Meldungen zurückgestellt werden können, wenn das so weitergeht.",
"set-aside": "Neue Meldungen der Person warten bis dahin in der Warteschlange „Zurückgestellt“, außer ein Leben könnte in Gefahr sein. Das geht nach einer Verwarnung, auf die eine weitere abgelehnte Meldung folgte.",
clear: "Die Meldungen der Person werden wieder wie üblich bearbeitet.",
},
days: "Bis",
length: ({ days, when }: { days: number; when: string | number }) => `${plural(days, { one: `1 Tag`, other: `${formatNumber(days)} Tage` })}, bis ${when}`,
reason: "Begründung",
reasonAbout: {
member: "Die Person liest sie in der App und per E-Mail.",
team: "Nur das Team liest sie.",
},
reasons: {
warn: "In mehreren deiner Meldungen ging es um etwas, das unsere Nutzungsbedingungen erlauben oder das nicht passiert ist.",
"set-aside": "Nach unserer Verwarnung waren weitere deiner Meldungen unbegründet.",
clear: "",
},
cancel: "Abbrechen",
save: {
warn: "Verwarnung senden",
"set-aside": "Meldungen zurückstellen",
clear: "Aufheben",
},
};
