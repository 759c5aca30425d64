import { unsubscribeFromMails } from './notices/unsubscribe.ts';
import { apiBase } from './route.ts';

/**
 * Links lead below the configured address, never below the host name of a request.
 * Tokens are behind the `#`, which browsers do not send, so that no log contains them.
 */
export const links = (publicUrl: string) => ({
  signIn: `${publicUrl}/sign-in`,
  archive: (token: string) => `${publicUrl}/my-data#token=${encodeURIComponent(token)}`,
  statement: (token: string) => `${publicUrl}/statement#token=${encodeURIComponent(token)}`,
  pictureRequest: (token: string) =>
    `${publicUrl}/intimate-pictures#token=${encodeURIComponent(token)}`,
  withdraw: (token: string) => `${publicUrl}/withdraw#token=${encodeURIComponent(token)}`,
  home: `${publicUrl}/`,
  audit: `${publicUrl}/audit`,
  integrations: `${publicUrl}/integrations`,
  desk: `${publicUrl}/desk`,
  myReports: `${publicUrl}/my-reports`,
  settings: `${publicUrl}/settings`,
  safetyTips: `${publicUrl}/safety-tips`,
  fraudWarnings: `${publicUrl}/fraud-warnings`,
  approval: `${publicUrl}/approval`,
  agree: `${publicUrl}/agree`,
  news: `${publicUrl}/news`,
  profile: `${publicUrl}/profile`,
  photoCheck: `${publicUrl}/photo-check`,
  notices: `${publicUrl}/notices`,
  likes: `${publicUrl}/likes`,
  matches: `${publicUrl}/matches`,
  premium: `${publicUrl}/premium`,
  managePremium: `${publicUrl}/premium/manage`,
  discover: `${publicUrl}/discover`,
  browse: `${publicUrl}/browse`,
  verify: (token: string) => `${publicUrl}/verify#token=${encodeURIComponent(token)}`,
  reset: (token: string) => `${publicUrl}/reset-password#token=${encodeURIComponent(token)}`,
  join: (token: string) => `${publicUrl}/join#token=${encodeURIComponent(token)}`,
  invited: (token: string) => `${publicUrl}/invited#token=${encodeURIComponent(token)}`,
  undoEmail: (token: string) => `${publicUrl}/undo-email#token=${encodeURIComponent(token)}`,
  forgot: `${publicUrl}/forgot-password`,
  stop: (token: string) => `${publicUrl}/unsubscribe#token=${encodeURIComponent(token)}`,
  /** The token is in the path, as mail programs post to this link. */
  stopByPost: (token: string) =>
    `${publicUrl}${apiBase}${unsubscribeFromMails.url}?token=${encodeURIComponent(token)}`,
});
