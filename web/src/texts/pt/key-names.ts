import type { Translated } from '@kindred/contract/texts/translated';
import type { keyNames as en } from '../en/key-names.ts';

export const keyNames: Translated<typeof en> = { control: 'Ctrl', enter: 'Enter' };
