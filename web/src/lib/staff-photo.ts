import { media } from '@kindred/contract/photos';
import { staffRoles } from '@kindred/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { inSession } from './call.ts';
import { fetchFile } from './download.ts';
import { session } from './session.ts';

// Open to all while the photo is shown, and to the team whatever has become of it.
const toStaff = { ...media, access: staffRoles };

/** Browsers send no token with pictures, so the team fetches by script what others may not see. */
export const staffPhoto = (url: string) =>
  queryOptions({
    queryKey: ['staff-photo', url],
    queryFn: () => inSession(session, toStaff, (token) => fetchFile('GET', url, token)),
    staleTime: Infinity,
    gcTime: 60_000,
  });
