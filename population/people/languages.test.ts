import { describe, expect, test } from 'vitest';
import { languageCodes, type Language } from '../../contract/src/languages.ts';
import { profileLimits } from '../../contract/src/profiles/limits.ts';
import { promptLimits } from '../../contract/src/profiles/prompts.ts';
import { findPlace } from '../../server/src/platform/geo/gazetteer.ts';
import { createSettings } from '../settings.ts';
import { languageSpokenIn } from './languages.ts';
import { createMembers, type Member } from './member.ts';

const settings = createSettings({ members: 20_000, seed: 7, today: '2026-03-14' });
const memberAt = createMembers(settings);
const everyone = Array.from({ length: settings.members }, (_, index) => memberAt(index));
const shareIn = (language: Language, of: (member: Member) => boolean) => {
  const there = everyone.filter(of);
  return there.filter((member) => member.language === language).length / there.length;
};

describe('the language of a member', () => {
  test.each(
    Object.entries({
      de: 'DE Berlin, AT Vienna, CH Zürich, CH Biel/Bienne, BE Eupen',
      fr: 'FR Lyon, BE Brussels, BE Liège, CH Genève, CH Sitten, CA Montréal, CA Québec, CA Gatineau, CA Val-d’Or',
      es: 'ES Madrid, MX Mexico City, AR Rosario, CO Bogotá, CL Santiago, PE Lima',
      pt: 'BR Recife, PT Porto',
      pl: 'PL Warsaw',
      ar: 'EG Cairo, MA Rabat, LB Beirut, AE Dubai',
      en: 'GB London, US Chicago, CA Toronto, CA Ottawa, CA Moncton, BE Antwerpen, CH Lugano, TR Istanbul, JP Tokyo',
    }),
  )('is mostly %s in %s', (language, places) => {
    for (const named of places.split(', ')) {
      const place = findPlace(named.slice(3).replace('’', "'"), named.slice(0, 2));
      expect([named, place && languageSpokenIn(place)]).toEqual([named, language]);
    }
  });

  test('is that of their place for most, and English for the others', () => {
    const inBerlin = ({ home }: Member) => home?.city === 'Berlin';
    expect(everyone.filter(inBerlin).length).toBeGreaterThan(50);
    expect(shareIn('de', inBerlin)).toBeGreaterThan(0.75);
    expect(shareIn('de', ({ home }) => home?.country === 'DE')).toBeCloseTo(0.85, 1);
    expect(shareIn('en', ({ home }) => home?.country === 'DE')).toBeCloseTo(0.15, 1);
    expect(shareIn('en', ({ home }) => home?.country === 'TR')).toBe(1);
    expect(shareIn('en', ({ home }) => home?.city === 'London')).toBe(1);
  });

  test('is English for those who came to the Emirates from elsewhere', () => {
    const came = ({ home, culture }: Member) => home?.country === 'AE' && culture !== 'arab';
    expect(shareIn('en', came)).toBe(1);
    expect(shareIn('ar', (member) => member.home?.country === 'AE' && !came(member))).toBeCloseTo(
      0.85,
      0,
    );
  });
});

describe.each(languageCodes)('what members write in %s', (language) => {
  const writers = everyone.filter((member) => member.language === language).slice(0, 1500);
  const bios = writers.flatMap(({ bio }) => (bio === null ? [] : [bio]));
  const answers = writers.flatMap(({ prompts }) => prompts.map(({ answer }) => answer));

  test('is whole and within the limits', () => {
    const broken = /[{}]|\bundefined\b|\bnull\b| {2}|^\s|\s$|[.,;:!?،؛؟][.,;:،؛]|\s[.,،؛؟]/;
    expect([...bios, ...answers].filter((text) => broken.test(text))).toEqual([]);
    expect(bios.filter((text) => text.length > profileLimits.bio)).toEqual([]);
    expect(answers.filter((text) => text.length > promptLimits.answerLength)).toEqual([]);
    expect(bios.filter((text) => /^\p{Ll}/u.test(text))).toEqual([]);
  });

  test('is rarely the same', () => {
    expect(bios.length).toBeGreaterThan(100);
    expect(new Set(bios).size / bios.length).toBeGreaterThan(0.9);
  });
});

test('sentences in Arabic have no words in Latin letters', () => {
  const texts = everyone
    .filter(({ language }) => language === 'ar')
    .flatMap(({ bio, prompts }) => [bio ?? '', ...prompts.map(({ answer }) => answer)]);
  expect(texts.filter((text) => /[a-z]/i.test(text))).toEqual([]);
});
