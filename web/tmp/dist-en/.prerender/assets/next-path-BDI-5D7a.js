// web/src/lib/sessions/next-path.ts
/** The start page of a colleague: for moderators, the desk. */
var officePath = ({ staffRole }) => (staffRole === 'moderator' ? '/desk' : '/dashboard');
/** The page to open after signing in, if no other page was requested. */
function nextPath({ user, requiresVerification, requiresProfileCompletion }) {
  if (user?.isAdmin) return officePath(user);
  if (requiresVerification) return '/verify';
  return requiresProfileCompletion ? '/welcome' : '/start';
}
export { officePath as n, nextPath as t };
