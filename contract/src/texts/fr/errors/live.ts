import type { liveErrors } from '../../../live/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const live: ErrorTexts<typeof liveErrors> = {
  websocket_required: 'Seuls les WebSockets se connectent à cette adresse.',
};
