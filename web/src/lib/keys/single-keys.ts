import { rememberedSwitch } from '../remembered-switch.ts';

/** Whether keys without a modifier do something. Voice users turn them off. */
export const singleKeys = rememberedSwitch('single-keys');
