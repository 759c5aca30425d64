import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/own-account.ts';

export const messages: Translated<typeof en> = {
  loading: 'Wczytywanie…',
  failed: 'Nie udało się tego wczytać',
  again: 'Spróbuj ponownie',
  working: 'Chwileczkę…',
  showPassword: 'Pokaż hasło',
  staff: {
    title: 'Twoje konto',
    groups: {
      account: 'Konto',
      signIn: 'Logowanie',
      devices: 'Urządzenia',
      appearance: 'Wygląd',
    },
    scheme: 'Motyw',
    schemeAbout: 'Jasny, ciemny lub taki jak urządzenie. Zapisany w tej przeglądarce.',
    blur: 'Rozmywaj zgłoszone zdjęcia',
    blurAbout:
      'W sprawach o krytycznym i wysokim priorytecie, dopóki nie naciśniesz V lub zdjęcia. Zdjęcia, na których może być dziecko, są zawsze ukryte. Zapisane w tej przeglądarce.',
  },
  name: {
    title: 'Imię i nazwisko',
    about: (name: string) => `${name}. Widzi je zespół, a dziennik audytu je zachowuje.`,
    open: 'Zmień imię',
    first: 'Imię',
    last: 'Nazwisko (opcjonalnie)',
    submit: 'Zapisz',
    cancel: 'Anuluj',
    done: 'Twoje imię zostało zmienione.',
  },
  password: {
    title: 'Hasło',
    about: 'Zmiana hasła wyloguje wszystkie inne urządzenia. Potwierdzimy ją e-mailem.',
    open: 'Zmień hasło',
    present: 'Obecne hasło',
    fresh: 'Nowe hasło',
    rules: 'Użyj co najmniej 8 znaków. Najlepsze jest kilka przypadkowych słów.',
    submit: 'Zapisz hasło',
    cancel: 'Anuluj',
    done: 'Hasło zostało zmienione. Wszystkie inne urządzenia są wylogowane.',
  },
  address: {
    title: 'E-mail',
    about: (email: string) => `Logujesz się adresem ${email}. Inni nigdy go nie widzą.`,
    aboutTeam: (email: string) => `Logujesz się adresem ${email}. Widzi go zespół.`,
    open: 'Zmień e-mail',
    fresh: 'Nowy adres e-mail',
    password: 'Twoje hasło',
    submit: 'Wyślij kody',
    cancel: 'Anuluj',
    sent: (present: string, fresh: string) =>
      `Sprawdź obie skrzynki: jeden kod jest w drodze na ${present}, a drugi na ${fresh}. Działają dziesięć minut.`,
    sentFresh: (fresh: string) =>
      `Sprawdź skrzynkę: kod jest w drodze na ${fresh}. Działa dziesięć minut.`,
    presentCode: 'Kod z obecnego adresu',
    freshCode: 'Kod z nowego adresu',
    confirm: 'Potwierdź nowy adres',
    restart: 'Wyślij nowe kody',
    done: (email: string) => `Od teraz logujesz się adresem ${email}.`,
  },
  signInMethods: {
    title: 'Sposoby logowania',
    about:
      'Jeśli któregoś nie rozpoznajesz, usuń go. O każdym dodanym lub usuniętym piszemy e-mailem.',
    names: { password: 'Hasło', google: 'Google', facebook: 'Facebook' },
    since: (date: string) => `Od ${date}`,
    only: (method: 'password' | 'google' | 'facebook') =>
      `Twój jedyny sposób logowania: ${{ password: 'hasło', google: 'Google', facebook: 'Facebook' }[method]}.`,
    add: (name: string) => `Dodaj: ${name}`,
    remove: 'Usuń',
    removeNamed: (name: string) => `Usuń: ${name}`,
    dialog: (name: string) => `Usunąć: ${name}?`,
    why: (name: string) =>
      `Nie zalogujesz się już w ten sposób: ${name}. Wylogujemy wszystkie inne urządzenia.`,
    cancel: 'Anuluj',
    submit: 'Usuń',
    removed: (name: string) => `Ten sposób logowania został usunięty: ${name}.`,
  },
  sessions: {
    title: 'Urządzenia',
    about: 'Jeśli któregoś nie rozpoznajesz, wyloguj je i zmień hasło.',
    unknown: 'Nieznane urządzenie',
    current: 'To urządzenie',
    used: (when: string, where: string | null) =>
      where ? `Ostatnio używane ${when}, z adresu ${where}` : `Ostatnio używane ${when}`,
    end: 'Wyloguj',
    endNamed: (device: string, when: string) => `Wyloguj: ${device}, ostatnio używane ${when}`,
    endOthers: 'Wyloguj wszystkie inne',
    alone: 'Żadne inne urządzenie nie jest zalogowane.',
    ended: 'Urządzenie wylogowane.',
    endedOthers: 'Wszystkie inne urządzenia są wylogowane.',
  },
  pause: {
    title: 'Zrób sobie przerwę',
    about:
      'Możesz na jakiś czas zamknąć konto. Do twojego powrotu nikt cię nie zobaczy i nic nie zginie.',
    open: 'Zrób przerwę',
    dialog: 'Zrobić przerwę?',
    points: [
      'Od razu ukryjemy twój profil i zdjęcia i wylogujemy wszystkie urządzenia.',
      'Przechowamy wszystko tak długo, jak chcesz.',
      'Aby wrócić, zaloguj się hasłem i wybierz „Otwórz konto ponownie”.',
    ],
    password: 'Twoje hasło',
    missing: 'Wpisz hasło, żeby potwierdzić.',
    cancel: 'Anuluj',
    submit: 'Zamknij konto',
  },
};
