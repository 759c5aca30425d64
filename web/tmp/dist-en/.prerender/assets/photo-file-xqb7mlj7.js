import { r as inSession } from './call-DKXJHjxq.js';
import { n as fetchFile } from './download-B-GskJm-.js';
import { t as session } from './session-qxZvcB-b.js';
import { r as keyOf } from './query-AAxsCU1Q.js';
import 'typebox';
import { queryOptions, useQuery } from '@tanstack/react-query';
// contract/src/photos/media.ts
var media = {
  method: 'GET',
  url: '/media/:address/:file',
  access: 'public',
  schema: { response: { 200: { required: [] } } },
};
// web/src/api/photos/photo-file.ts
/** Sends a token, unlike the browser, for photos that not everyone may see. */
var photoFile = (url) =>
  queryOptions({
    queryKey: [...keyOf(media), url],
    queryFn: () =>
      inSession(session, { access: 'member' }, (token) => fetchFile('GET', url, token)),
    staleTime: Infinity,
    gcTime: 6e4,
  });
var usePhotoFile = (url) => useQuery(photoFile(url));
export { usePhotoFile as n, photoFile as t };
