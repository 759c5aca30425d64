import { ApiError, invalid } from '../http/errors.ts';
import type { Call } from '../http/route.ts';

/** A browser proves with the client secret that the intent is its own. */
export function refuseWrongSecret({ params, fromBrowser }: Call, secret: string | null): void {
  const given = params.text('client_secret');
  if (!fromBrowser && !given) return;
  if (!given)
    throw invalid('Missing required param: client_secret.', 'client_secret', 'parameter_missing');
  if (given !== secret)
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message:
        'The client_secret provided does not match the client_secret associated with this intent.',
      param: 'client_secret',
    });
}
