import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-setup-link.ts';

export const messages: Translated<typeof en> = {
  start: 'Zacznij konfigurację',
  goOn: (done: number, all: number) => `Kontynuuj konfigurację, ${done} z ${all}`,
  open: 'Skonfiguruj swoją stronę',
  owner: 'Kto prowadzi stronę',
};
