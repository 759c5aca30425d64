import { readersLocale } from '../../lib/formats/locale.ts';

/** What a number is for, besides the police. */
export type CallReason = 'violence' | 'fraud';

/** A number, or the address of a page, and the name that the service has in its country. */
interface Service {
  readonly name?: string;
  readonly to: string;
}

type Numbers = { readonly police: string } & { readonly [Reason in CallReason]?: Service };

const call = (to: string, name?: string): Service => ({ to, ...(name && { name }) });

const europe = { police: '112' } as const;
const america = { police: '911' } as const;

/**
 * Whom people call in a country, from inside it. Only services for the whole country that anyone can call are listed. The
 * police of the European Union is at 112 everywhere (Directive 2018/1972, article 109), and 116 006 is its number for
 * victims of crime (Decision 2009/884/EC). The others were collected in November 2026, and no one called them: who runs a
 * site compares those of its countries with what the services publish.
 */
export const numbers: Readonly<Record<string, Numbers>> = {
  AE: { police: '999' },
  AR: { ...america, violence: call('144', 'Línea 144') },
  AT: { ...europe, violence: call('0800 222 555', 'Frauenhelpline gegen Gewalt') },
  AU: {
    police: '000',
    violence: call('1800 737 732', '1800RESPECT'),
    fraud: call('scamwatch.gov.au', 'Scamwatch'),
  },
  BE: { ...europe, violence: call('0800 30 030', 'Écoute violences conjugales') },
  BG: europe,
  BR: { police: '190', violence: call('180', 'Ligue 180') },
  CA: { ...america, fraud: call('1-888-495-8501', 'Canadian Anti-Fraud Centre') },
  CH: europe,
  CL: { police: '133', violence: call('1455') },
  CO: { police: '123', violence: call('155', 'Línea Púrpura 155') },
  CY: { ...europe, violence: call('1440') },
  CZ: { ...europe, violence: call('116 006', 'Linka pomoci obětem') },
  DE: {
    police: '110',
    violence: call('116 016', 'Hilfetelefon Gewalt gegen Frauen'),
    fraud: call('portal.onlinewache.polizei.de', 'Onlinewache'),
  },
  DK: { ...europe, violence: call('1888', 'Lev Uden Vold') },
  EE: { ...europe, violence: call('116 006', 'Ohvriabi') },
  EG: { police: '122', violence: call('15115') },
  ES: { ...europe, violence: call('016'), fraud: call('017', 'INCIBE') },
  FI: { ...europe, violence: call('080 005 005', 'Nollalinja') },
  FR: {
    ...europe,
    violence: call('3919', 'Violences Femmes Info'),
    fraud: call('0 805 805 817', 'Info Escroqueries'),
  },
  GB: {
    police: '999',
    violence: call('0808 2000 247', 'National Domestic Abuse Helpline'),
    fraud: call('0300 123 2040', 'Report Fraud'),
  },
  GR: { ...europe, violence: call('15900') },
  HK: { police: '999', fraud: call('18222') },
  HR: { ...europe, violence: call('116 006') },
  HU: { ...europe, violence: call('06 80 20 55 20', 'OKIT') },
  IE: { police: '999', violence: call('1800 341 900', "Women's Aid") },
  IL: { police: '100', violence: call('118') },
  IN: { police: '112', violence: call('181', 'Women Helpline'), fraud: call('1930') },
  IS: europe,
  IT: { ...europe, violence: call('1522'), fraud: call('commissariatodips.it') },
  JO: { police: '911' },
  JP: { police: '110', violence: call('#8008', 'DV相談ナビ'), fraud: call('188') },
  KR: { police: '112', violence: call('1366') },
  KW: { police: '112' },
  LB: { police: '112', violence: call('1745') },
  LT: europe,
  LU: europe,
  LV: { ...europe, violence: call('116 006') },
  MA: { police: '19' },
  MT: { ...europe, violence: call('179') },
  MX: america,
  MY: { police: '999', violence: call('15999', 'Talian Kasih'), fraud: call('997', 'NSRC') },
  NL: {
    ...europe,
    violence: call('0800 2000', 'Veilig Thuis'),
    fraud: call('fraudehelpdesk.nl', 'Fraudehelpdesk'),
  },
  NO: { police: '112', violence: call('116 006', 'VO-linjen') },
  NZ: { police: '111', violence: call('0800 456 450'), fraud: call('netsafe.org.nz', 'Netsafe') },
  PE: { police: '105', violence: call('100', 'Línea 100') },
  PL: {
    ...europe,
    violence: call('800 120 002', 'Niebieska Linia'),
    fraud: call('incydent.cert.pl', 'CERT Polska'),
  },
  PT: { ...europe, violence: call('800 202 148') },
  QA: { police: '999' },
  RO: { ...europe, violence: call('0800 500 333') },
  SA: { police: '911', violence: call('1919') },
  SE: { ...europe, violence: call('020-50 50 50', 'Kvinnofridslinjen') },
  SG: { police: '999', violence: call('1800 777 0000', 'NAVH'), fraud: call('1799', 'ScamShield') },
  SI: { ...europe, violence: call('080 11 55', 'SOS telefon') },
  SK: { ...europe, violence: call('0800 212 212') },
  TN: { police: '197', violence: call('1899') },
  TR: { police: '112', violence: call('183', 'ALO 183') },
  TW: { police: '110', violence: call('113'), fraud: call('165') },
  US: {
    ...america,
    violence: call('1-800-799-7233', 'National Domestic Violence Hotline'),
    fraud: call('reportfraud.ftc.gov', 'Federal Trade Commission'),
  },
  UY: { ...america, violence: call('0800 4141') },
  ZA: { police: '10111', violence: call('0800 428 428', 'GBV Command Centre') },
};

/** Newer browsers have a method for it, and older ones a property. */
interface LocaleWithZones {
  getTimeZones?: () => readonly string[] | undefined;
  timeZones?: readonly string[];
}

function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & LocaleWithZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Where the clock of the device is, or else the country of its language. It is '' if that has no numbers here. */
export function guessCountry() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const countries = Object.keys(numbers);
  const there = countries.find((country) => zonesOf(country).includes(timeZone));
  if (there) return there;
  const { region } = new Intl.Locale(readersLocale);
  return region && region in numbers ? region : '';
}
