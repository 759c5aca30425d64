import {
  downloadArchiveByLink,
  readArchiveLink,
} from '@kindred/contract/personal-data/archive-link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { download } from '../lib/calls/download.ts';
import { linkRead, queryOf } from './query.ts';

/** The account whose archive a mailed link opens. */
export const useArchiveLink = (token: string | null) =>
  useQuery({
    ...queryOf(readArchiveLink, { body: { token: token ?? '' } }),
    ...linkRead(token),
  });

/** Downloads the archive by the token of its mail. */
export const useOpenArchive = () =>
  useMutation({
    mutationFn: (token: string) =>
      download(downloadArchiveByLink, { body: { token } }, 'my-data.zip'),
  });
