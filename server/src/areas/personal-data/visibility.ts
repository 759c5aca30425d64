import { consentVersion } from '@kindred/contract/accounts';
import {
  requestArchive,
  downloadArchive,
  downloadArchiveByLink,
  readArchive,
} from '@kindred/contract/personal-data/archives';
import {
  giveConsent,
  leave,
  mailLeavingCode,
  ownAccount,
} from '@kindred/contract/personal-data/leaving';
import { aboutCaller, aboutOwner } from '../../platform/visibility.ts';

export const visibility = [
  aboutCaller(ownAccount),
  aboutCaller(giveConsent, { body: { version: consentVersion } }),
  aboutCaller(mailLeavingCode, { body: {}, status: 422 }),
  aboutCaller(leave, { body: { password: 'a horse that counts staples' } }),
  aboutCaller(requestArchive, { body: {} }),
  aboutCaller(readArchive),
  aboutOwner(downloadArchive, [200, 404, 404], { url: '/archives/file' }),
];

/** Open to everyone, signed in or not. */
export const publicRoutes = [downloadArchiveByLink];
