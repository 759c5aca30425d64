/** The rules that every site begins with, without their words. */
export const shippedRules = [
  'link',
  'elsewhere',
  'messenger',
  'paid-dates',
  'script',
  'quick-money',
  'insult',
  'demand',
  'disguise',
  'same-text',
  'new-people',
  'likes',
  'banned-photo',
  'changed-profile',
  'reports',
] as const;
export type ShippedRule = (typeof shippedRules)[number];

export const isShippedRule = (id: string): id is ShippedRule =>
  (shippedRules as readonly string[]).includes(id);
