import type { accountsMails } from '../../../accounts/mails.ts';
import type { SignInMethod } from '../../../accounts/sign-in-methods.ts';
import type { MailDataOf, MailTexts } from '../../../mails.ts';
import { formatDateTime } from '../format-date-time.ts';

/** Follow 'mit'. */
const methodNames: Record<SignInMethod, string> = {
  password: 'deinem Passwort',
  google: 'Google',
  facebook: 'Facebook',
};

const day = (time: string) => formatDateTime(time, 'UTC');

function factorChange(data: MailDataOf<(typeof accountsMails)['second-factor']>) {
  switch (data.change) {
    case 'on':
      return 'Du meldest dich jetzt mit deinem Passwort und einem Code aus deiner Authenticator-App an.';
    case 'replaced':
      return 'Deine Authenticator-App wurde gewechselt.';
    case 'off':
      return 'Die Zwei-Faktor-Authentifizierung ist ausgeschaltet. Du meldest dich jetzt nur mit deinem Passwort an.';
    case 'recovery-codes':
      return 'Du hast neue Wiederherstellungscodes. Die alten gelten nicht mehr.';
    case 'recovery-code-used':
      return `Einer deiner Wiederherstellungscodes wurde benutzt. Übrig: ${data.left}.`;
  }
}

