import type { FunnelTexts, funnelChanges, funnelSteps } from '../../discovery/funnel.ts';
import { plural } from './plural.ts';

const people = { one: 'osoba', few: 'osoby', many: 'osób', other: 'osoby' };

/** Follow the number of people. A step without a text, or a text without a step, is a type error. */
export const stepTexts: FunnelTexts<typeof funnelSteps> = {
  inRange: ({ count, distance }) =>
    `${plural(count, people)} ${distance === null ? 'w dowolnym miejscu' : `w promieniu ${distance}`}`,
  inAges: ({ from, to }) =>
    // What someone wants and what they filter by may have no age in common.
    from > to ? 'w szukanym wieku, także według filtra' : `w wieku ${from}–${to} lat`,
  wanted: ({ isFiltered }) => (isFiltered ? 'płci wybranej w filtrze' : 'płci, której szukasz'),
  wantYou: ({ count }) =>
    plural(count, {
      one: 'szuka kogoś takiego jak ty',
      few: 'szukają kogoś takiego jak ty',
      many: 'szuka kogoś takiego jak ty',
      other: 'szuka kogoś takiego jak ty',
    }),
  notSeen: 'jeszcze przed tobą',
  filtered: ({ conditions }) => conditions.join(' oraz '),
};

export const changeTexts: FunnelTexts<typeof funnelChanges> = {
  widerAges: ({ from, to }) => {
    if (from === null) return `Pokaż też osoby do ${to} lat`;
    return to === null ? `Pokaż też osoby od ${from} lat` : `Pokaż osoby od ${from} do ${to} lat`;
  },
  widerDistance: ({ distance }) =>
    distance === null ? 'Pokaż osoby z dowolnego miejsca' : `Pokaż też osoby do ${distance} stąd`,
  bothWays: 'Pokaż też osoby, które szukają kogoś innego',
};
