import type { accountsMails } from '../../../accounts/mails.ts';
import type { SignInMethod } from '../../../accounts/sign-in-methods.ts';
import type { MailDataOf, MailTexts } from '../../../mails.ts';
import { formatDateTime } from '../format-date-time.ts';
import { plural } from '../plural.ts';

const methodNames: Record<SignInMethod, string> = {
  password: 'hasło',
  google: 'Google',
  facebook: 'Facebook',
};

const day = (time: string) => formatDateTime(time, 'UTC');

/** Follows 'przez'. */
const length = (minutes: number) =>
  plural(minutes, {
    one: `${minutes} minutę`,
    few: `${minutes} minuty`,
    many: `${minutes} minut`,
    other: `${minutes} minuty`,
  });

function factorChange(data: MailDataOf<(typeof accountsMails)['second-factor']>) {
  switch (data.change) {
    case 'on':
      return 'Od teraz logujesz się hasłem i kodem z aplikacji uwierzytelniającej.';
    case 'replaced':
      return 'Twoja aplikacja uwierzytelniająca została zmieniona.';
    case 'off':
      return 'Uwierzytelnianie dwuskładnikowe jest wyłączone. Od teraz logujesz się samym hasłem.';
    case 'recovery-codes':
      return 'Masz nowe kody odzyskiwania. Stare już nie działają.';
    case 'recovery-code-used':
      return `Jeden z Twoich kodów odzyskiwania został wykorzystany. Pozostałe kody: ${data.left}.`;
  }
}