export const accounts: MailTexts<typeof accountsMails> = {
  'verify-email': ({ code, token, minutes }, { brand, link }) => ({
    subject: `Bestätige deine E-Mail-Adresse für ${brand}`,
    preview: `Dein Code ist ${code}. Er gilt ${minutes} Minuten lang.`,
    title: 'Bestätige deine E-Mail-Adresse',
    parts: [
      { text: 'Gib diesen Code auf der Seite ein, auf der du dich registriert hast:' },
      { code },
      {
        text: 'Oder bestätige mit diesem Link. Auf einem anderen Gerät wirst du nach einem neuen Passwort gefragt:',
      },
      { label: 'E-Mail-Adresse bestätigen', href: link.verify(token) },
      {
        note: `Der Code und der Link gelten ${minutes} Minuten lang. Wenn du dich nicht registriert hast, ignoriere diese E-Mail einfach. Deine Adresse wird dann nicht bestätigt.`,
      },
    ],
    reason: `Du bekommst diese E-Mail, weil mit deiner Adresse eine Registrierung bei ${brand} begonnen wurde.`,
  }),
  'reset-password': ({ token, minutes }, { brand, link }) => ({
    subject: `Wähle ein neues Passwort für ${brand}`,
    preview: `Der Link gilt ${minutes} Minuten lang und funktioniert nur einmal.`,
    title: 'Wähle ein neues Passwort',
    parts: [
      { text: 'Für dieses Konto soll das Passwort zurückgesetzt werden.' },
      { label: 'Neues Passwort wählen', href: link.reset(token) },
      {
        note: `Der Link gilt ${minutes} Minuten lang und funktioniert nur einmal. Wenn du das nicht angefordert hast, ignoriere diese E-Mail einfach. Dein Passwort bleibt dann, wie es ist.`,
      },
    ],
    reason: `Du bekommst diese E-Mail, weil bei ${brand} ein neues Passwort angefordert wurde.`,
  }),
  'password-changed': (_data, { brand, link }) => ({
    subject: `Dein Passwort bei ${brand} wurde geändert`,
    preview: 'Wenn du das nicht warst, wähle jetzt ein neues.',
    title: 'Dein Passwort wurde geändert',
    parts: [
      { text: 'Alle Geräte, die mit dem alten Passwort angemeldet waren, wurden abgemeldet.' },
      {
        text: 'Wenn du das nicht warst, wähle jetzt ein neues Passwort. Das geht nur mit Zugang zu diesem Postfach.',
      },
      { label: 'Das war ich nicht', href: link.forgot },
    ],
    reason: `Du bekommst diese E-Mail, weil es um die Sicherheit deines Kontos bei ${brand} geht.`,
  }),
  'present-address': ({ code, minutes }, { brand, link }) => ({
    subject: `Bestätige die neue E-Mail-Adresse für dein Konto bei ${brand}`,
    preview: `Dein Code ist ${code}. Er gilt ${minutes} Minuten lang.`,
    title: 'Änderst du gerade deine E-Mail-Adresse?',
    parts: [
      {
        text: 'Jemand mit deinem Passwort möchte die E-Mail-Adresse dieses Kontos ändern. Wenn du das bist, gib diesen Code ein:',
      },
      { code },
      {
        note: `Der Code gilt ${minutes} Minuten lang. Wenn du das nicht warst, gib den Code nicht weiter und wähle jetzt ein neues Passwort.`,
      },
      { label: 'Das war ich nicht', href: link.forgot },
    ],
    reason: `Du bekommst diese E-Mail, weil das die Adresse deines Kontos bei ${brand} ist.`,
  }),
  'new-address': ({ code, minutes }, { brand }) => ({
    subject: `Bestätige deine neue E-Mail-Adresse für ${brand}`,
    preview: `Dein Code ist ${code}. Er gilt ${minutes} Minuten lang.`,
    title: 'Bestätige deine neue E-Mail-Adresse',
    parts: [
      {
        text: 'Gib diesen Code ein und den, den wir an deine bisherige Adresse geschickt haben:',
      },
      { code },
      {
        note: `Der Code gilt ${minutes} Minuten lang. Wenn du das nicht angefordert hast, ignoriere diese E-Mail einfach.`,
      },
    ],
    reason: `Du bekommst diese E-Mail, weil jemand diese Adresse bei ${brand} verwenden möchte.`,
  }),
  'proof-code': ({ code, minutes }, { brand }) => ({
    subject: `Bestätige bei ${brand}, dass du es bist`,
    preview: `Dein Code ist ${code}. Er gilt ${minutes} Minuten lang.`,
    title: 'Bestätige, dass du es bist',
    parts: [
      { text: 'Gib diesen Code ein, um weiterzumachen:' },
      { code },
      {
        note: `Der Code gilt ${minutes} Minuten lang. Wenn du ihn nicht angefordert hast, gib ihn nicht weiter: Jemand ist in deinem Konto angemeldet. Melde das fremde Gerät in deinen Einstellungen ab.`,
      },
    ],
    reason: `Du bekommst diese E-Mail, weil in deinem Konto bei ${brand} ein Code angefordert wurde.`,
  }),
  'address-changed': ({ token, until, by }, { brand, link }) => ({
    subject: `Die E-Mail-Adresse deines Kontos bei ${brand} wurde geändert`,
    preview: `Wenn du das nicht warst, mach es bis zum ${day(until)} rückgängig.`,
    title: 'Deine E-Mail-Adresse wurde geändert',
    parts: [
      {
        text:
          by === 'staff'
            ? 'Unser Team hat die E-Mail-Adresse deines Kontos geändert. Du meldest dich jetzt mit der neuen an.'
            : 'Die E-Mail-Adresse deines Kontos wurde geändert. Du meldest dich jetzt mit der neuen an.',
      },
      {
        text: `Wenn du das nicht wolltest, mach es bis zum ${day(until)} rückgängig. Dafür brauchst du nur einen Klick und ein neues Passwort.`,
      },
      { label: 'Rückgängig machen', href: link.undoEmail(token) },
      {
        note: 'Wenn du das so wolltest, musst du nichts tun. Leite diese E-Mail nicht weiter.',
      },
    ],
    reason: `Du bekommst diese E-Mail, weil das die Adresse deines Kontos bei ${brand} war.`,
  }),
  'address-restored': (_data, { brand }) => ({
    subject: `Die E-Mail-Adresse deines Kontos bei ${brand} wurde zurückgeändert`,
    preview: 'Deine E-Mail-Adresse wurde zurückgeändert.',
    title: 'Deine E-Mail-Adresse wurde zurückgeändert',
    parts: [
      {
        text: 'Jemand mit Zugang zum alten Postfach dieses Kontos hat die E-Mail-Adresse zurückgeändert. Du meldest dich jetzt mit der alten Adresse und einem neuen Passwort an.',
      },
      { note: 'Wenn du das nicht warst, schreib uns.' },
    ],
    reason: `Du bekommst diese E-Mail, weil diese Adresse zu einem Konto bei ${brand} gehört hat.`,
  }),
  'address-tried': (_data, { brand, link }) => ({
    subject: `Jemand wollte deine E-Mail-Adresse bei ${brand} verwenden`,
    preview: 'An deinem Konto hat sich nichts geändert.',
    title: 'Du benutzt diese E-Mail-Adresse schon',
    parts: [
      {
        text: 'Jemand wollte diese E-Mail-Adresse für ein anderes Konto verwenden. Sie gehört zu deinem, deshalb hat sich nichts geändert.',
      },
      {
        text: 'Wenn du das warst, melde dich mit dieser Adresse an oder wähle ein neues Passwort.',
      },
      { label: 'Neues Passwort wählen', href: link.forgot },
      { note: 'Wenn du das nicht warst, ignoriere diese E-Mail einfach.' },
    ],
    reason: `Du bekommst diese E-Mail, weil du ein Konto bei ${brand} hast.`,
  }),
  'already-registered': (_data, { brand, link }) => ({
    subject: `Du hast schon ein Konto bei ${brand}`,
    preview: 'Melde dich an oder setze dein Passwort zurück.',
    title: 'Du hast schon ein Konto',
    parts: [
      {
        text: 'Jemand hat sich mit dieser E-Mail-Adresse registriert. Du hast damit schon ein Konto und brauchst kein zweites.',
      },
      {
        text: 'Wenn du das warst, melde dich zuerst aus dem neuen Konto ab. Melde dich dann in deinem bisherigen an oder setze dein Passwort zurück.',
      },
      { label: 'Anmelden', href: link.signIn },
      { label: 'Passwort zurücksetzen', href: link.forgot },
      {
        note: 'Wenn du das nicht warst, musst du nichts tun. An deinem Konto hat sich nichts geändert, ohne dieses Postfach kann deine Adresse nicht bestätigt werden, und wir verraten niemandem, dass du ein Konto hast.',
      },
    ],
    reason: `Du bekommst diese E-Mail, weil du ein Konto bei ${brand} hast.`,
  }),
  'address-unavailable': (data, { brand }) => ({
    subject:
      data.why === 'reserved'
        ? `Diese E-Mail-Adresse geht bei ${brand} noch nicht`
        : `Diese E-Mail-Adresse geht bei ${brand} nicht`,
    preview: 'Wir können diese Adresse jetzt nicht bestätigen.',
    title: 'Wir können diese E-Mail-Adresse nicht bestätigen',
    parts: [
      {
        text:
          data.why === 'reserved'
            ? `Jemand möchte diese E-Mail-Adresse für ein Konto verwenden. Bis vor ein paar Tagen gehörte sie zu einem anderen Konto, das sie bis zum ${day(data.until)} zurückholen kann. Versuch es danach noch einmal.`
            : 'Jemand möchte diese E-Mail-Adresse für ein Konto verwenden. Ein Konto mit dieser Adresse wurde gesperrt, und die Sperre gilt noch. Wenn du dich dagegen beschweren möchtest, schreib uns.',
      },
      { note: 'Wenn du das nicht warst, ignoriere diese E-Mail einfach.' },
    ],
    reason: `Du bekommst diese E-Mail, weil jemand diese Adresse bei ${brand} verwenden möchte.`,
  }),
  'reset-held': ({ until }, { brand }) => ({
    subject: `Du kannst dein Passwort bei ${brand} noch nicht zurücksetzen`,
    preview: `Einen Link kannst du nach dem ${day(until)} anfordern.`,
    title: 'Du kannst dein Passwort noch nicht zurücksetzen',
    parts: [
      {
        text: `Unser Team hat die E-Mail-Adresse dieses Kontos geändert. Aus dem alten Postfach lässt sich das bis zum ${day(until)} rückgängig machen. Bis dahin können wir keinen Link zum Zurücksetzen hierher schicken.`,
      },
      {
        text: 'Melde dich bis dahin mit deinem Passwort, Google oder Facebook an.',
      },
    ],
    reason: `Du bekommst diese E-Mail, weil bei ${brand} ein neues Passwort angefordert wurde.`,
  }),
  'sign-in-method-added': ({ method }, { brand, link }) => ({
    subject: `Du kannst dich jetzt bei ${brand} mit ${methodNames[method]} anmelden`,
    preview: 'Wenn du das nicht warst, wähle jetzt ein neues Passwort.',
    title: 'Neue Anmeldemethode',
    parts: [
      { text: `Du kannst dich jetzt in deinem Konto mit ${methodNames[method]} anmelden.` },
      {
        text: 'Wenn du das nicht warst, wähle jetzt ein neues Passwort. Damit werden alle anderen Anmeldemethoden entfernt.',
      },
      { label: 'Das war ich nicht', href: link.forgot },
    ],
    reason: `Du bekommst diese E-Mail, weil es um die Sicherheit deines Kontos bei ${brand} geht.`,
  }),
  'sign-in-method-removed': ({ method }, { brand, link }) => ({
    subject: `Du kannst dich bei ${brand} nicht mehr mit ${methodNames[method]} anmelden`,
    preview: 'Wenn du das nicht warst, wähle jetzt ein neues Passwort.',
    title: 'Anmeldemethode entfernt',
    parts: [
      { text: `Du kannst dich nicht mehr mit ${methodNames[method]} anmelden.` },
      {
        note: 'Das passiert auch, wenn du deine E-Mail-Adresse bestätigst oder dein Passwort zurücksetzt: Frühere Anmeldemethoden werden dann entfernt. Wenn du das nicht warst, wähle jetzt ein neues Passwort.',
      },
      { label: 'Das war ich nicht', href: link.forgot },
    ],
    reason: `Du bekommst diese E-Mail, weil es um die Sicherheit deines Kontos bei ${brand} geht.`,
  }),
  'second-factor': (data, { brand }) => ({
    subject: `Zwei-Faktor-Authentifizierung für dein Konto bei ${brand}`,
    preview: factorChange(data),
    title: 'Zwei-Faktor-Authentifizierung',
    parts: [
      { text: factorChange(data) },
      {
        note: 'Wenn du das nicht warst, gib sofort der Administration Bescheid und ändere dein Passwort.',
      },
    ],
    reason: `Du bekommst diese E-Mail, weil es um die Sicherheit deines Kontos bei ${brand} geht.`,
  }),
};
