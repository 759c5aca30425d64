import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/premium.ts';
import { plural } from '@kindred/contract/texts/pl/plural';
import type { PlanId } from '@kindred/contract/premium/plans';
import {
  formatNumber,
  formatPercent,
  formatSiteDate as formatDate,
} from '../../lib/formats/formats.ts';
import { planChange } from './plan-change.ts';

export const every: Record<PlanId, string> = {
  monthly: 'co miesiąc',
  quarterly: 'co 3 miesiące',
  annual: 'co rok',
};

const likes = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} polubienie dziennie`,
    few: `${formatNumber(count)} polubienia dziennie`,
    many: `${formatNumber(count)} polubień dziennie`,
    other: `${formatNumber(count)} polubienia dziennie`,
  });

const superlikes = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} superlajk dziennie`,
    few: `${formatNumber(count)} superlajki dziennie`,
    many: `${formatNumber(count)} superlajków dziennie`,
    other: `${formatNumber(count)} superlajka dziennie`,
  });

const undos = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} cofnięcie dziennie`,
    few: `${formatNumber(count)} cofnięcia dziennie`,
    many: `${formatNumber(count)} cofnięć dziennie`,
    other: `${formatNumber(count)} cofnięcia dziennie`,
  });

const freeDays = (days: number) =>
  plural(days, {
    one: `${days} dzień za darmo`,
    few: `${days} dni za darmo`,
    many: `${days} dni za darmo`,
    other: `${days} dnia za darmo`,
  });

const day = (date: string) => formatDate(date, { dateStyle: 'long' });

/** The name of a plan within a sentence. */
const within = (plan: string) => plan.toLowerCase();

export const messages: Translated<typeof en> = {
  loading: 'Wczytywanie…',
  failed: 'Nie udało się tego wczytać',
  again: 'Spróbuj ponownie',
  clock: (date: string) => `Zegar płatności: ${date}`,
  plans: {
    names: { monthly: 'Miesięczny', quarterly: 'Kwartalny', annual: 'Roczny' } as Record<
      PlanId,
      string
    >,
    title: 'Więcej możliwości z premium',
    titleLiked: 'Zobacz, komu już się podobasz',
    titleOwn: 'Masz premium',
    about: 'Więcej polubień, więcej cofnięć i lista wszystkich, którym się podobasz.',
    liked: (count: number) =>
      plural(count, {
        one: '1 osoba czeka. Premium pokaże ci, kto to.',
        few: `${formatNumber(count)} osoby czekają. Premium pokaże ci, kto to.`,
        many: `${formatNumber(count)} osób czeka. Premium pokaże ci, kto to.`,
        other: `${formatNumber(count)} osoby czeka. Premium pokaże ci, kto to.`,
      }),
    own: 'Oto, co masz i co możesz zmienić.',
    ownEnds: (date: string) => `Kończy się ${day(date)}. Nic więcej nie pobierzemy.`,
    choose: 'Plan',
    perMonth: 'miesięcznie',
    save: (percent: number) => `Oszczędzasz ${formatPercent(percent)}`,
    billed: (price: string, plan: PlanId) => `${price} ${every[plan]}`,
    yours: 'Twój plan',
    today: (plan: string, price: string) => `${plan}, ${price} dzisiaj`,
    ownPlan: (plan: string) => `Masz plan ${within(plan)}`,
    other: (plan: string, price: string) => `${plan}, ${price}`,
    otherAbout: 'W następnym kroku zobaczysz, ile kosztuje zmiana i kiedy nastąpi.',
    endsTitle: (plan: string, date: string) => `Plan ${within(plan)} kończy się ${day(date)}`,
    endsAbout: 'Zachowaj premium, a odnowi się tak jak wcześniej.',
    endsOther: (plan: string) =>
      `Najpierw zachowaj premium. Potem możesz przejść na plan ${within(plan)}.`,
    trial: (plan: string, days: number) => `${plan}, ${freeDays(days)}`,
    renews: (price: string, plan: PlanId) =>
      `Potem ${price} ${every[plan]}. Możesz zrezygnować w każdej chwili.`,
    renewsOn: (date: string) => `Odnowi się ${day(date)}. Możesz zrezygnować w każdej chwili.`,
    afterTrial: (price: string, plan: PlanId) =>
      `Potem ${price} ${every[plan]}. Możesz zrezygnować w każdej chwili.`,
    buy: 'Przejdź do płatności',
    change: (plan: string) => `Zmień na ${within(plan)}`,
    manage: 'Zarządzaj premium',
    off: 'Premium nie jest tu jeszcze w sprzedaży.',
    verify: 'Najpierw potwierdź adres e-mail. Potem możesz przejść na premium.',
    toVerify: 'Wpisz kod',
  },
  rights: {
    title: 'Co dostajesz',
    label: 'Plan bezpłatny i premium obok siebie',
    right: 'Co',
    free: 'Bezpłatny',
    premium: 'Premium',
    unlimited: 'Bez limitu',
    yes: 'Tak',
    no: 'Nie',
    names: {
      likesPerDay: 'Polubienia dziennie',
      superlikesPerDay: 'Superlajki dziennie',
      undosPerDay: 'Cofnięcia dziennie',
      seesLikes: 'Komu się podobasz',
      filters: 'Filtry',
      incognito: 'Incognito: widzą cię tylko osoby, które polubisz',
    },
    seesLikes: { true: 'Cała lista', false: 'Liczba i po jednej osobie' },
    filters: { true: 'Wszystkie', false: 'Wiek, odległość i płeć' },
    note: 'Reszta jest taka sama dla wszystkich: przeglądanie, dopasowania, bezpieczeństwo i wsparcie.',
  },
  benefits: {
    title: 'Co obejmuje',
    seesLikes: 'Widzisz wszystkich, którym się podobasz',
    likesPerDay: (count: number | null) =>
      count === null ? 'Polubienia bez limitu' : likes(count),
    superlikesPerDay: superlikes,
    undosPerDay: (count: number | null) => (count === null ? 'Cofnięcia bez limitu' : undos(count)),
    filters: 'Wszystkie filtry',
    incognito: 'Incognito: widzą cię tylko osoby, które polubisz',
  },
  checkout: {
    title: 'Płatność',
    back: 'Wszystkie plany',
    summary: 'Twoje zamówienie',
    due: 'Do zapłaty dziś',
    free: freeDays,
    later: (price: string, date: string) => `Potem ${price}, ${day(date)}`,
    payWith: 'Zapłać',
    otherCard: 'Inna karta',
    card: (brand: string, last4: string) => `${brand} z końcówką ${last4}`,
    coupon: 'Kupon (opcjonalnie)',
    couponOf: (code: string) => `Kupon ${code}`,
    percentOff: (percent: number) => `${formatPercent(percent)} taniej przy pierwszej płatności`,
    amountOff: (amount: string) => `${amount} taniej przy pierwszej płatności`,
    owed: 'Zaległości',
    pay: (price: string) => `Zapłać ${price}`,
    payNothing: 'Aktywuj premium',
    payNow: (price: string) => `Zapłać teraz ${price}, bez okresu próbnego`,
    startTrial: 'Zacznij okres próbny',
    paying: 'Trwa płatność…',
    starting: 'Zaczynamy…',
    confirming: 'Sprawdzanie płatności…',
    done: 'Masz premium',
    doneAbout: 'Płatność przeszła. Od razu możesz korzystać ze wszystkiego.',
    doneTrial: 'Twój bezpłatny okres próbny już działa. Od razu możesz korzystać ze wszystkiego.',
    ownAbout: 'To twój plan. Od razu możesz korzystać ze wszystkiego.',
    ownFailed: 'Płatność nie przeszła',
    toLikes: 'Zobacz, komu się podobasz',
    toDiscover: 'Odkrywaj profile',
    manage: 'Zarządzaj premium',
    stillOpen: 'Płatność nie przeszła i nic nie pobraliśmy. Spróbuj ponownie lub użyj innej karty.',
    off: 'Premium nie można tu teraz kupić.',
  },
  planned: {
    title: (plan: string, date: string) => `Plan ${within(plan)} zacznie się ${day(date)}`,
    line: (to: string, date: string, from: string) =>
      `Plan ${within(to)} zacznie się ${day(date)}. Do tego czasu masz plan ${within(from)}.`,
    afterRefund: 'Masz zwrot za dni obecnego okresu, więc najpierw ten okres musi się skończyć.',
    until: (from: string) => `Do tego czasu masz plan ${within(from)}.`,
    keep: (plan: string) => `Zostaw plan ${within(plan)}`,
    kept: (plan: string) => `Zostaje plan ${within(plan)}. Zaplanowana zmiana jest anulowana.`,
  },
  credit: {
    title: 'Saldo',
    line: (amount: string) => `Saldo: ${amount}, na kolejne płatności.`,
    given: 'Nie pochodzi z żadnej karty, więc nie może na nią wrócić.',
    getBack: (amount: string) => `Wypłać ${amount}`,
    refunded: (amount: string) => `${amount} wraca na twoją kartę. Potrwa to od 5 do 10 dni.`,
    usedUp: 'Saldo pokryło w międzyczasie inną płatność.',
    lost: (amount: string) => `Z salda przepadnie ${amount}. Lepiej je wypłać.`,
    lostGiven: (amount: string) => `Z salda przepadnie ${amount}. Nie pochodzi z żadnej karty.`,
  },
  change: planChange,
  card: {
    label: 'Karta',
    loading: 'Wczytywanie formularza karty…',
    failed: 'Nie udało się wczytać formularza karty. Sprawdź połączenie i blokadę treści.',
    test: 'Formularz karty testowej',
    testAbout:
      'Ta strona przyjmuje tylko karty testowe. Nie ma tu prawdziwych pieniędzy. Nigdy nie wpisuj prawdziwej karty.',
    number: 'Numer karty',
    expires: 'Data ważności',
    expiresHint: 'MM / RR',
    code: 'Kod zabezpieczający',
    cards: 'Karty testowe',
    take: 'Użyj',
    takeCard: (about: string) => `Użyj karty: ${about}`,
    numberWrong: 'Wpisz pełny numer karty.',
    expiresWrong: 'Wpisz miesiąc i rok, na przykład 04 / 30.',
    codeWrong: 'Wpisz 3 lub 4 cyfry kodu zabezpieczającego.',
    kinds: {
      pays: 'płatność się uda',
      asks: 'prosi o potwierdzenie',
      declined: 'jest odrzucana',
      funds: 'nie ma środków',
      later: 'płatność uda się teraz, a później nie',
      slow: 'płatność uda się po dziesięciu sekundach',
    },
    unreachable: 'Nie możemy połączyć się z operatorem płatności. Spróbuj ponownie.',
  },
  manage: {
    title: 'Twoje premium',
    plan: 'Plan',
    none: 'Nie masz subskrypcji',
    noneAbout: 'Z premium widzisz, komu się podobasz, i możesz polubić tyle osób, ile chcesz.',
    granted: 'Masz premium bez subskrypcji. Dla ciebie za darmo.',
    toPlans: 'Zobacz plany',
    price: (price: string, plan: PlanId) => `${price} ${every[plan]}`,
    statuses: {
      active: 'Aktywna',
      trialing: 'Okres próbny',
      past_due: 'Płatność nie przeszła',
      unpaid: 'Nieopłacona',
      canceled: 'Zakończona',
      incomplete: 'Jeszcze nieopłacona',
      incomplete_expired: 'Nigdy nieopłacona',
      paused: 'Wstrzymana',
    },
    ends: 'Kończy się',
    next: (price: string, date: string) => `Następna płatność: ${price}, ${day(date)}`,
    nextLess: (price: string, date: string, coupon: string) =>
      `Następna płatność: ${price}, ${day(date)}, minus kupon ${coupon}`,
    nextAfterCredit: (price: string, date: string, credit: string) =>
      `Następna płatność: ${price}, ${day(date)}, po odjęciu ${credit} z salda`,
    andCredit: (text: string, credit: string) => `${text} i do ${credit} z salda`,
    plusOwed: (text: string, owed: string) => `${text}, plus ${owed} zaległości`,
    endsOn: (date: string) => `Kończy się ${day(date)}. Nic więcej nie pobierzemy.`,
    failedUntil: (date: string) =>
      `Ostatnia płatność nie przeszła. Zaktualizuj kartę do ${day(date)}, żeby zachować premium.`,
    failedNow: 'Ostatnia płatność nie przeszła. Zaktualizuj kartę, żeby odzyskać premium.',
    updateCard: 'Zmień kartę',
    change: 'Zmień plan',
    cancel: 'Zrezygnuj z premium',
    keep: 'Zachowaj premium',
    kept: 'Premium zostaje. Rezygnacja została cofnięta.',
    canceled: (date: string) => `Premium się nie odnowi. Masz je do ${day(date)}.`,
    cancelTitle: 'Zrezygnować z premium?',
    cancelUntil: (date: string) => `Masz premium do ${day(date)}. Potem:`,
    cancelPlanned: (plan: string) => `Anulujemy też zmianę na plan ${within(plan)}.`,
    cancelNow: 'Premium skończy się od razu, bo nic nie jest opłacone. Od tej chwili:',
    stay: 'Zachowaj premium',
    lose: {
      seesLikes: 'Widzisz, ilu osobom się podobasz, a komu, tylko po jednej osobie.',
      likesPerDay: (count: number) => `Masz ${likes(count)}.`,
      undosPerDay: (count: number) => `Masz ${undos(count)}.`,
      superlikesPerDay: (count: number) =>
        plural(count, {
          one: `Masz ${formatNumber(count)} superlajka dziennie.`,
          few: `Masz ${formatNumber(count)} superlajki dziennie.`,
          many: `Masz ${formatNumber(count)} superlajków dziennie.`,
          other: `Masz ${formatNumber(count)} superlajka dziennie.`,
        }),
      filters: 'Masz mniej filtrów.',
      incognito:
        'Incognito się kończy. Jeśli z niego korzystasz, wstrzymamy twój profil, żeby nikt nie zobaczył cię niespodziewanie.',
    },
    loseNothing: 'Twoje dopasowania, polubienia i profil zostają bez zmian.',
    methods: 'Metody płatności',
    noMethods: 'Nie masz zapisanej karty.',
    toMethods: 'Zarządzaj kartami',
  },
  methods: {
    title: 'Metody płatności',
    back: 'Twoje premium',
    list: 'Zapisane karty',
    none: 'Nie masz zapisanej karty.',
    name: (brand: string, last4: string) => `${brand} z końcówką ${last4}`,
    expires: (month: number, year: number) =>
      `Ważna do ${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`,
    expired: 'Nieważna',
    isDefault: 'Domyślna',
    makeDefault: 'Ustaw domyślną',
    makeDefaultOf: (card: string) => `Ustaw jako domyślną: ${card}`,
    remove: 'Usuń',
    removeOf: (card: string) => `Usuń: ${card}`,
    removeTitle: 'Usunąć kartę?',
    removeAbout: (card: string) => `${card}: usuniemy tę kartę i nic już z niej nie pobierzemy.`,
    cancel: 'Anuluj',
    removed: 'Karta usunięta.',
    add: 'Dodaj kartę',
    addAbout: 'Będzie kartą domyślną. Nieudaną płatność ponowimy tą kartą.',
    save: 'Zapisz kartę',
    saving: 'Zapisywanie…',
    saved: 'Karta zapisana.',
    notSaved:
      'Nie zapisaliśmy karty, bo brakuje potwierdzenia. Spróbuj ponownie lub użyj innej karty.',
  },
  invoices: {
    title: 'Faktury',
    none: 'Nie ma jeszcze faktur.',
    columns: ['Data', 'Numer', 'Kwota', 'Status', 'PDF'] as const,
    statuses: {
      draft: 'Szkic',
      open: 'Do zapłaty',
      paid: 'Opłacona',
      void: 'Anulowana',
      uncollectible: 'Nieopłacona',
    },
    pending: { purchase: 'Jeszcze nieopłacona', change: 'Czeka na twój bank' },
    keeps: (plan: string) =>
      `Masz plan ${within(plan)}, dopóki bank nie potwierdzi płatności. Nie masz żadnych zaległości.`,
    startsOncePaid: 'Premium zacznie się po zapłacie. Nie masz żadnych zaległości.',
    finish: 'Dokończ płatność',
    giveUp: 'Anuluj płatność',
    credited: (amount: string) => `Na saldo: ${amount}`,
    refunded: (amount: string) => `Zwrócono ${amount}`,
    download: 'PDF',
    downloadOf: (number: string) => `Faktura ${number} jako PDF`,
    more: 'Pokaż więcej',
  },
  brand: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
};
