import { media } from '@kindred/contract/photos';
import { permissions } from '@kindred/contract/permissions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { inSession } from '../../lib/call.ts';
import { fetchFile } from '../../lib/download.ts';
import { session } from '../../lib/session.ts';
import { keyOf } from '../query.ts';

// Public while the photo is visible to others, and open to staff in every state.
const toStaff = { ...media, access: permissions.readReports };

/** Browsers send no token with pictures, so pictures for staff only are fetched by script. */
export const staffPhoto = (url: string) =>
  queryOptions({
    queryKey: [...keyOf(media), url],
    queryFn: () => inSession(session, toStaff, (token) => fetchFile('GET', url, token)),
    staleTime: Infinity,
    gcTime: 60_000,
  });

export const useStaffPhoto = (url: string) => useQuery(staffPhoto(url));
