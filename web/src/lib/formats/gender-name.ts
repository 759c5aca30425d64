import { textFor } from '../say.ts';
import { messages as genderNames } from '#texts/gender-names.ts';
import { capitalize } from './formats.ts';

/** A gender as staff read it: in their language, or in a member's own words. */
export const genderName = (gender: string) => textFor(genderNames, gender) ?? capitalize(gender);
