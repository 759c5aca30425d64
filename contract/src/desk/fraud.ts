import type { Category } from './categories.ts';

/** A ban for it warns everyone whom the banned person wrote to. */
export const isFraud = (category: Category) => category === 'SCAMS_AND_FRAUD';
