import { defineErrors } from '../errors.ts';

export const liveErrors = defineErrors({
  websocket_required: { status: 426 },
});
