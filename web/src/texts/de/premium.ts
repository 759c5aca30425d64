import type { PlanId } from '@kindred/contract/premium/plans';
import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import {
  formatNumber,
  formatPercent,
  formatSiteDate as formatDate,
} from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/premium.ts';
import { planChange } from './plan-change.ts';

export const every: Record<PlanId, string> = {
  monthly: 'jeden Monat',
  quarterly: 'alle 3 Monate',
  annual: 'jedes Jahr',
};

const aDay = (count: number, one: string, other: string) =>
  `${formatNumber(count)} ${plural(count, { one, other })} am Tag`;

/** Plans have neuter names. */
const planNames: Record<PlanId, string> = {
  monthly: 'Monatsabo',
  quarterly: 'Quartalsabo',
  annual: 'Jahresabo',
};

export const messages: Translated<typeof en> = {
  loading: 'Wird geladen …',
  failed: 'Das konnte nicht geladen werden',
  again: 'Neu laden',
  clock: (date: string) => `Uhr der Zahlungen: ${date}`,
  plans: {
    names: planNames,
    title: 'Hol mehr raus mit Premium',
    titleLiked: 'Sieh, wer dich schon gelikt hat',
    titleOwn: 'Du hast Premium',
    about: 'Mehr Likes, öfter „Rückgängig“ und die Liste aller, die dich gelikt haben.',
    liked: (count: number) =>
      plural(count, {
        one: '1 Person wartet. Mit Premium siehst du, wer es ist.',
        other: `${formatNumber(count)} Personen warten. Mit Premium siehst du, wer es ist.`,
      }),
    own: 'Hier siehst du, was du hast und was du ändern kannst.',
    ownEnds: (date: string) => `Es endet am ${formatDate(date)}. Es wird nichts mehr abgebucht.`,
    choose: 'Abo',
    perMonth: 'im Monat',
    save: (percent: number) => `${formatPercent(percent)} sparen`,
    billed: (price: string, plan: PlanId) => `${price} ${every[plan]}`,
    yours: 'Dein Abo',
    today: (plan: string, price: string) => `${plan}, heute ${price}`,
    ownPlan: (plan: string) => `Du hast das ${plan}`,
    other: (plan: string, price: string) => `${plan}, ${price}`,
    otherAbout: 'Der nächste Schritt zeigt, was der Wechsel kostet und ab wann er gilt.',
    endsTitle: (plan: string, date: string) => `${plan} endet am ${formatDate(date)}`,
    endsAbout: 'Nimm die Kündigung zurück, und Premium verlängert sich wie bisher.',
    endsOther: (plan: string) =>
      `Nimm zuerst die Kündigung zurück. Dann kannst du zum ${plan} wechseln.`,
    trial: (plan: string, days: number) =>
      `${plan}, ${plural(days, { one: '1 Tag', other: `${days} Tage` })} kostenlos`,
    renews: (price: string, plan: PlanId) => `Danach ${price} ${every[plan]}. Jederzeit kündbar.`,
    renewsOn: (date: string) => `Verlängert sich am ${formatDate(date)}. Jederzeit kündbar.`,
    afterTrial: (price: string, plan: PlanId) =>
      `Danach ${price} ${every[plan]}. Jederzeit kündbar.`,
    buy: 'Weiter zur Zahlung',
    change: (plan: string) => `Zum ${plan} wechseln`,
    manage: 'Premium verwalten',
    off: 'Premium gibt es hier noch nicht zu kaufen.',
    verify: 'Bestätige zuerst deine E-Mail-Adresse. Dann kannst du dir Premium holen.',
    toVerify: 'Code eingeben',
  },
  rights: {
    title: 'Was du bekommst',
    label: 'Kostenlos und Premium im Vergleich',
    right: 'Was',
    free: 'Kostenlos',
    premium: 'Premium',
    unlimited: 'Unbegrenzt',
    yes: 'Ja',
    no: 'Nein',
    names: {
      likesPerDay: 'Likes am Tag',
      superlikesPerDay: 'Super-Likes am Tag',
      undosPerDay: 'Rückgängig am Tag',
      seesLikes: 'Sehen, wer dich gelikt hat',
      filters: 'Filter',
      incognito: 'Inkognito: Nur Personen, die du likst, sehen dich',
    },
    seesLikes: { true: 'Alle', false: 'Die Anzahl und einzeln' },
    filters: { true: 'Alle', false: 'Alter, Entfernung und Geschlecht' },
    note: 'Alles andere ist für alle gleich: Stöbern, Matches, Sicherheit und Support.',
  },
  benefits: {
    title: 'Was dabei ist',
    seesLikes: 'Alle sehen, die dich gelikt haben',
    likesPerDay: (count: number | null) =>
      count === null ? 'Unbegrenzte Likes' : aDay(count, 'Like', 'Likes'),
    superlikesPerDay: (count: number) => aDay(count, 'Super-Like', 'Super-Likes'),
    undosPerDay: (count: number | null) =>
      count === null ? 'Unbegrenzt „Rückgängig“' : `${formatNumber(count)}-mal „Rückgängig“ am Tag`,
    filters: 'Alle Filter',
    incognito: 'Inkognito: Nur Personen, die du likst, sehen dich',
  },
  checkout: {
    title: 'Bezahlen',
    back: 'Alle Abos',
    summary: 'Deine Bestellung',
    due: 'Heute fällig',
    free: (days: number) => `${plural(days, { one: '1 Tag', other: `${days} Tage` })} kostenlos`,
    later: (price: string, date: string) => `Danach ${price} am ${formatDate(date)}`,
    payWith: 'Bezahlen mit',
    otherCard: 'Andere Karte',
    card: (brand: string, last4: string) => `${brand} mit Endziffern ${last4}`,
    coupon: 'Gutschein (optional)',
    couponOf: (code: string) => `Gutschein ${code}`,
    percentOff: (percent: number) => `${formatPercent(percent)} weniger bei der ersten Zahlung`,
    amountOff: (amount: string) => `${amount} weniger bei der ersten Zahlung`,
    owed: 'Von früher offen',
    pay: (price: string) => `Für ${price} kaufen`,
    payNothing: 'Premium kaufen',
    payNow: (price: string) => `Jetzt für ${price} kaufen, ohne Testphase`,
    startTrial: 'Kostenlos testen',
    paying: 'Wird bezahlt …',
    starting: 'Wird gestartet …',
    confirming: 'Deine Zahlung wird geprüft …',
    done: 'Du hast Premium',
    doneAbout: 'Deine Zahlung hat geklappt. Du kannst alles sofort nutzen.',
    doneTrial: 'Deine kostenlose Testphase hat begonnen. Du kannst alles sofort nutzen.',
    ownAbout: 'Das ist dein Abo. Du kannst alles sofort nutzen.',
    ownFailed: 'Deine Zahlung hat nicht geklappt',
    toLikes: 'Ansehen, wer dich gelikt hat',
    toDiscover: 'Leute entdecken',
    manage: 'Premium verwalten',
    stillOpen:
      'Deine Zahlung hat nicht geklappt, und es wurde nichts abgebucht. Versuch es noch einmal oder nimm eine andere Karte.',
    off: 'Premium gibt es hier gerade nicht zu kaufen.',
  },
  planned: {
    title: (plan: string, date: string) => `${plan} beginnt am ${formatDate(date)}`,
    line: (to: string, date: string, from: string) =>
      `Das ${to} beginnt am ${formatDate(date)}. Bis dahin behältst du das ${from}.`,
    afterRefund:
      'Dir wurden Tage des jetzigen Zeitraums erstattet, deshalb läuft er zuerst zu Ende.',
    until: (from: string) => `Bis dahin behältst du das ${from}.`,
    keep: (plan: string) => `${plan} behalten`,
    kept: (plan: string) => `Du behältst das ${plan}. Der geplante Wechsel ist abgesagt.`,
  },
  credit: {
    title: 'Guthaben',
    line: (amount: string) => `Guthaben: ${amount}, für deine nächsten Zahlungen.`,
    given: 'Es stammt von keiner Karte und lässt sich deshalb auf keine auszahlen.',
    getBack: (amount: string) => `${amount} auszahlen`,
    refunded: (amount: string) =>
      `Wir erstatten dir ${amount} auf deine Karte. Das dauert 5 bis 10 Tage.`,
    usedUp: 'Dein Guthaben wurde inzwischen für eine Zahlung verwendet.',
    lost: (amount: string) =>
      `${amount} Guthaben würden verloren gehen. Lass sie dir stattdessen auszahlen.`,
    lostGiven: (amount: string) =>
      `${amount} Guthaben würden verloren gehen. Sie stammen von keiner Karte.`,
  },
  change: planChange,
  card: {
    label: 'Karte',
    loading: 'Kartenformular wird geladen …',
    failed:
      'Das Kartenformular konnte nicht geladen werden. Prüfe deine Verbindung und deinen Werbeblocker.',
    test: 'Formular für Testkarten',
    testAbout:
      'Diese Website nimmt nur Testkarten. Es fließt kein Geld. Gib nie eine echte Karte ein.',
    number: 'Kartennummer',
    expires: 'Gültig bis',
    expiresHint: 'MM / JJ',
    code: 'Prüfnummer',
    cards: 'Testkarten',
    take: 'Verwenden',
    takeCard: (about: string) => `Diese Karte verwenden: ${about}`,
    numberWrong: 'Gib die ganze Kartennummer ein.',
    expiresWrong: 'Gib Monat und Jahr ein, zum Beispiel 04 / 30.',
    codeWrong: 'Gib die 3 oder 4 Ziffern der Prüfnummer ein.',
    kinds: {
      pays: 'Zahlung klappt',
      asks: 'Zahlung muss bestätigt werden',
      declined: 'Karte wird abgelehnt',
      funds: 'Konto ist nicht gedeckt',
      later: 'Zahlung klappt jetzt, später nicht mehr',
      slow: 'Zahlung klappt nach zehn Sekunden',
    },
    unreachable: 'Der Zahlungsdienst ist nicht erreichbar. Bitte versuch es noch einmal.',
  },
  manage: {
    title: 'Dein Premium',
    plan: 'Abo',
    none: 'Du hast kein Abo',
    noneAbout: 'Mit Premium siehst du, wer dich gelikt hat, und kannst liken, so viel du möchtest.',
    granted: 'Du hast Premium ohne Abo. Für dich ist es kostenlos.',
    toPlans: 'Abos ansehen',
    price: (price: string, plan: PlanId) => `${price} ${every[plan]}`,
    statuses: {
      active: 'Aktiv',
      trialing: 'Testphase',
      past_due: 'Zahlung fehlgeschlagen',
      unpaid: 'Unbezahlt',
      canceled: 'Beendet',
      incomplete: 'Noch nicht bezahlt',
      incomplete_expired: 'Nicht bezahlt',
      paused: 'Pausiert',
    },
    ends: 'Läuft aus',
    next: (price: string, date: string) => `Nächste Zahlung: ${price} am ${formatDate(date)}`,
    nextLess: (price: string, date: string, coupon: string) =>
      `Nächste Zahlung: ${price} am ${formatDate(date)}, abzüglich deines Gutscheins ${coupon}`,
    nextAfterCredit: (price: string, date: string, credit: string) =>
      `Nächste Zahlung: ${price} am ${formatDate(date)}, nach Abzug von ${credit} Guthaben`,
    andCredit: (text: string, credit: string) => `${text} und bis zu ${credit} Guthaben`,
    plusOwed: (text: string, owed: string) =>
      `${text}, zuzüglich ${owed}, die von früher offen sind`,
    endsOn: (date: string) => `Endet am ${formatDate(date)}. Es wird nichts mehr abgebucht.`,
    failedUntil: (date: string) =>
      `Deine letzte Zahlung hat nicht geklappt. Aktualisiere deine Karte bis zum ${formatDate(date)}, um Premium zu behalten.`,
    failedNow:
      'Deine letzte Zahlung hat nicht geklappt. Aktualisiere deine Karte, um Premium zurückzubekommen.',
    updateCard: 'Karte aktualisieren',
    change: 'Abo wechseln',
    cancel: 'Premium kündigen',
    keep: 'Premium behalten',
    kept: 'Du behältst Premium. Die Kündigung ist zurückgenommen.',
    canceled: (date: string) =>
      `Premium ist gekündigt. Du behältst es bis zum ${formatDate(date)}.`,
    cancelTitle: 'Premium kündigen?',
    cancelUntil: (date: string) => `Du behältst Premium bis zum ${formatDate(date)}. Danach:`,
    cancelPlanned: (plan: string) => `Auch dein Wechsel zum ${plan} ist dann abgesagt.`,
    cancelNow: 'Premium endet sofort, weil nichts bezahlt ist. Ab jetzt:',
    stay: 'Premium behalten',
    lose: {
      seesLikes:
        'Du siehst, wie viele dich gelikt haben, und wer es ist, nur einzeln nacheinander.',
      likesPerDay: (count: number) => `Du hast ${aDay(count, 'Like', 'Likes')}.`,
      undosPerDay: (count: number) =>
        `Du kannst ${formatNumber(count)}-mal am Tag etwas rückgängig machen.`,
      superlikesPerDay: (count: number) => `Du hast ${aDay(count, 'Super-Like', 'Super-Likes')}.`,
      filters: 'Du hast weniger Filter.',
      incognito:
        'Inkognito endet. Wenn du es nutzt, pausieren wir dein Profil, damit dich niemand unerwartet sieht.',
    },
    loseNothing: 'Deine Matches, deine Likes und dein Profil bleiben, wie sie sind.',
    methods: 'Zahlungsmethoden',
    noMethods: 'Es ist keine Karte gespeichert.',
    toMethods: 'Karten verwalten',
  },
  methods: {
    title: 'Zahlungsmethoden',
    back: 'Dein Premium',
    list: 'Gespeicherte Karten',
    none: 'Es ist keine Karte gespeichert.',
    name: (brand: string, last4: string) => `${brand} mit Endziffern ${last4}`,
    expires: (month: number, year: number) =>
      `Gültig bis ${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`,
    expired: 'Abgelaufen',
    isDefault: 'Standard',
    makeDefault: 'Als Standard',
    makeDefaultOf: (card: string) => `Als Standard nehmen: ${card}`,
    remove: 'Entfernen',
    removeOf: (card: string) => `${card} entfernen`,
    removeTitle: 'Karte entfernen?',
    removeAbout: (card: string) =>
      `${card} ist dann nicht mehr gespeichert, und es kann nichts mehr davon abgebucht werden.`,
    cancel: 'Abbrechen',
    removed: 'Karte entfernt.',
    add: 'Karte hinzufügen',
    addAbout:
      'Sie wird deine Standardkarte. Eine fehlgeschlagene Zahlung wird damit noch einmal versucht.',
    save: 'Karte speichern',
    saving: 'Wird gespeichert …',
    saved: 'Karte gespeichert.',
    notSaved:
      'Deine Karte wurde nicht gespeichert, weil sie nicht bestätigt wurde. Versuch es noch einmal oder nimm eine andere Karte.',
  },
  invoices: {
    title: 'Rechnungen',
    none: 'Noch keine Rechnungen.',
    columns: ['Datum', 'Nummer', 'Betrag', 'Status', 'PDF'] as const,
    statuses: {
      draft: 'Entwurf',
      open: 'Unbezahlt',
      paid: 'Bezahlt',
      void: 'Storniert',
      uncollectible: 'Nicht bezahlt',
    },
    pending: { purchase: 'Noch nicht bezahlt', change: 'Wartet auf deine Bank' },
    keeps: (plan: string) =>
      `Du behältst das ${plan}, bis deine Bank die Zahlung bestätigt. Du schuldest nichts.`,
    startsOncePaid: 'Premium beginnt, wenn du bezahlst. Du schuldest nichts.',
    finish: 'Zahlung abschließen',
    giveUp: 'Zahlung abbrechen',
    credited: (amount: string) => `${amount} gutgeschrieben`,
    refunded: (amount: string) => `${amount} erstattet`,
    download: 'PDF',
    downloadOf: (number: string) => `Rechnung ${number} als PDF`,
    more: 'Mehr anzeigen',
  },
  brand: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
};
