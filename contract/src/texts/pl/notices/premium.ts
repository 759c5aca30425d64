import type { PremiumEvent, premiumNotices } from '../../../premium/notices.ts';
import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';

type Kinds = typeof premiumNotices;

const events: Readonly<Record<PremiumEvent, string>> = {
  started: 'Masz premium.',
  'payment-failed': 'Płatność nie przeszła. Zaktualizuj kartę.',
  unpaid: 'Twoje premium się skończyło, bo płatność nie przeszła.',
  'trial-ending': 'Twój bezpłatny okres próbny niedługo się skończy.',
  'trial-paid': 'Bezpłatny okres próbny się skończył, a twój plan już działa.',
  'plan-changes':
    'Twój plan premium zmieni się po upływie opłaconego czasu. Nadal możesz zachować obecny.',
  'plan-changed': 'Twój plan premium został zmieniony.',
  canceled: 'Twoje premium się nie odnowi. Masz je do końca opłaconego czasu.',
  'renews-again': 'Twoje premium znów się odnawia.',
  refunded: 'Zwrot pieniędzy jest w drodze na twoją kartę.',
  'refund-failed': 'Zwrot nie dotarł na twoją kartę. W e-mailu piszemy, co można zrobić.',
  ended: 'Twoje premium się skończyło. Możesz do niego wrócić w każdej chwili.',
  'subscription-ended': 'Twoja subskrypcja się skończyła. Nadal masz premium w prezencie od nas.',
  withdrawn: 'Mamy twoje odstąpienie od umowy. Potwierdzenie znajdziesz w e-mailu.',
  reminder:
    'Twoje premium odnawia się automatycznie, dopóki nie zrezygnujesz. W e-mailu piszemy, ile kosztuje.',
  'price-changes': 'Cena Twojego premium się zmienia. Możesz wcześniej zrezygnować.',
  'price-stays': 'Cena Twojego premium zostaje bez zmian.',
};

export const sentences: NoticeSentences<Kinds> = {
  premium: ({ event }) => events[event],
  'incognito.ended': () =>
    'Incognito się skończyło. Twój profil jest wstrzymany, więc nie widzi cię nikt nowy.',
};

export const settings: NoticeSettingTexts<Kinds> = {
  premium: 'Zmiana w twoim premium lub płatności',
};

const pushedEvents: Readonly<Record<PremiumEvent, string>> = {
  started: 'Masz premium',
  'payment-failed': 'Płatność nie przeszła',
  unpaid: 'Twoje premium się skończyło, bo płatność nie przeszła',
  'trial-ending': 'Bezpłatny okres próbny niedługo się skończy',
  'trial-paid': 'Bezpłatny okres próbny się skończył, a twój plan już działa',
  'plan-changes': 'Twój plan premium niedługo się zmieni',
  'plan-changed': 'Twój plan premium został zmieniony',
  canceled: 'Twoje premium się nie odnowi',
  'renews-again': 'Twoje premium znów się odnawia',
  refunded: 'Pieniądze są w drodze do ciebie',
  'refund-failed': 'Zwrot do ciebie nie dotarł',
  ended: 'Twoje premium się skończyło',
  'subscription-ended': 'Subskrypcja się skończyła, a premium nadal masz',
  withdrawn: 'Mamy twoje odstąpienie od umowy',
  reminder: 'Twoje premium odnawia się, dopóki nie zrezygnujesz',
  'price-changes': 'Cena Twojego premium się zmienia',
  'price-stays': 'Cena Twojego premium zostaje bez zmian',
};

export const pushes: NoticePushes<Kinds> = {
  premium: ({ event }) => pushedEvents[event],
  'incognito.ended': () => 'Incognito się skończyło, więc twój profil jest wstrzymany',
};

export const mails: NoticeMails<Kinds> = {
  'incognito.ended': (_about, { brand, link }) => ({
    subject: `${brand}: incognito się skończyło`,
    preview: 'Twój profil jest wstrzymany, więc nie widzi Cię nikt nowy.',
    title: 'Incognito się skończyło',
    parts: [
      {
        text: 'Incognito już nie działa, bo Twoje premium się skończyło lub go nie obejmuje. Twój profil jest wstrzymany, więc nie widzi Cię nikt nowy. Twoje dopasowania nadal Cię widzą i mogą do Ciebie pisać.',
      },
      {
        text: 'Ty decydujesz, co dalej: możesz znów pokazać profil wszystkim albo zostawić go wstrzymany.',
      },
      { label: 'Wybierz, kto mnie widzi', href: link.settings },
    ],
    reason: `Dostajesz ten e-mail, bo dotyczy Twojego premium w serwisie ${brand}.`,
  }),
};
