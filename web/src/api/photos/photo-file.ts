import { media } from '@kindred/contract/photos/media';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { inSession } from '../../lib/calls/call.ts';
import { session } from '../../lib/sessions/session.ts';
import { keyOf } from '../query.ts';

/** Sends a token, unlike the browser, for photos that not everyone may see. */
export const photoFile = (url: string) =>
  queryOptions({
    queryKey: [...keyOf(media), url],
    // Most pages have no such photo.
    queryFn: async () => {
      const { fetchFile } = await import('../../lib/calls/fetch-file.ts');
      return inSession(session, { access: 'member' }, (token) => fetchFile('GET', url, token));
    },
    staleTime: Infinity,
    gcTime: 60_000,
  });

export const usePhotoFile = (url: string) => useQuery(photoFile(url));