export const accounts: MailTexts<typeof accountsMails> = {
  'verify-email': ({ code, token, minutes }, { brand, link }) => ({
    subject: `${brand}: potwierdź swój adres e-mail`,
    preview: `Twój kod to ${code}. Działa przez ${length(minutes)}.`,
    title: 'Potwierdź swój adres e-mail',
    parts: [
      { text: 'Wpisz ten kod na stronie, na której się rejestrujesz:' },
      { code },
      { text: 'Możesz też użyć tego linku. Na innym urządzeniu poprosi o nowe hasło:' },
      { label: 'Potwierdź mój e-mail', href: link.verify(token) },
      {
        note: `Kod i link działają przez ${length(minutes)}. Jeśli to nie Ty się rejestrujesz, możesz zignorować ten e-mail. Adres nie zostanie potwierdzony.`,
      },
    ],
    reason: `Dostajesz ten e-mail, bo ktoś podał Twój adres przy rejestracji w serwisie ${brand}.`,
  }),
  'reset-password': ({ token, minutes }, { brand, link }) => ({
    subject: `${brand}: wybierz nowe hasło`,
    preview: `Link działa raz, przez ${length(minutes)}.`,
    title: 'Wybierz nowe hasło',
    parts: [
      { text: 'Otrzymaliśmy prośbę o zresetowanie hasła do tego konta.' },
      { label: 'Wybierz nowe hasło', href: link.reset(token) },
      {
        note: `Link działa raz, przez ${length(minutes)}. Jeśli to nie Twoja prośba, możesz zignorować ten e-mail. Hasło się nie zmieni.`,
      },
    ],
    reason: `Dostajesz ten e-mail, bo ktoś poprosił o zresetowanie hasła w serwisie ${brand}.`,
  }),
  'password-changed': (_data, { brand, link }) => ({
    subject: `${brand}: Twoje hasło zostało zmienione`,
    preview: 'Jeśli to nie Ty, od razu wybierz nowe.',
    title: 'Twoje hasło zostało zmienione',
    parts: [
      { text: 'Wszystkie urządzenia zalogowane starym hasłem zostały wylogowane.' },
      {
        text: 'Jeśli to nie Ty, od razu wybierz nowe hasło. Może to zrobić tylko osoba z dostępem do tej skrzynki.',
      },
      { label: 'To nie ja', href: link.forgot },
    ],
    reason: `Dostajesz ten e-mail, bo dotyczy bezpieczeństwa Twojego konta w serwisie ${brand}.`,
  }),
  'present-address': ({ code, minutes }, { brand, link }) => ({
    subject: `${brand}: potwierdź nowy adres e-mail konta`,
    preview: `Twój kod to ${code}. Działa przez ${length(minutes)}.`,
    title: 'Zmieniasz adres e-mail?',
    parts: [
      {
        text: 'Ktoś, kto zna Twoje hasło, chce zmienić adres e-mail tego konta. Jeśli to Ty, wpisz ten kod:',
      },
      { code },
      {
        note: `Kod działa przez ${length(minutes)}. Jeśli to nie Ty, nie podawaj kodu nikomu i od razu wybierz nowe hasło.`,
      },
      { label: 'To nie ja', href: link.forgot },
    ],
    reason: `Dostajesz ten e-mail, bo to adres Twojego konta w serwisie ${brand}.`,
  }),
  'new-address': ({ code, minutes }, { brand }) => ({
    subject: `${brand}: potwierdź swój nowy adres e-mail`,
    preview: `Twój kod to ${code}. Działa przez ${length(minutes)}.`,
    title: 'Potwierdź swój nowy adres e-mail',
    parts: [
      { text: 'Wpisz ten kod oraz kod wysłany na obecny adres e-mail:' },
      { code },
      {
        note: `Kod działa przez ${length(minutes)}. Jeśli to nie Twoja prośba, możesz zignorować ten e-mail.`,
      },
    ],
    reason: `Dostajesz ten e-mail, bo ktoś chce używać tego adresu w serwisie ${brand}.`,
  }),
  'proof-code': ({ code, minutes }, { brand }) => ({
    subject: `${brand}: potwierdź, że to Ty`,
    preview: `Twój kod to ${code}. Działa przez ${length(minutes)}.`,
    title: 'Potwierdź, że to Ty',
    parts: [
      { text: 'Wpisz ten kod, żeby przejść dalej:' },
      { code },
      {
        note: `Kod działa przez ${length(minutes)}. Jeśli to nie Twoja prośba, nie podawaj kodu nikomu: ktoś jest zalogowany na Twoje konto. Wyloguj tamto urządzenie w ustawieniach.`,
      },
    ],
    reason: `Dostajesz ten e-mail, bo ktoś zalogowany na Twoje konto w serwisie ${brand} prosi o kod.`,
  }),
  'address-changed': ({ token, until, by }, { brand, link }) => ({
    subject: `${brand}: adres e-mail Twojego konta został zmieniony`,
    preview: `Jeśli to nie Ty, przywróć go do ${day(until)}.`,
    title: 'Twój adres e-mail został zmieniony',
    parts: [
      {
        text:
          by === 'staff'
            ? 'Nasz zespół zmienił adres e-mail Twojego konta. Od teraz logujesz się nowym.'
            : 'Adres e-mail Twojego konta został zmieniony. Od teraz logujesz się nowym.',
      },
      {
        text: `Jeśli to nie Twoja prośba, przywróć poprzedni adres do ${day(until)}. Wystarczy jedno kliknięcie i nowe hasło.`,
      },
      { label: 'Przywróć adres', href: link.undoEmail(token) },
      {
        note: 'Jeśli to Twoja prośba, nie musisz nic robić. Nie przesyłaj tego e-maila dalej.',
      },
    ],
    reason: `Dostajesz ten e-mail, bo to był adres Twojego konta w serwisie ${brand}.`,
  }),
  'address-restored': (_data, { brand }) => ({
    subject: `${brand}: poprzedni adres e-mail konta został przywrócony`,
    preview: 'Twój poprzedni adres e-mail został przywrócony.',
    title: 'Twój poprzedni adres e-mail został przywrócony',
    parts: [
      {
        text: 'Ktoś z dostępem do starej skrzynki tego konta przywrócił poprzedni adres. Od teraz logujesz się starym adresem i nowym hasłem.',
      },
      { note: 'Jeśli to nie Ty, napisz do nas.' },
    ],
    reason: `Dostajesz ten e-mail, bo tego adresu używało konto w serwisie ${brand}.`,
  }),
  'address-tried': (_data, { brand, link }) => ({
    subject: `${brand}: ktoś próbował użyć Twojego adresu e-mail`,
    preview: 'Na Twoim koncie nic się nie zmieniło.',
    title: 'Już używasz tego adresu',
    parts: [
      {
        text: 'Ktoś próbował użyć tego adresu e-mail na innym koncie. Adres należy do Twojego, więc nic się nie zmieniło.',
      },
      { text: 'Jeśli to Ty, zaloguj się tym adresem albo wybierz nowe hasło.' },
      { label: 'Wybierz nowe hasło', href: link.forgot },
      { note: 'Jeśli to nie Ty, możesz zignorować ten e-mail.' },
    ],
    reason: `Dostajesz ten e-mail, bo masz konto w serwisie ${brand}.`,
  }),
  'already-registered': (_data, { brand, link }) => ({
    subject: `Masz już konto w serwisie ${brand}`,
    preview: 'Zaloguj się albo zresetuj hasło.',
    title: 'Masz już konto',
    parts: [
      {
        text: 'Ktoś podał ten adres e-mail przy rejestracji. Masz już konto z tym adresem, więc nie potrzebujesz drugiego.',
      },
      {
        text: 'Jeśli to Ty, najpierw wyloguj się z nowego konta. Potem zaloguj się na dotychczasowe albo zresetuj hasło.',
      },
      { label: 'Zaloguj się', href: link.signIn },
      { label: 'Zresetuj hasło', href: link.forgot },
      {
        note: 'Jeśli to nie Ty, nie musisz nic robić. Na Twoim koncie nic się nie zmieniło, adresu nie da się potwierdzić bez tej skrzynki, a my nikomu nie mówimy, że masz konto.',
      },
    ],
    reason: `Dostajesz ten e-mail, bo masz konto w serwisie ${brand}.`,
  }),
  'address-unavailable': (data, { brand }) => ({
    subject: `${brand}: tego adresu e-mail ${data.why === 'reserved' ? 'nie można jeszcze użyć' : 'nie można użyć'}`,
    preview: 'Nie możemy teraz potwierdzić tego adresu.',
    title: 'Nie możemy potwierdzić tego adresu',
    parts: [
      {
        text:
          data.why === 'reserved'
            ? `Ktoś chce użyć tego adresu e-mail na koncie. Do niedawna należał do innego konta, które może do niego wrócić do ${day(data.until)}. Spróbuj ponownie po tym czasie.`
            : 'Ktoś chce użyć tego adresu e-mail na koncie. Konto z tym adresem jest zbanowane, a ban jeszcze trwa. Aby się odwołać, napisz do nas.',
      },
      { note: 'Jeśli to nie Ty, możesz zignorować ten e-mail.' },
    ],
    reason: `Dostajesz ten e-mail, bo ktoś chce użyć tego adresu w serwisie ${brand}.`,
  }),
  'reset-held': ({ until }, { brand }) => ({
    subject: `${brand}: nie możesz jeszcze zresetować hasła`,
    preview: `O link możesz poprosić po ${day(until)}.`,
    title: 'Nie możesz jeszcze zresetować hasła',
    parts: [
      {
        text: `Nasz zespół zmienił adres e-mail tego konta. Ze starej skrzynki można to cofnąć do ${day(until)}, więc przed tym czasem nie możemy wysłać tu linku do zresetowania hasła.`,
      },
      { text: 'Do tego czasu loguj się hasłem albo przez Google lub Facebook.' },
    ],
    reason: `Dostajesz ten e-mail, bo ktoś poprosił o nowe hasło w serwisie ${brand}.`,
  }),
  'sign-in-method-added': ({ method }, { brand, link }) => ({
    subject: `${brand}: nowy sposób logowania (${methodNames[method]})`,
    preview: 'Jeśli to nie Ty, od razu wybierz nowe hasło.',
    title: 'Nowy sposób logowania',
    parts: [
      { text: `Masz nowy sposób logowania na swoje konto: ${methodNames[method]}.` },
      {
        text: 'Jeśli to nie Ty, od razu wybierz nowe hasło. Usunie to wszystkie inne sposoby logowania.',
      },
      { label: 'To nie ja', href: link.forgot },
    ],
    reason: `Dostajesz ten e-mail, bo dotyczy bezpieczeństwa Twojego konta w serwisie ${brand}.`,
  }),
  'sign-in-method-removed': ({ method }, { brand, link }) => ({
    subject: `${brand}: sposób logowania usunięty (${methodNames[method]})`,
    preview: 'Jeśli to nie Ty, od razu wybierz nowe hasło.',
    title: 'Sposób logowania usunięty',
    parts: [
      { text: `Na swoje konto nie zalogujesz się już w ten sposób: ${methodNames[method]}.` },
      {
        note: 'Dzieje się tak też, gdy potwierdzasz adres e-mail lub resetujesz hasło: wcześniejsze sposoby logowania są wtedy usuwane. Jeśli to nie Ty, od razu wybierz nowe hasło.',
      },
      { label: 'To nie ja', href: link.forgot },
    ],
    reason: `Dostajesz ten e-mail, bo dotyczy bezpieczeństwa Twojego konta w serwisie ${brand}.`,
  }),
  'second-factor': (data, { brand }) => ({
    subject: `${brand}: uwierzytelnianie dwuskładnikowe`,
    preview: factorChange(data),
    title: 'Uwierzytelnianie dwuskładnikowe',
    parts: [
      { text: factorChange(data) },
      { note: 'Jeśli to nie Ty, od razu powiadom administrację i zmień hasło.' },
    ],
    reason: `Dostajesz ten e-mail, bo dotyczy bezpieczeństwa Twojego konta w serwisie ${brand}.`,
  }),
};
