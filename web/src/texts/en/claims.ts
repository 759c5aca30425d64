import type { Claim } from '@kindred/contract/reports/claims';

export const messages = {
  minor: 'Someone may be under 18',
  life: 'Someone may harm themselves',
  violence: 'A threat or violence',
} satisfies Record<Claim, string>;
