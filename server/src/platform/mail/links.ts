import { stopMails } from '@kindred/contract/notices';
import { apiBase } from '@kindred/contract/route';

/**
 * Where mails lead: below the configured address alone, never below what a request called this server.
 * Tokens stand behind the `#`, which browsers keep to themselves, so no log on the way sees them.
 */
export const links = (publicUrl: string) => ({
  signIn: `${publicUrl}/sign-in`,
  archive: (token: string) => `${publicUrl}/my-data#token=${encodeURIComponent(token)}`,
  home: `${publicUrl}/`,
  myReports: `${publicUrl}/my-reports`,
  profile: `${publicUrl}/profile`,
  verify: (token: string) => `${publicUrl}/verify#token=${encodeURIComponent(token)}`,
  reset: (token: string) => `${publicUrl}/reset-password#token=${encodeURIComponent(token)}`,
  join: (token: string) => `${publicUrl}/join#token=${encodeURIComponent(token)}`,
  forgot: `${publicUrl}/forgot-password`,
  stop: (token: string) => `${publicUrl}/unsubscribe#token=${encodeURIComponent(token)}`,
  /** For mail programs, which post to it; so here the token cannot hide. */
  stopByPost: (token: string) =>
    `${publicUrl}${apiBase}${stopMails.url}?token=${encodeURIComponent(token)}`,
});
