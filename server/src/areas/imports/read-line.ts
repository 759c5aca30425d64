import { Email } from '@kindred/contract/common';
import type { DateFormat, ImportColumns, ImportField } from '@kindred/contract/imports/fields';
import { type LineFault, importLimits } from '@kindred/contract/imports/outcomes';
import type { Language } from '@kindred/contract/languages';
import { minimumAge } from '@kindred/contract/members';
import { profileLimits } from '@kindred/contract/profiles/limits';
import { countryCode } from '../../platform/geo/countries.ts';
import { findPlace } from '../../platform/geo/gazetteer.ts';
import { snapPosition } from '../../platform/geo/position.ts';
import { faultsIn } from '../../platform/http/input/validation.ts';
import { isVisible } from '../../platform/text/is-visible.ts';
import { isThrowAway } from '../accounts/registration/throw-away.ts';
import { ageOn } from '../members/age.ts';
import type { Details } from './details.ts';
import { readDay } from './read-day.ts';
import {
  type KnownInterests,
  readGender,
  readInterests,
  readLanguage,
  readSeeking,
} from './words.ts';

export interface Mapping {
  readonly columns: ImportColumns;
  readonly dateFormat: DateFormat;
  readonly language: Language;
  readonly heads: readonly string[];
  readonly today: string;
  readonly refusedDomains: ReadonlySet<string>;
  readonly interests: KnownInterests;
}

export interface StoredFault {
  readonly column: string | null;
  readonly value: string;
  readonly code: LineFault;
}

export interface ReadLine {
  /** Null if it is none. */
  readonly email: string | null;
  readonly outcome: 'ready' | 'partly' | 'wrong' | 'young';
  readonly faults: readonly StoredFault[];
  readonly language: Language;
  readonly details: Details;
}

/** These keep a line from being imported; after others, its person is invited without the value. */
const stopping: ReadonlySet<LineFault> = new Set([
  'quotes',
  'columns',
  'email-missing',
  'email-invalid',
  'email-throw-away',
]);

export const shorten = (value: string) => {
  const characters = Array.from(value.replaceAll(/\s+/g, ' ').trim());
  const most = importLimits.shownValue;
  return characters.length > most
    ? `${characters.slice(0, most - 1).join('')}…`
    : characters.join('');
};

/** Reads the values of a line. It depends on nothing but the line and the mapping. */
export function readLine(
  { cells, broken }: { readonly cells: readonly string[]; readonly broken: boolean },
  mapping: Mapping,
): ReadLine {
  const faults: StoredFault[] = [];
  const valueOf = (field: ImportField) => {
    const column = mapping.columns[field];
    return column === undefined ? '' : (cells[column] ?? '').normalize('NFC').trim();
  };
  const fault = (code: LineFault, field?: ImportField, value = field ? valueOf(field) : '') => {
    const column = field ? mapping.columns[field] : undefined;
    const head = column === undefined ? null : (mapping.heads[column] ?? null);
    const found = { column: head, value: shorten(value), code };
    const isSame = (each: StoredFault) => each.code === code && each.value === found.value;
    if (!faults.some(isSame)) faults.push(found);
    return null;
  };
  if (broken) fault('quotes', undefined, cells.join(' '));
  else if (cells.length > mapping.heads.length) fault('columns', undefined, cells.join(' '));
  const email = readEmail(valueOf('email'), mapping, fault);
  const details = readDetails(valueOf, mapping, fault);
  const named = valueOf('language');
  const language = named ? readLanguage(named) : mapping.language;
  if (!language) fault('language-unknown', 'language');
  return {
    email,
    outcome: outcomeOf(faults),
    faults,
    language: language ?? mapping.language,
    details,
  };
}

function outcomeOf(faults: readonly StoredFault[]) {
  if (faults.some(({ code }) => stopping.has(code))) return 'wrong';
  if (faults.some(({ code }) => code === 'too-young')) return 'young';
  return faults.length > 0 ? 'partly' : 'ready';
}

type AddFault = (code: LineFault, field?: ImportField, value?: string) => null;

function readEmail(value: string, { refusedDomains }: Mapping, fault: AddFault) {
  const email = value.toLowerCase();
  if (email === '') return fault('email-missing', 'email');
  if (faultsIn(Email, email).length > 0) return fault('email-invalid', 'email');
  if (isThrowAway(email, refusedDomains)) fault('email-throw-away', 'email');
  return email;
}

function readDetails(
  valueOf: (field: ImportField) => string,
  mapping: Mapping,
  fault: AddFault,
): Details {
  const within = (field: ImportField, value: string, most: number) =>
    Array.from(value).length > most ? fault('too-long', field) : value || null;
  const oneLine = (field: ImportField, most: number) => {
    const value = valueOf(field).replaceAll(/\s+/g, ' ');
    return isVisible(value) ? within(field, value, most) : fault('not-visible', field);
  };
  const gender = oneLine('gender', profileLimits.gender);
  const seeking = valueOf('seeking');
  const genders = seeking ? readSeeking(seeking) : [];
  if (!genders) fault('seeking-unknown', 'seeking');
  const { known, unknown } = readInterests(valueOf('interests'), mapping.interests);
  for (const word of unknown) fault('interest-unknown', 'interests', word);
  return {
    firstName: oneLine('firstName', profileLimits.name),
    lastName: oneLine('lastName', profileLimits.name),
    dateOfBirth: readBirthDate(valueOf('dateOfBirth'), mapping, fault),
    gender: gender && readGender(gender),
    genders: genders ?? [],
    place: readPlace(valueOf('city'), valueOf('countryName'), fault),
    bio: within('bio', valueOf('bio'), profileLimits.bio),
    interests: known.slice(0, profileLimits.interests),
  };
}

const oldest = 120;

function readBirthDate(value: string, { dateFormat, today }: Mapping, fault: AddFault) {
  if (!value) return null;
  const day = readDay(value, dateFormat);
  if (!day) return fault('date-invalid', 'dateOfBirth');
  const age = ageOn(day, today);
  if (age < 0 || age > oldest) return fault('date-invalid', 'dateOfBirth');
  return age < minimumAge ? fault('too-young', 'dateOfBirth') : day;
}

/** A city without a country says too little: many countries have one of that name. */
function readPlace(city: string, country: string, fault: AddFault) {
  if (!city) return null;
  const code = countryCode(country);
  if (!code) return fault('country-unknown', country ? 'countryName' : 'city');
  const place = findPlace(city, code);
  if (!place) return fault('city-unknown', 'city');
  return { city: place.city, country: place.country, ...snapPosition(place) };
}
