import type { ErrorTexts } from '../../../errors.ts';
import type { liveErrors } from '../../../live/errors.ts';

export const live: ErrorTexts<typeof liveErrors> = {
  websocket_required: 'Mit dieser Adresse verbinden sich nur WebSockets.',
};
