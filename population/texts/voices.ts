import type { Language } from '../../contract/src/languages.ts';
import { arabic } from './ar/voice.ts';
import { english } from './en/voice.ts';
import { french } from './fr/voice.ts';
import { german } from './de/voice.ts';
import { polish } from './pl/voice.ts';
import { portuguese } from './pt/voice.ts';
import { spanish } from './es/voice.ts';
import type { Voice } from './voice.ts';

export const voices: Readonly<Record<Language, Voice>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  pl: polish,
  ar: arabic,
};
