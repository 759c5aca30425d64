import { formatDateTime } from '@kindred/contract/texts/de/format-date-time';
import type { PlanId } from '@kindred/contract/premium/plans';
import type { PremiumEvent } from '@kindred/contract/premium/notices';
import type { refundKinds } from '@kindred/contract/premium/office';
import type { MovementKind } from '@kindred/contract/premium/revenue';
import type { Rights } from '@kindred/contract/premium/rights';
import type { SubscriptionStatus } from '@kindred/contract/premium/subscription';
import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { config } from '../../lib/calls/config.ts';
import {
  formatNumber,
  formatPercent,
  formatSiteDate as formatDate,
} from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/payments.ts';

type RefundKind = (typeof refundKinds)[number];

export const messages: Translated<typeof en> = {
  loading: 'Wird geladen …',
  failed: 'Das konnte nicht geladen werden',
  again: 'Neu laden',
  /** Adverbs, as pages also write them in lower case. */
  plans: { monthly: 'Monatlich', quarterly: 'Vierteljährlich', annual: 'Jährlich' } as Record<
    PlanId,
    string
  >,
  statuses: {
    incomplete: 'Noch nicht bezahlt',
    incomplete_expired: 'Nie bezahlt',
    trialing: 'Testphase',
    active: 'Aktiv',
    past_due: 'Zahlung fehlgeschlagen',
    unpaid: 'Unbezahlt',
    canceled: 'Beendet',
    paused: 'Pausiert',
  } as Record<SubscriptionStatus, string>,
  ending: 'Läuft aus',
  list: {
    title: 'Abos',
    label: 'Abos',
    search: 'Name, E-Mail-Adresse oder Abo-ID',
    status: 'Status',
    anyStatus: 'Jeder Status',
    plan: 'Abo',
    anyPlan: 'Jedes Abo',
    member: 'Nur ein Mitglied',
    everyone: 'Alle anzeigen',
    columns: ['Mitglied', 'Abo', 'Preis', 'Status', 'Premium bis', 'Begonnen'] as const,
    price: (plan: string, amount: string, each: string) => `${plan}, ${amount} ${each}`,
    each: { monthly: 'im Monat', quarterly: 'im Quartal', annual: 'im Jahr' } as Record<
      PlanId,
      string
    >,
    until: (date: string) => `Bis ${date}`,
    none: 'Keine Abos gefunden.',
    total: (count: number) => plural(count, { one: '1 Abo', other: `${formatNumber(count)} Abos` }),
    latest: 'Neueste zuerst',
    unknown: 'Unbekannt',
    never: '–',
    done: 'Abos anzeigen',
  },
  member: {
    paid: (amount: string, refunded: string) => `${amount} bezahlt, ${refunded} erstattet`,
    credit: (amount: string) => `Guthaben: ${amount}, für die nächsten Zahlungen`,
    planned: (plan: string, date: string) => `${plan} ab ${formatDate(date)}`,
    none: 'Keine Zahlungen.',
    subscriptions: 'Abos',
    invoices: 'Rechnungen',
    refunds: 'Erstattungen',
    until: (date: string) => `bis ${formatDate(date)}`,
    agreed: (price: string, months: number, date: string) =>
      `Zustimmung zu ${price} ${plural(months, { one: 'jeden Monat', other: `alle ${months} Monate` })} am ${formatDateTime(date, config.timeZone)}`,
    agreedText: (version: string | null) =>
      version ? `Text ${version}` : 'über ein Programm, das nicht sagte, welchen Text es zeigte',
    end: 'Beenden',
    endOf: (plan: string) => `Abo (${plan}) beenden`,
    refund: 'Erstatten',
    refundOf: (invoice: string) => `Rechnung ${invoice} erstatten`,
    refunded: (amount: string) => `${amount} erstattet`,
    refundOfAmount: (amount: string) => `Erstattung über ${amount}`,
    creditReturned: 'Guthaben an das Mitglied zurückgegeben',
    ofWithdrawal: 'Widerruf des Vertrags',
    madeAtProvider: 'Beim Zahlungsdienst veranlasst',
    ofCredit: (amount: string) => `davon ${amount} Guthaben`,
    ended: 'Das Abo wurde beendet. Nichts wurde erstattet.',
    endedRefunded: (amount: string) =>
      `Das Abo wurde beendet. ${amount} gehen zurück auf die Karte.`,
    refundMade: (amount: string) => `${amount} gehen zurück auf die Karte.`,
    refundEnded: (amount: string) =>
      `${amount} gehen zurück auf die Karte, und das Abo wurde beendet.`,
    endsLater: 'Das Abo endet mit dem bezahlten Zeitraum.',
    invoice: {
      draft: 'Entwurf',
      open: 'Unbezahlt',
      paid: 'Bezahlt',
      void: 'Storniert',
      uncollectible: 'Nicht bezahlt',
    },
    pending: {
      purchase: 'Noch nicht bezahlt, nicht geschuldet',
      change: 'Wartet auf die Bank des Mitglieds, nicht geschuldet',
    },
    refundStates: { requested: 'Angefordert', succeeded: 'Erstattet', failed: 'Fehlgeschlagen' },
    by: (name: string) => `von ${name}`,
    team: 'dem Team',
    notices: 'Was dem Mitglied mitgeteilt wurde',
    noticeOf: {
      started: 'Premium hat begonnen',
      'payment-failed': 'Eine Zahlung ist fehlgeschlagen',
      unpaid: 'Premium ist zu Ende, weil es nicht bezahlt wurde',
      'trial-ending': 'Die kostenlose Testphase endet bald',
      'trial-paid': 'Die kostenlose Testphase ist zu Ende, und das Abo hat begonnen',
      'plan-changes': 'Das Abo wird später gewechselt',
      'plan-changed': 'Das Abo wurde gewechselt',
      canceled: 'Premium verlängert sich nicht',
      'renews-again': 'Premium verlängert sich wieder',
      refunded: 'Eine Erstattung auf die Karte ist unterwegs',
      'refund-failed': 'Eine Erstattung ist nicht auf der Karte angekommen',
      ended: 'Premium ist zu Ende',
      'subscription-ended': 'Das Abo ist beendet, und Premium vom Team läuft weiter',
      withdrawn: 'Der Widerruf des Vertrags ist eingegangen',
      reminder: 'Jährliche Erinnerung, dass sich Premium automatisch verlängert',
      'price-changes': 'Hinweis auf einen neuen Preis',
      'price-stays': 'Der alte Preis bleibt',
    } as Record<PremiumEvent, string>,
  },
  refund: {
    title: 'Zahlung erstatten',
    about: (invoice: string, left: string) =>
      `Rechnung ${invoice}. Bis zu ${left} können erstattet werden.`,
    amount: 'Betrag',
    amountAbout: 'Lass ihn, wie er ist, um alles zu erstatten.',
    amountLater:
      'Wenn du mehr erstattest, sind die ungenutzten Tage des jetzigen Abos weniger wert.',
    later: (amount: string) =>
      `${amount} dieser Zahlung gehören zum jetzigen Abo und kommen mit den ungenutzten Tagen zurück, wenn du es beendest.`,
    wrong: (most: string) => `Gib einen Betrag bis ${most} ein.`,
    credit: (amount: string) => `${amount} davon sind Guthaben, das mit der Erstattung wegfällt.`,
    goesOn: (date: string) =>
      `Premium läuft weiter und verlängert sich am ${formatDate(date)}. Eine Erstattung beendet es nicht.`,
    goesOnUnpaid: (date: string) =>
      `Die letzte Zahlung ist fehlgeschlagen. Premium läuft bis zum ${formatDate(date)} weiter, während sie wiederholt wird. Eine Erstattung beendet es nicht.`,
    endNow: 'Auch Premium jetzt beenden',
    reason: 'Begründung',
    reasonAbout: 'Steht im Protokoll.',
    cancel: 'Abbrechen',
    submit: (amount: string) => `${amount} erstatten`,
    submitNone: 'Erstatten',
  },
  end: {
    title: 'Abo beenden',
    about: (plan: string) => `Das Abo des Mitglieds (${plan}).`,
    when: 'Wann',
    now: 'Jetzt',
    later: 'Am Ende des Zeitraums',
    refund: 'Erstattung',
    refunds: {
      none: () => 'Nichts',
      unused: (amount: string) => `Ungenutzte Tage: ${amount}`,
      last: (amount: string) => `Die letzte Zahlung: ${amount}`,
      credit: (amount: string) => `Guthaben: ${amount}`,
    } as Record<RefundKind, (amount: string) => string>,
    ofCredit: (amount: string) => `${amount} davon sind Guthaben.`,
    stays: (amount: string) => `Guthaben: ${amount}. Es bleibt für ein späteres Abo.`,
    nothing: 'Es kann nichts mehr erstattet werden.',
    reason: 'Begründung',
    reasonAbout: 'Steht im Protokoll.',
    cancel: 'Abbrechen',
    submit: 'Abo beenden',
  },
  revenue: {
    title: 'Umsatz',
    recurring: 'Wiederkehrender Monatsumsatz',
    recurringAbout:
      'Was alle laufenden Abos für einen Monat zahlen. Ein Jahresabo zählt mit einem Zwölftel seines Preises.',
    subscribers: 'Laufende Abos',
    subscribersAbout: 'Mitglieder, deren Abo bezahlt ist oder sich in der Nachfrist befindet.',
    net: 'Netto diesen Monat',
    netAbout: 'Diesen Monat bezahlte Rechnungen, abzüglich der Erstattungen in diesem Monat.',
    change: 'Änderung diesen Monat',
    changeAbout:
      'Neuer, erweiterter und zurückgekehrter Umsatz, abzüglich des verringerten und verlorenen.',
    what: (figure: string) => `Was bedeutet „${figure}“?`,
    since: (percent: string) => `${percent} seit letztem Monat`,
    each: (amount: string) => `durchschnittlich je ${amount}`,
    before: (amount: string) => `${amount} im letzten Monat`,
    moved: (gained: string, lost: string) => `${gained}, ${lost}`,
    growth: 'Wiederkehrender Umsatz',
    growthAbout: (currency: string) => `Am Ende jedes Monats, in ${currency.toUpperCase()}`,
    moves: 'Was ihn verändert hat',
    movesAbout: (currency: string) =>
      `Gewonnenes über der Linie, Verlorenes darunter und beides zusammen, in ${currency.toUpperCase()}`,
    byPlan: 'Nach Abo',
    byPlanAbout: 'Anteil am wiederkehrenden Umsatz',
    ofPlan: (subscribers: number) =>
      plural(subscribers, { one: '1 Abo', other: `${formatNumber(subscribers)} Abos` }),
    months: 'Nach Monat',
    monthColumns: 'Monat',
    movements: {
      new: 'Neu',
      expansion: 'Erweitert',
      contraction: 'Verringert',
      churn: 'Verloren',
      reactivation: 'Zurückgekehrt',
    } as Record<MovementKind, string>,
    recurringShort: 'Wiederkehrend',
    nothing: '–',
    paid: 'Bezahlt',
    refunded: 'Erstattet',
    withdrawn: 'Davon Widerrufe',
    netShort: 'Netto',
    checks: {
      equal: (date: string) => `Mit den Rechnungen abgeglichen am ${date}: stimmt überein.`,
      different: (date: string, difference: string) =>
        `Mit den Rechnungen abgeglichen am ${date}: Der Unterschied beträgt ${difference}.`,
      never: 'Noch nicht mit den Rechnungen abgeglichen. Das geschieht jede Nacht.',
    },
  },
  rights: {
    title: 'Leistungen',
    about:
      'Was die kostenlose Nutzung und Premium erlauben. Mitglieder sehen dieselbe Tabelle auf der Premium-Seite.',
    prices: 'Preise',
    pricesAbout: 'Was neue Abos kosten. Preise änderst du unter „Seite“.',
    toOldPrices: 'Alte Preise umstellen',
    priceColumns: ['Abo', 'Preis', 'Im Monat', 'Spart'] as const,
    table: 'Leistungen',
    right: 'Leistung',
    tiers: { free: 'Kostenlos', premium: 'Premium' },
    names: {
      likesPerDay: 'Likes am Tag',
      superlikesPerDay: 'Super-Likes am Tag',
      undosPerDay: 'Rückgängig am Tag',
      seesLikes: 'Sieht, von wem Likes sind',
      filters: 'Alle Filter',
      incognito: 'Inkognito',
    } as Record<keyof Rights, string>,
    field: (tier: string, right: string) => `${tier}: ${right}`,
    unlimited: 'Leere das Feld für „Likes“ oder „Rückgängig“, um die Grenze aufzuheben.',
    empty: 'Unbegrenzt',
    saves: (percent: number) => formatPercent(percent),
    savesNothing: '–',
    wrong: 'Gib eine ganze Zahl bis 100.000 ein.',
    save: 'Änderungen prüfen',
    unchanged: 'Nichts hat sich geändert.',
    confirm: 'Leistungen ändern?',
    confirmAbout: 'Das gilt sofort für alle Mitglieder und wird im Protokoll festgehalten.',
    noLimit: 'unbegrenzt',
    yes: 'ja',
    no: 'nein',
    line: (what: string, before: string, after: string) => `${what}: von ${before} auf ${after}`,
    cancel: 'Abbrechen',
    submit: 'Leistungen ändern',
    saved: 'Die Leistungen sind geändert.',
    stale:
      'Jemand anderes hat die Leistungen geändert. Schau sie dir noch einmal an, bevor du sie änderst.',
  },
};
