import type { ErrorTexts } from '../../../errors.ts';
import type { liveErrors } from '../../../live/errors.ts';

export const live: ErrorTexts<typeof liveErrors> = {
  websocket_required: 'Só WebSockets se conectam a este endereço.',
};
