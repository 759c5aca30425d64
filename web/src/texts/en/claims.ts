import type { Claim } from '@kindred/contract/reports/reasons';

export const messages = {
  minor: 'Someone may be under 18',
  life: 'Someone may harm themselves',
  violence: 'A threat or violence',
  'intimate-picture': 'An intimate picture',
} satisfies Record<Claim, string>;
